"""Benchmarks, as ratios taken in one run, so that results are comparable between machines."""
