"""Places in a browser."""
