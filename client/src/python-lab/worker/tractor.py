# The tractor's commands, known to a program that drives it over a field; the page's rules obey them and answer.
import builtins

from lab_streams import bridge, exchange

# As the blocks are called; a Python name has no hyphen.
_COMMANDS = ("move", "turn-left", "turn-right", "plough", "plant")
_SENSORS = ("crop-ahead", "stone-ahead", "water-ahead")


class TractorError(Exception):
    """The tractor could not obey; the message is the reason's name."""

    # Where a learner's own errors are, so that Python writes the name alone.
    __module__ = "__main__"


def _ask(order):
    answer = exchange(bridge.tractor, order)
    if answer not in ("", "yes", "no"):
        raise TractorError(answer)
    return answer == "yes"


def _command(order):
    def obey():
        _ask(order)
        bridge.driven.append(order)

    return _named(obey, order)


def _sensor(order):
    def look():
        return _ask(order)

    return _named(look, order)


def _named(function, order):
    function.__name__ = function.__qualname__ = order.replace("-", "_")
    return function


_FUNCTIONS = [_command(order) for order in _COMMANDS] + [_sensor(order) for order in _SENSORS]


def put_on(field):
    """Sets the tractor down on a field (JSON) and lets the next program command it; the names go with the clean-up."""
    bridge.driven = []
    exchange(bridge.tractor, field)
    builtins.__dict__.update((function.__name__, function) for function in _FUNCTIONS)
