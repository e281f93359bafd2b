"""The table in a terminal: drawing, choosing, saving, and everything else `karczma` prints."""
