"""Stonespine Architects, by Jordy Adan (Thunderworks Games, 2023): drafting a dungeon, 1 to 5 players."""

from karczma.games.stonespine.face import FACE as FACE
