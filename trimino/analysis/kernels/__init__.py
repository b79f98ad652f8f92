"""Rounds played on by players of given levels, in compiled code."""
