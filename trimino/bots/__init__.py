"""What can play a seat."""
