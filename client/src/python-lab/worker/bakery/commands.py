# Sends drawing commands to the page in batches, and limits how much one program draws. drawCommand.ts describes the commands.
# First part of the module `bakery` (also `turtle`), which is executed again for each program; `_send` takes JSON and is set before.
import json as _json, math as _math, random as _random, time as _time  # noqa: E401

# How much one program may draw, and the largest coordinate.
_MAX_COMMANDS, _MAX_TEXT, _MAX_DISTANCE = 20_000, 20_000, 100_000
_MAX_CORNERS = 4000
_BATCH, _MAX_DELAY = 400, 0.05
_now, _dumps = _time.monotonic, _json.dumps


class BakeryError(ValueError):
    """The icing bag cannot do this; the message is written for the learner."""


# Tracebacks show it by its short name.
BakeryError.__module__ = "builtins"


class IcingUsedUp(BaseException):
    """The program drew more than allowed. Derives from BaseException so that `except Exception` does not catch it."""


_pending, _named_colours = [], set()
_count, _text_length, _sent, _bag_count = 0, 0, 0.0, 0
_flushed = 0
# The bags of the program, as many as the page draws, and what they share.
_bags, _MAX_BAGS = [], 200
_board = {"colour": "#fffaf0", "mode": None, "tracer": 1}


def _commands():
    """Commands so far, sent or waiting."""
    return _flushed + len(_pending)


def _emit(*command, cost=1):
    global _count
    _count += cost
    if _count > _MAX_COMMANDS:
        _flush()
        raise IcingUsedUp(f"The icing bag is empty: a program may draw {_MAX_COMMANDS} things.")
    _pending.append(command)
    if len(_pending) >= _BATCH or _now() - _sent > _MAX_DELAY:
        _flush()


def _flush():
    global _sent, _flushed
    _sent = _now()
    if _pending:
        batch = _dumps(_pending)
        _flushed += len(_pending)
        _pending.clear()
        _send(batch)
