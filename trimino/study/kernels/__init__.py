"""Rounds played and counted in compiled code: one call for a batch.

They stand in a folder of their own, since all of them are compiled anew when one changes.
"""
