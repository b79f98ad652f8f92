"""An agent that learns the game in minutes, on the CPU, and then takes a seat in the arena.

`train` is the place to begin. Only `ppo`, `policy` and `train` need PyTorch; `player` does not.
"""
