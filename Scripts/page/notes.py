"""Notes in a browser."""
