"""Kajko i Kokosz: Przygody Wojów, by Reiner Knizia (Egmont Polska, 2015): push your luck, 2 to 5 players."""

from karczma.games.kajko.face import FACE as FACE
