"""Figures, not tests: what things cost, beside what this machine does in the same minute."""
