"""The game for those who train agents: environments of the libraries they know.

Adapters only: what is legal and what it scores is asked of `trimino.rules` and `trimino.engine`.
"""
