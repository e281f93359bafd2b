"""A greedy player of Lockup."""
