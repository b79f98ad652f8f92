"""The same rules packed for speed, and the search built on them.

Importing this package loads nothing heavy; NumPy and Numba come with the modules that compute.
"""
