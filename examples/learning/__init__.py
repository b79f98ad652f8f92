"""An agent that learns the game in minutes on the CPU and can play in the arena.

Start with `train`. Only `ppo`, `policy` and `train` need PyTorch; `player` does not.
"""
