"""Stonespine Architects drawn in the terminal."""
