### What only the web app says, in English.
###
### The opening of game.ftl tells how details are put in, and the words of the game.
