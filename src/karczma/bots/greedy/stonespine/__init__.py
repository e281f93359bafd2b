"""A greedy player of Stonespine Architects."""
