"""A greedy player of Roll Player."""
