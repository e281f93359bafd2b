"""Roll Player drawn in the terminal."""
