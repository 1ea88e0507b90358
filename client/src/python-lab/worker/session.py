# What a run leaves to look at: the names of the program while it runs (a glimpse on the page's signal) and after it, for lines typed then.
import signal, sys, types  # noqa: E401

from lab_cleanup import added_modules
from lab_errors import FILE
from lab_streams import bridge, dumps, send
from lab_values import glimpse

MAX_VARIABLES = 40
# The number that the page writes into the interrupt byte to ask for a glimpse; Stop is 2.
GLIMPSE = signal.SIGUSR1


class _Kept:
    """The last program that was run to be kept: its module, what it imported, and its drawing."""

    main = None
    modules, drawing = {}, (None, None)


kept = _Kept()


def drop():
    """Forgets the kept program. What its objects do when they go is nobody's output."""
    main, kept.main, kept.modules, kept.drawing = kept.main, None, {}, (None, None)
    if main is not None:
        main.__dict__.clear()


def keep(main):
    """Keeps the program that has just ended, before Python's state is restored. Returns its variables in short text."""
    kept.main, kept.modules = main, added_modules()
    kept.drawing = bridge.flush_drawing, bridge.count_drawing
    return variables_of(main.__dict__)


def variables_of(names):
    """Names and values in short text. Never calls the learner's own code, so it is safe in the middle of any statement."""
    shown = {}
    for name, value in list(names.items()):
        if name[:1] in "_." or issubclass(type(value), types.ModuleType):
            continue
        shown[name] = glimpse(value)
        if len(shown) >= MAX_VARIABLES:
            break
    return shown


def send_glimpse(frame):
    """Sends what the program holds at this moment: of the function at work, and of the program itself."""
    while frame is not None and frame.f_code.co_filename != FILE:
        frame = frame.f_back
    if frame is None or bridge.glimpse is None:
        return
    told = {"line": frame.f_lineno, "name": frame.f_code.co_name, "variables": variables_of(frame.f_globals)}
    if frame.f_code.co_name != "<module>":
        told["local"] = variables_of(frame.f_locals)
    send(bridge.glimpse, dumps(told))


def _on_signal(_number, frame):
    # A test case or a recording is nobody's to look into.
    if bridge.running and bridge.captured is None:
        send_glimpse(frame)


def watch():
    """Listens to the page's signal; called once, when the channels are open."""
    signal.signal(GLIMPSE, _on_signal)


def before_input():
    """A program that waits for an answer does not see signals, so it is looked at before it waits."""
    send_glimpse(sys._getframe(2))
