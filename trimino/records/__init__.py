"""The game as text and pictures: records of matches, a short notation, and drawings."""
