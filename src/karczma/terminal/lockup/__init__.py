"""Lockup drawn in the terminal."""
