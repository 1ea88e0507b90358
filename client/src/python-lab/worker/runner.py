# Runs a learner's program inside the worker: output with limits, input() that waits, errors with exact places, a clean start each time.
# It is part of the memory snapshot, together with the modules imported here for their first use to be instant.
import ast, bisect, builtins, calendar, collections, copy, dataclasses, datetime, decimal, enum, fractions  # noqa: E401
import functools, gc, heapq, io, inspect, itertools, json, keyword, linecache, math, operator, os, random, re  # noqa: E401
import reprlib, statistics, string, sys, textwrap, time, tokenize, traceback, types, typing  # noqa: E401

import lab_bakery
from lab_errors import FILE, describe, message_of

HOME = "/home/pyodide"
OUTPUT_LIMIT = 300_000
# Characters and seconds after which output is sent on.
CHUNK, PATIENCE = 8192, 0.03

# A friendly refusal, not the wall: the wall is the worker's content policy and what lockdown.ts takes away.
BLOCKED = frozenset((
    "js", "pyodide_js", "_pyodide_core", "pyodide", "_pyodide", "micropip", "ctypes", "_ctypes", "socket", "_socket",
    "subprocess", "webbrowser", "asyncio", "threading", "_thread", "multiprocessing", "tkinter", "ssl", "http", "sqlite3",
    "faulthandler", "_testcapi", "_testinternalcapi",
))
BLOCKED_PARTS = frozenset(("urllib.request",))
# What the names of our own modules begin with.
OURS = "lab_"


class OutputLimit(BaseException):
    """More output than the limit."""


class Stopped(BaseException):
    """The learner pressed Stop while input() waited."""


class _Bridge:
    """What the worker lends: `emit(stream, text)`, `ask(prompt) -> str | None`, `draw(json)`; and what the current run asked for."""

    def __init__(self):
        self.emit = self.ask = self.draw = self.flush_drawing = None
        self.stdin = self.captured = None
        self.limit, self.total, self.running, self.hidden = OUTPUT_LIMIT, 0, False, {}


_bridge = _Bridge()
_now = time.monotonic
_dumps, _loads = json.dumps, json.loads


class _Out(io.TextIOBase):
    """sys.stdout and sys.stderr of a program."""

    encoding, errors = "utf-8", "strict"

    def __init__(self, stream):
        self.stream, self.waiting, self.size, self.sent = stream, [], 0, 0.0

    def writable(self):
        return True

    def isatty(self):
        return False

    def write(self, text):
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        size = len(text)
        room = _bridge.limit - _bridge.total
        if size > room:
            self.waiting.append(text[:room])
            _bridge.total = _bridge.limit
            self.flush()
            raise OutputLimit
        self.waiting.append(text)
        self.size += size
        _bridge.total += size
        if self.size >= CHUNK or _now() - self.sent > PATIENCE:
            self.flush()
        return size

    def flush(self):
        self.sent = _now()
        if not self.waiting:
            return
        text = "".join(self.waiting)
        self.waiting.clear()
        self.size = 0
        if _bridge.captured is not None:
            _bridge.captured.append(text)
        else:
            # Half of a pair of surrogates cannot leave Python.
            _bridge.emit(self.stream, text.encode("utf-8", "replace").decode("utf-8"))

    def forget(self):
        self.waiting.clear()
        self.size, self.sent = 0, 0.0


class _In(io.TextIOBase):
    """sys.stdin of a program: every line is asked for."""

    def readable(self):
        return True

    def readline(self, size=-1):
        return _ask("") + "\n"

    def read(self, size=-1):
        return self.readline()


_out, _err, _in = _Out("out"), _Out("err"), _In()


def _ask(prompt):
    if _bridge.stdin is not None:
        return _bridge.stdin.pop(0) if _bridge.stdin else ""
    _out.flush()
    if _bridge.flush_drawing:
        _bridge.flush_drawing()
    answer = _bridge.ask(prompt)
    if answer is None:
        raise Stopped
    return str(answer)


def _input(prompt="", /):
    text = str(prompt)
    # Declared answers are nobody's typing: a question shown to nobody is not part of what the program prints.
    if text and _bridge.stdin is None:
        _out.write(text)
    return _ask(text)


def _exit(code=None):
    raise SystemExit(code)


def _help(*_):
    print("help() is not available in the Lab.")


for _function, _name in ((_input, "input"), (_exit, "exit"), (_help, "help")):
    _function.__name__ = _function.__qualname__ = _name


class _Refuser:
    """Says in words why a module is not there."""

    def find_spec(self, name, path=None, target=None):
        if _bridge.running and _is_blocked(name):
            raise ModuleNotFoundError(f"No module named {name!r} in the Lab", name=name)


class _Baker:
    """Makes the drawing module when a program imports it, afresh each time, so that nobody's changes to it last."""

    def find_spec(self, name, path=None, target=None):
        return _ModuleSpec(name, self) if _bridge.running and name in _DRAWING else None

    def create_module(self, spec):
        return sys.modules.get(_DRAWING[1 - _DRAWING.index(spec.name)])

    def exec_module(self, module):
        if "_flush" in module.__dict__:
            return
        module.__dict__["_send"] = _draw
        exec(lab_bakery._lab_code, module.__dict__)
        _bridge.flush_drawing = module._flush


# Two names of one module: children know the second.
_DRAWING = ("bakery", "turtle")
_ModuleSpec = type(sys.__spec__)


def _draw(batch):
    if _bridge.captured is None and _bridge.draw is not None:
        _bridge.draw(batch)


def _is_blocked(name):
    return name.split(".", 1)[0] in BLOCKED or name in BLOCKED_PARTS or name.startswith(OURS)


# ---- a clean start ---------------------------------------------------------------------------------------------------

