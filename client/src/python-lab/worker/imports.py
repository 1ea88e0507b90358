# What a learner's program may import: blocked modules are refused, and the drawing module is created for each program.
import sys

import lab_bakery
from lab_streams import bridge, send

# For a friendly message only: the protection is the worker's content security policy and lockdown.ts.
BLOCKED = frozenset((
    "js", "pyodide_js", "_pyodide_core", "pyodide", "_pyodide", "micropip", "ctypes", "_ctypes", "socket", "_socket",
    "subprocess", "webbrowser", "asyncio", "threading", "_thread", "multiprocessing", "tkinter", "ssl", "http", "sqlite3",
    "faulthandler", "_testcapi", "_testinternalcapi",
))
BLOCKED_PARTS = frozenset(("urllib.request",))
# Prefix of the names of our own modules.
OURS = "lab_"


class _ImportBlocker:
    """Import finder that refuses blocked modules with a clear message."""

    def find_spec(self, name, path=None, target=None):
        if bridge.running and is_blocked(name):
            raise ModuleNotFoundError(f"No module named {name!r} in the Lab", name=name)


class _DrawingLoader:
    """Import finder and loader of the drawing module. It is created again for each program, so that a program's changes to it do not last."""

    def find_spec(self, name, path=None, target=None):
        return _ModuleSpec(name, self) if bridge.running and name in _DRAWING else None

    def create_module(self, spec):
        return sys.modules.get(_DRAWING[1 - _DRAWING.index(spec.name)])

    def exec_module(self, module):
        if "_flush" in module.__dict__:
            return
        module.__dict__["_send"] = _draw
        exec(lab_bakery._lab_code, module.__dict__)
        bridge.flush_drawing, bridge.count_drawing = module._flush, module._commands


# Two names of one module; `turtle` is the standard name.
_DRAWING = ("bakery", "turtle")
_ModuleSpec = type(sys.__spec__)


def _draw(batch):
    if bridge.captured is None or bridge.shows:
        send(bridge.draw, batch)


def is_blocked(name):
    return name.split(".", 1)[0] in BLOCKED or name in BLOCKED_PARTS or name.startswith(OURS)


FINDERS = (_ImportBlocker(), _DrawingLoader())
