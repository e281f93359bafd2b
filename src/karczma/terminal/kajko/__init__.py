"""Przygody Wojów drawn in the terminal."""
