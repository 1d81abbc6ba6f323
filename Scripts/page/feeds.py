"""Feeds in a browser."""
