// The core.
