# Records a program step by step: which line comes next, in which function, and what every variable holds before it runs.
import json, reprlib, sys, types  # noqa: E401

import lab_runner
from lab_streams import bridge as _bridge

MAX_STEPS = 1000
OUTPUT_LIMIT = 200_000
MAX_VARIABLES = 40

_monitor = sys.monitoring
_TOOL = _monitor.DEBUGGER_ID
_LINE, _JUMP = _monitor.events.LINE, _monitor.events.JUMP
_getframe = sys._getframe

# Values are shown, not dumped: long lists are cut in the middle.
_brief = reprlib.Repr(maxlevel=4, maxlist=20, maxtuple=20, maxdict=12, maxset=12, maxstring=80, maxlong=40, maxother=80)


# Most values of learners are of these types, and are shown by Python itself: that is ten times as fast.
_PLAIN = frozenset((int, float, bool, str, type(None)))
_LONG_NUMBER, _LONG_TEXT = 10 ** 18, 60


class Enough(BaseException):
    """As many steps as wanted have been recorded."""


class _Recorder:
    def __init__(self, wanted):
        self.steps, self.wanted, self.busy = [], wanted, False
        self.final, self.lines = {}, {}

    def __call__(self, call):
        """Executes the program with every line of it watched."""
        _monitor.use_tool_id(_TOOL, "lab")
        _monitor.register_callback(_TOOL, _LINE, self.on_line)
        _monitor.register_callback(_TOOL, _JUMP, self.on_jump)
        _monitor.set_events(_TOOL, _LINE | _JUMP)
        try:
            call()
        finally:
            _monitor.set_events(_TOOL, 0)
            _monitor.register_callback(_TOOL, _LINE, None)
            _monitor.register_callback(_TOOL, _JUMP, None)
            _monitor.free_tool_id(_TOOL)
            # Lines switched off stay so until this is called.
            _monitor.restart_events()
            self.final = _variables(call.args[1])

    def on_line(self, code, line):
        if code.co_filename != lab_runner.FILE:
            return _monitor.DISABLE
        return self.record(code, line, _getframe(1))

    def on_jump(self, code, start, target):
        """A loop on one line never comes to another line: its way back is the step."""
        line = self.loop_line(code, start, target)
        # Any other jump is never asked about again.
        return _monitor.DISABLE if line is None else self.record(code, line, _getframe(1))

    def loop_line(self, code, start, target):
        """The line of a jump back to where it is itself."""
        if code.co_filename != lab_runner.FILE or target > start:
            return None
        lines = self.lines.get((code, start))
        if lines is None:
            lines = self.lines[code, start] = [_line_of(code, offset) for offset in (start, target)]
        return lines[0] if lines[0] == lines[1] else None

    def record(self, code, line, frame):
        # Showing a value may run the learner's own __repr__, whose lines are no steps.
        if self.busy:
            return None
        if len(self.steps) >= self.wanted:
            raise Enough
        self.busy = True
        try:
            self.steps.append({
                "line": line,
                "depth": _depth(frame),
                "name": code.co_name,
                "variables": _variables(frame.f_locals),
                "printed": _bridge.total,
            })
            if _bridge.driven is not None:
                self.steps[-1]["driven"] = len(_bridge.driven)
        finally:
            self.busy = False
        return None


def _line_of(code, offset):
    return next((line for first, end, line in code.co_lines() if first <= offset < end), None)


def _depth(frame):
    depth = 0
    while frame is not None and frame.f_code.co_filename == lab_runner.FILE:
        depth, frame = depth + 1, frame.f_back
    return depth


def _variables(names):
    shown = {}
    # A copy: a learner's own __repr__ may make names while the values are shown.
    for name, value in list(names.items()):
        if name[:2] == "__" or isinstance(value, types.ModuleType):
            continue
        shown[name] = _shown(value)
        if len(shown) >= MAX_VARIABLES:
            break
    return shown


def _shown(value):
    kind = type(value)
    if kind in _PLAIN:
        if _is_short(value):
            return repr(value)
    elif kind is list or kind is tuple:
        start = value[:_brief.maxlist]
        if all(type(one) in _PLAIN and _is_short(one) for one in start):
            text = repr(start)
            return text if len(start) == len(value) else f"{text[:-1]}, ...{text[-1]}"
    elif kind is types.FunctionType:
        return f"function {value.__name__}()"
    elif isinstance(value, type):
        return f"class {value.__name__}"
    try:
        return _brief.repr(value)
    except Exception:
        return "?"


def _is_short(value):
    kind = type(value)
    return -_LONG_NUMBER < value < _LONG_NUMBER if kind is int else kind is not str or len(value) <= _LONG_TEXT


def trace(source, options="{}"):
    """Options as JSON in ({stdin, max, tractor}), TraceResult of protocol.ts as JSON out. input() without an answer left gets empty text."""
    wanted = json.loads(options)
    recorder = _Recorder(wanted.get("max", MAX_STEPS))
    result = lab_runner.execute(source, wanted.get("stdin", []), True, OUTPUT_LIMIT, recorder, wanted.get("tractor"), True)
    status, error = result["status"], result.get("error")
    if error is not None and error["type"] == Enough.__name__:
        status, error = "limit", None
    told = {"status": {"exit": "ok", "flood": "limit", "stopped": "limit"}.get(status, status), "ms": result["ms"]}
    told.update(steps=recorder.steps, output=result["output"], final=recorder.final)
    if "commands" in result:
        told["commands"] = result["commands"]
    if error is not None and told["status"] == "error":
        told["error"] = error
    return json.dumps(told)