# sys changes by itself.
_LEFT_ALONE = frozenset(("sys", "builtins", "__main__", "linecache"))


def freeze():
    """Remembers how Python looks before the first program; every run starts from there."""
    global _builtins, _modules, _insides, _sys
    builtins.input, builtins.exit, builtins.quit, builtins.help = _input, _exit, _exit, _help
    # These would end Python itself.
    os._exit = os.abort = _exit
    _builtins, _modules = dict(builtins.__dict__), dict(sys.modules)
    _insides = [
        (module.__dict__, dict(module.__dict__))
        for name, module in _modules.items()
        if name not in _LEFT_ALONE and not name.startswith(OURS) and isinstance(module, types.ModuleType)
    ]
    _sys = {name: list(getattr(sys, name)) for name in ("path", "meta_path", "path_hooks", "argv")}
    _sys_plain = {name: getattr(sys, name) for name in ("displayhook", "excepthook", "exit", "_getframe", "stdout")}
    _sys["plain"] = _sys_plain


def bridge(emit, ask, draw=None):
    """Called once by the worker."""
    _bridge.emit, _bridge.ask, _bridge.draw = emit, ask, draw
    random.seed()


def _changed(now, before):
    try:
        return now != before
    except BaseException:
        return True


def _restore():
    """Mends whatever a program broke, using only what it cannot reach."""
    sys.settrace(None)
    sys.setprofile(None)
    if _changed(builtins.__dict__, _builtins):
        builtins.__dict__.clear()
        builtins.__dict__.update(_builtins)
    sys.__dict__["modules"].clear()
    sys.modules.update(_modules)
    for now, before in _insides:
        if _changed(now, before):
            now.clear()
            now.update(before)
    for name in ("path", "meta_path", "path_hooks", "argv"):
        setattr(sys, name, list(_sys[name]))
    sys.__dict__.update(_sys["plain"])


def _start_afresh():
    _restore()
    sys.setrecursionlimit(1000)
    sys.stdout, sys.stderr, sys.stdin = _out, _err, _in
    _out.forget()
    _err.forget()
    _bridge.total = 0
    # Nobody can remove the folder he stands in.
    os.chdir(HOME)
    for folder in (HOME, "/tmp"):
        _wipe(folder)
    random.seed()


def _wipe(folder):
    for entry in os.scandir(folder):
        try:
            if entry.is_dir(follow_symlinks=False):
                _wipe(entry.path)
                os.rmdir(entry.path)
            else:
                os.remove(entry.path)
        except OSError:
            pass


# ---- running ---------------------------------------------------------------------------------------------------------

def execute(source, stdin=None, capture=False, limit=OUTPUT_LIMIT, around=None):
    """
    Runs a program as __main__. `stdin` are the answers of input() (None asks the learner); `around` may wrap the call that
    executes the code: around(call). Returns a dict: status, ms, error (where there is one), output (where captured).
    """
    _start_afresh()
    _bridge.stdin = None if stdin is None else list(stdin)
    _bridge.captured = [] if capture else None
    _bridge.limit = limit
    linecache.cache[FILE] = (len(source), None, source.splitlines(True), FILE)
    began = _now()
    result, main = {"status": "ok"}, types.ModuleType("__main__")
    try:
        _execute_as_main(compile(source, FILE, "exec", dont_inherit=True, optimize=0), main, around)
    except BaseException as error:
        if isinstance(error, MemoryError):
            # Describing needs some room.
            main.__dict__.clear()
        result = _ending(error, source)
        error.__traceback__ = None
    # Frees what the program made, even where something still holds the module; not before: "Did you mean" knows its names.
    main.__dict__.clear()
    _bridge.running = False
    _finish_output()
    result["ms"] = (_now() - began) * 1000
    if capture:
        result["output"] = "".join(_bridge.captured)
    _bridge.captured = _bridge.stdin = _bridge.flush_drawing = None
    _restore()
    return result


def _execute_as_main(code, main, around):
    main.__builtins__ = builtins
    sys.modules["__main__"] = main
    hidden = [name for name in sys.modules if _is_blocked(name)]
    for name in hidden:
        del sys.modules[name]
    sys.meta_path[:0] = (_refuser, _baker)
    _bridge.running = True
    try:
        if around is None:
            exec(code, main.__dict__)
        else:
            around(functools.partial(exec, code, main.__dict__))
    finally:
        _bridge.running = False


_refuser, _baker = _Refuser(), _Baker()


def _ending(error, source):
    if isinstance(error, OutputLimit):
        return {"status": "flood"}
    if isinstance(error, (Stopped, KeyboardInterrupt)):
        return {"status": "stopped"}
    if isinstance(error, SystemExit):
        if error.code is None or error.code == 0:
            return {"status": "ok"}
        said = message_of(error)
        return {"status": "exit", "error": {"type": "SystemExit", "message": said, "text": said, "stack": []}}
    # Python first puts everything back, so that describing works whatever the program did.
    _restore_names()
    return {"status": "error", "error": describe(error, source)}


def _restore_names():
    if _changed(builtins.__dict__, _builtins):
        builtins.__dict__.update(_builtins)
    for now, before in _insides:
        if _changed(now, before):
            now.update(before)


def _finish_output():
    try:
        _out.flush()
        _err.flush()
        if _bridge.flush_drawing:
            _bridge.flush_drawing()
    except BaseException:
        # An interrupt may arrive as late as here; the program was at its end anyway.
        pass


def run(source, options="{}"):
    """RunOptions of protocol.ts as JSON in, RunResult as JSON out."""
    wanted = _loads(options)
    result = execute(source, wanted.get("stdin"), wanted.get("capture", False), wanted.get("limit", OUTPUT_LIMIT))
    return _dumps(result)
