"""Smithy, a made-up game for 1 to 4 smiths: it is here to use every mechanism of the kernel once."""

from smithy.face import FACE as FACE
