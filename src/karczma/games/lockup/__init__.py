"""Lockup: A Roll Player Tale, by Stan Kordonskiy (Thunderworks Games, 2019): prison crews, 1 to 5 players."""

from karczma.games.lockup.face import FACE as FACE
