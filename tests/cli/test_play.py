"""A whole game at one terminal: choosing, taking back, asking for help, saving and coming back."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from typer.testing import Result

import karczma
from cli.conftest import Run
from karczma.games import GAMES
from karczma.terminal.play import PACES


def numbers(seed: int) -> str:
    """Somebody who types any number, offered or not, until the game is over."""
    dice = random.Random(seed)
    return "".join(f"{dice.randint(1, 11)}\n" for _ in range(2000))


def only(folder: Path) -> Path:
    (found,) = folder.glob("*.json")
    return found


def moves(path: Path) -> list[dict[str, object]]:
    listed = json.loads(path.read_text())["save"]["record"]["moves"]
    assert isinstance(listed, list)
    return listed


def in_words(result: Result) -> None:
    """No key instead of a text, no text with a hole in it."""
    assert not re.search(
        r"\b(cli|event|do|why|part|zone|number|card|stack|question|blocked|error)-[a-z_]", result.output
    )
    assert "{" not in result.output
    assert "$" not in result.output


@pytest.mark.parametrize(
    ("lang", "result_is", "wins"), [("en", "The result", "wins."), ("pl", "Wynik", "Wygrywa")], ids=["en", "pl"]
)
@pytest.mark.parametrize("table", [[], ["--players", "5", "--option", "dusigrosz=on", "--option", "coin_in_hand=on"]])
def test_a_whole_game_against_bots(
    run: Run, records: Path, saves: Path, table: list[str], lang: str, result_is: str, wins: str
) -> None:
    result = run("--lang", lang, "play", "kajko", "--seed", "5", *table, input=numbers(5))
    assert result.exit_code == 0
    assert result.stderr == ""
    assert {"en": "You have nothing to lose yet.", "pl": "Na razie nie masz nic do stracenia."}[lang] in result.stdout
    end = result.stdout.rpartition(f"\n{result_is}\n")[2]
    assert wins in end
    assert "ef2d127de37b942baad06145e54b0c619a1f22327b2ebbcfbec78f5564afe39d" in end  # sha256 of 5
    record = only(records)
    assert str(record) in end
    match = karczma.replay(json.loads(record.read_text()))
    assert match.over
    for seat in match.scores().seats:
        assert re.search(rf"\b{seat.total}$", end, re.M)
    assert not list(saves.iterdir())
    in_words(result)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_no_line_is_wider_than_the_screen(run: Run, lang: str) -> None:
    names = "Ania,Bartłomiej Maksymilian,Cezary,Dorota,Eleonora Wirginia Iza"
    typed = "".join(f"\n{line}\nl\ns\nh\n?\n" for line in numbers(9).split()[:80])
    result = run("play", "kajko", "--lang", lang, "--people", names, "--seed", "9", input=typed)
    for line in result.stdout.splitlines():
        if ".json" not in line:  # names of files are not broken
            assert cell_len(line.rstrip()) <= 80, line


def test_the_same_seed_and_the_same_keys_give_the_same_game(run: Run, records: Path) -> None:
    hashes = []
    for _ in range(2):
        run("play", "kajko", "--seed", "12", "--players", "3", input=numbers(3))
        hashes.append(json.loads(only(records).read_text())["moves"][-1]["hash"])
        only(records).unlink()
    assert hashes[0] == hashes[1]


def test_bots_alone_play_to_the_end(run: Run, records: Path) -> None:
    result = run("play", "kajko", "--people", "", "--bots", "3", "--bot-kind", "greedy,random", "--lang", "pl")
    assert result.exit_code == 0
    assert "Wynik" in result.stdout
    assert only(records)


def test_people_choose_levels_and_each_golem_says_who_it_is(run: Run, saves: Path) -> None:
    result = run("play", "kajko", "--bots", "4", "--level", "master,novice", "--lang", "pl", input="?\nq\n")
    assert result.exit_code == 0
    said = " ".join(result.stdout.split())
    assert said.count("Zwornik (mistrz, ostrożny): Z dwóch podobnych dróg wybiera tę, z której jeszcze widać dom.") == 2
    assert "Łomot (nowicjusz, śmiały): Najpierw" in said
    assert "Golem 4 (nowicjusz, psotnik)" in said
    guests = json.loads(only(saves).read_text())["guests"]
    assert [(guest["name"], guest["level"], guest["golem"]) for guest in guests] == [
        ("Gość", "", ""),
        ("Zwornik", "master", "keystone"),
        ("Łomot", "novice", "thumper"),
        ("Zadra", "novice", "splinter"),
        ("Golem 4", "novice", ""),
    ]
    again = run("play", "--resume", "--lang", "pl", input="q\n")
    assert "Zwornik (mistrz, ostrożny)" in " ".join(again.stdout.split())


def test_a_game_saved_before_there_were_levels_goes_on(run: Run, saves: Path) -> None:
    run("play", "kajko", "--bots", "1", input="q\n")
    paper = json.loads(only(saves).read_text())
    paper["guests"] = [{"name": "Ania", "bot": ""}, {"name": "Flint", "bot": "random"}]
    only(saves).write_text(json.dumps(paper))
    result = run("play", "--resume", input="q\n")
    assert result.exit_code == 0
    assert "Flint (random)" in result.stdout


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("--level grandmaster", "There is no bot at level grandmaster"),
        ("--level master --bot-kind greedy", "Use either --level or --bot-kind"),
        ("--pace hasty", "There is no pace “hasty”; there are: instant, natural, slow."),
    ],
)
def test_what_is_wrong_with_a_level_or_a_pace_is_said(run: Run, wrong: str, said: str) -> None:
    result = run("play", "kajko", *wrong.split())
    assert result.exit_code != 0
    assert said in " ".join(result.output.split())


@pytest.mark.parametrize("pace", ["instant", "natural", "slow"])
def test_golems_play_at_the_pace_people_want(run: Run, pace: str, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr("karczma.terminal.play.time.sleep", slept.append)
    options = ("--option", "first_player=1")
    result = run("play", "kajko", "--bots", "1", "--pace", pace, "--seed", "7", *options, input="q\n")
    told = result.stdout.split("Your turn")[0].count("Keystone turns up")
    if pace == "instant":
        assert (slept, told) == ([], 1)  # only afterwards, beside the table
    else:
        assert told == 2  # as it happens, and once more beside the table
        assert 0 < slept[0] <= PACES[pace]


def test_which_game_is_asked(run: Run) -> None:
    result = run("play", "--seed", "7", input="nonsense\n9\n1\nq\n")
    assert result.exit_code == 0
    assert f"Which game (1-{len(GAMES)})?" in result.stdout
    assert "Your turn" in result.stdout


def test_undo_against_bots_takes_everything_back_to_the_own_last_choice(run: Run, saves: Path) -> None:
    result = run("play", "kajko", "--seed", "7", "--option", "first_player=0", input="u\n1\nu\nu\n2\nq\n")
    assert "You have not chosen anything yet." in result.stdout
    assert [(move["seat"], move.get("undo")) for move in moves(only(saves))] == [
        (0, None),
        (1, None),
        (0, 2),
        (0, None),
        (1, None),
    ]
    tables = result.stdout.split("Przygody Wojów")
    assert "5 of 5 cards left" in tables[1].splitlines()[2]
    assert "4 of 5 cards left" in tables[2].splitlines()[2]
    assert "5 of 5 cards left" in tables[3].splitlines()[2]


def test_what_came_to_light_is_dealt_anew_when_it_is_taken_back(run: Run, saves: Path) -> None:
    result = run("play", "kajko", "--seed", "7", "--option", "first_player=0", input="1\nu\nu\nq\n")
    said = " ".join(result.stdout.split())
    assert "what was hidden until then has been dealt again" in said.partition("Press u again to do it.")[2]
    saved = json.loads(only(saves).read_text(encoding="utf-8"))["save"]
    assert saved["record"]["moves"][-1]["deal"] == [0]
    fresh = karczma.start("kajko", 2, 7, {"first_player": "0"})
    again = karczma.resume(saved)
    assert again.view(0).plain() == fresh.view(0).plain()
    assert again.game.order != fresh.game.order
    polish = run("play", "--resume", "--lang", "pl", input="1\nu\nu\nq\n")
    assert "rozdano na nowo" in polish.stdout


def test_it_is_said_before_anything_is_dealt_anew(run: Run, saves: Path) -> None:
    result = run("play", "kajko", "--seed", "7", "--option", "first_player=0", input="1\nu\nq\n")
    said = " ".join(result.stdout.split())
    assert "what was hidden until then is dealt again" in said
    assert "has been dealt again" not in said
    assert [move.get("undo") for move in moves(only(saves))] == [None, None]  # nothing was taken back


def test_what_reveals_nothing_is_taken_back_without_a_word(run: Run, saves: Path) -> None:
    typed = "1\n2\n1\nu\nq\n"  # sheet, class, and a die that is placed: nothing is drawn for that
    result = run("play", "roll_player", "--seed", "7", "--bots", "0", input=typed)
    assert "Press u again" not in result.stdout
    assert moves(only(saves))[-1]["undo"] == 1


def test_undo_among_people_ends_where_something_came_to_light(run: Run, saves: Path) -> None:
    typed = "\n1\nu\n\nu\nq\n"  # after Ania's card the hand-over offers no undo, nor does Bruno's turn
    result = run("play", "kajko", "--people", "Ania,Bruno", "--option", "first_player=0", "--seed", "7", input=typed)
    assert "take the last choice back: u" not in result.stdout
    assert "There is nothing you may take back" in result.stdout
    assert len(moves(only(saves))) == 1


def test_undo_among_people_at_the_hand_over(run: Run, saves: Path) -> None:
    typed = "\n1\n\n2\n\n11\nu\n\n3\nq\n"  # Ania sends, takes it back, goes on an adventure instead
    result = run("play", "kajko", "--people", "Ania,Bruno", "--option", "first_player=0", "--seed", "7", input=typed)
    undone = result.stdout.partition("(Ania can still take back the last choice: u)")[2]
    assert undone.index("The screen is for Ania now") < undone.index("Ania (you)")  # not shown to whoever pressed u
    done = [move.get("do", move.get("undo")) for move in moves(only(saves))]
    assert done[2:] == [["send"], 1, ["adventure", "stack_6a"]]


def test_a_hint_names_one_of_the_choices_and_stays_the_same(run: Run) -> None:
    result = run("play", "kajko", "--seed", "7", input="h\nh\nq\n")
    hints = re.findall(r"(\d+): ([^(]+) \((\d+) ± \d+ % to win", result.stdout.replace("\n", " "))
    assert len(hints) == 2
    assert hints[0] == hints[1]
    assert 1 <= int(hints[0][0]) <= 11


def test_score_log_rule_and_help(run: Run) -> None:
    typed = "11\ns\nl\nr\n?\nt\nx\n99\n\nq\n"
    first = ("play", "kajko", "--seed", "7", "--bot-kind", "greedy", "--option", "first_player=0")
    result = run(*first, "--option", "town_memory=owner", input=f"1\n{typed}")
    assert "1 × Coin in Hand" in result.stdout  # the score: what I sent, because I may look
    assert "? marks what you cannot know" not in result.stdout  # nobody else has sent anything yet
    hidden = run(*first, input=f"1\n{typed}")
    assert "? marks what you cannot know" in hidden.stdout
    assert re.search(r"^ *1 Guest turns up a coin in hand \(stack 5a\)\.", result.stdout, re.M)
    assert "Fingerprint of the seed" in result.stdout
    assert "(rule KK-03)" in result.stdout
    assert "take your last choice back" in result.stdout
    assert "or one of the letters" in result.stdout
    assert "There is no 99; choose a number from 1 to 10." in result.stdout
    assert result.stdout.count("Przygody Wojów") == 4


def test_what_cannot_be_chosen_has_its_reason(run: Run) -> None:
    result = run("play", "kajko", "--seed", "7", "--people", "Ania,Bruno", input="\n1\n" * 5 + "\nq\n")
    assert "You have no items in front of you to send." in result.stdout
    last = result.stdout.rpartition("Przygody Wojów")[2]
    assert re.search(r"^ +stack 5a: empty ", last, re.M)
    assert " 1 Go to stack 5b" in last


def test_quit_and_resume(run: Run, saves: Path) -> None:
    left = run("play", "kajko", "--seed", "7", "--people", "Ola", "--players", "3", input="1\n2\nq\n")
    assert left.exit_code == 0
    path = only(saves)
    assert str(path) in left.stdout
    before = moves(path)
    again = run("play", "--resume", "--lang", "pl", input="3\nq\n")
    assert again.exit_code == 0
    assert "Ola (ty)" in again.stdout
    assert moves(only(saves))[: len(before)] == before
    assert len(moves(only(saves))) == len(before) + 3


def test_the_end_of_input_is_a_clean_way_out(run: Run, saves: Path) -> None:
    result = run("play", "kajko", "--seed", "7", input="1\n")
    assert result.exit_code == 0
    assert "karczma play --resume" in result.stdout
    assert only(saves)
    assert run("play", input="").exit_code == 0


def test_a_copy_is_saved_where_one_likes_but_over_no_other_file(run: Run, tmp_path: Path) -> None:
    copy, letter = tmp_path / "copy.json", tmp_path / "letter.txt"
    letter.write_text("Dear Ania")
    typed = f"1\nw {copy}\nw\n{copy}\nw\n\nw {letter}\nw {tmp_path}\nw {tmp_path}/no/\x00where/x.json\nq\n"
    result = run("play", "kajko", "--seed", "7", input=typed)
    assert result.stdout.count(f"Saved: {copy}") == 2
    assert letter.read_text() == "Dear Ania"
    assert " ".join(result.stdout.split()).count("is not a saved game") == 2
    loaded = run("play", "--load", copy, input="l\nq\n")
    assert "Guest turns up a coin in hand" in loaded.stdout


def test_a_loaded_file_is_left_as_it_is(run: Run, tmp_path: Path, saves: Path) -> None:
    match = karczma.start("kajko", seats=3, seed=7)
    match.choose(match.asked[0], 0)
    for name, data in {"save": match.save(), "record": match.record()}.items():
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(data))
        before = path.read_bytes()
        result = run("play", "--load", path, "--people", "Ania,Bruno", input="\n1\nq\n")
        assert result.exit_code == 0
        assert "Bruno" in result.stdout
        assert path.read_bytes() == before
    assert len(list(saves.iterdir())) == 2


def test_play_goes_on_where_nothing_can_be_saved(run: Run, env: dict[str, str], records: Path) -> None:
    Path(env["XDG_DATA_HOME"]).write_text("not a folder")
    result = run("play", "kajko", "--seed", "7", input="1\n2\nq\n")
    assert result.exit_code == 1
    assert result.stdout.count("Your turn") == 3
    assert len(result.stderr.splitlines()) == 2  # told once, and at the end
    whole = run("play", "kajko", "--seed", "5", input=numbers(5))
    assert "The result" in whole.stdout
    assert whole.exit_code == 1


def test_a_pack_of_ones_own(run: Run, tmp_path: Path, records: Path) -> None:
    pack = tmp_path / "box"
    pack.mkdir()
    (pack / "pack.toml").write_text('name = "my box"\ngame = "kajko"\n')
    (pack / "stacks.toml").write_text('[[card]]\nid = "treasure_10"\nvalue = 20\n')
    result = run("play", "kajko", "--seed", "7", "--pack", pack, input="1\nq\n")
    assert re.search(r"Cham 20 +5 +1 +Hand", result.stdout)
    again = run("play", "--resume", input=numbers(1))
    assert again.exit_code == 0
    assert json.loads(only(records).read_text())["pack"] == "my box"
    assert run("replay", only(records), "--pack", pack, "--json").exit_code == 0
    assert run("replay", only(records)).exit_code == 2
