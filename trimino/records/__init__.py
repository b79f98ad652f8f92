"""Matches and positions as text: records, a short notation, and views as JSON."""
