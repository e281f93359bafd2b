"""A greedy player of Przygody Wojów."""
