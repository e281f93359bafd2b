"""A program as a bot: the first option, or whatever its argument says."""

from __future__ import annotations

import json
import sys


def main(how: str) -> None:
    for number, line in enumerate(sys.stdin):
        told = json.loads(line)
        assert set(told) == {"game", "seat", "seats", "question", "view"}
        if how == "dies" and number == 2:
            sys.exit(3)
        if how == "hangs":
            sys.stdin.read()
        answer = "what?" if how == "raves" else json.dumps({"do": told["question"]["options"][0]["do"]})
        print(answer, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
