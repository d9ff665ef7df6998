"""Pictures: scenes are plain data, and only this package turns them into pixels."""
