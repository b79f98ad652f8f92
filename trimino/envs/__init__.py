"""Environments for learning agents: PettingZoo, Gymnasium, a vector environment, OpenSpiel.

    trimino_v0       PettingZoo, two to six agents
    solo             Gymnasium, the solo game: `gymnasium.make("trimino/Solo-v0")`
    vector           thousands of tables in one compiled call
    openspiel        OpenSpiel, with chance as a player
    encoding         numbers of actions, masks and observations, which all of them share

What is legal and what it scores is asked of `trimino.rules` and `trimino.engine`. Importing this
package registers the solo game with Gymnasium.
"""

from trimino.envs.registration import register
from trimino.rules.optional_packages import Extra, import_extra

# All environments need it; each says itself which other package it lacks.
import_extra("numpy", Extra.ENVS)
register()
