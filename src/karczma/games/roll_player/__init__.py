"""Roll Player, by Keith Matejka (Thunderworks Games, 2016): building a character out of dice, 1 to 4 players."""

from karczma.games.roll_player.face import FACE as FACE
