"""The page in a real browser, over the whole list of games."""
