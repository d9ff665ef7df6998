"""The schema's steps, in order of their numbers; a step once released is never edited."""
