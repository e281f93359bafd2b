"""`karczma train`: a judgement that learns from games against itself, round after round."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from karczma.lab.cluster import hired
from karczma.lab.pool import Crew
from karczma.terminal.laboratory import need
from karczma.terminal.papers import on_file
from karczma.terminal.progress import bar
from karczma.terminal.room import Room

if TYPE_CHECKING:
    from karczma.lab.train import Round, Score, Training  # needs the laboratory

INTERRUPTED = 130  # what a shell reports after Ctrl-C


@dataclass(frozen=True)
class Wish:
    """What the command line asks for."""

    game: str
    rounds: int
    games: int
    seed: int
    jobs: int  # 0: one per core
    ray: str | None  # a cluster instead
    out: Path | None

    @property
    def folder(self) -> Path:
        return self.out or Path("training") / self.game


def show_training(room: Room, wish: Wish, as_json: bool) -> int:
    need("numpy", "matplotlib")
    from karczma.lab.selfplay import Order  # noqa: PLC0415  needs the laboratory
    from karczma.lab.train import open_training  # noqa: PLC0415

    order = Order(wish.game, wish.seed, wish.games, wish.rounds)
    with on_file(wish.folder):
        training = open_training(order, wish.folder)
    if not as_json:
        room.show(Text(room.words.game(training.face, "game-name"), "bold"))
        for one in training.curve:
            _tell(room, one)
    try:
        with hired(wish.jobs, wish.ray) as crew:
            _train(room, wish, training, crew, as_json)
    except KeyboardInterrupt:
        room.complain(room.say("train-interrupted", rounds=training.round, folder=str(wish.folder)))
        return INTERRUPTED
    if as_json:
        room.write_json(told(training))
    else:
        made = training.made()
        hours = room.number(made["hours"], 2)
        room.tell("train-done", games=made["games"], hours=hours, cores=made["cores"], folder=str(wish.folder))
    return 0


def _train(room: Room, wish: Wish, training: Training, crew: int | Crew, as_json: bool) -> None:
    while training.round < wish.rounds:
        words = room.say("train-progress", round=training.round + 1, rounds=wish.rounds)
        with bar(room, words, wish.games) as played:
            one = training.next_round(crew, played)
        with on_file(wish.folder):
            training.keep(wish.folder)
        if not as_json:
            _tell(room, one)
    with on_file(wish.folder):
        _finish(room, training, wish.folder)


def _finish(room: Room, training: Training, folder: Path) -> None:
    """What is made of the checkpoint: made again if somebody deleted it."""
    from karczma.lab import curve  # noqa: PLC0415  needs the laboratory

    training.publish(folder)
    rivals = {"regular": room.say("train-regular"), "last": room.say("train-last")}
    title = room.words.game(training.face, "game-name")
    labels = curve.Labels(title, room.say("train-games"), room.say("train-wins"), room.say("train-loss"), rivals)
    curve.draw(folder, training.curve, labels)


def _tell(room: Room, one: Round) -> None:
    last, regular = [_share(room, one.against[rival]) for rival in ("last", "regular")]
    loss = room.number(one.loss, 4)
    room.tell("train-round", round=one.round, games=room.number(one.games), loss=loss, last=last, regular=regular)


def _share(room: Room, score: Score) -> str:
    if not score.games:
        return room.say("train-none")
    return room.say("train-share", share=room.number(100 * score.wins / score.games, 1), games=score.games)


def told(training: Training) -> dict[str, Any]:
    """The training for programs."""
    from karczma.lab.tournament import interval  # noqa: PLC0415

    rounds: list[dict[str, Any]] = []
    for one in training.curve:
        against: dict[str, Any] = {}
        for rival, score in one.against.items():
            low, high = interval(score.wins, score.games)
            against[rival] = {"wins": score.wins, "games": score.games, "low": low, "high": high}
        head = {"round": one.round, "games": one.games, "loss": one.loss, "seconds": one.seconds, "cores": one.cores}
        rounds.append({**head, "against": against})
    return {"game": training.order.game, **training.made(), "curve": rounds}
