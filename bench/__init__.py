"""What is measured, as ratios taken in one run, so that a result means the same on any machine."""
