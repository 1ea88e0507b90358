# Records a program step by step: which line comes next, who called whom, what every name holds and which names share one thing.
import builtins, json, random, sys, types  # noqa: E401

import lab_parts, lab_runner  # noqa: E401
from lab_streams import bridge as _bridge
from lab_values import PLAIN, box_kind, contents, shown

# Steps and characters of one recording.
MAX_STEPS, MAX_SIZE = 1000, 1_500_000
OUTPUT_LIMIT = 200_000
MAX_VARIABLES = 40
# Calls of the stack and boxes of one step; more do not fit on a screen.
MAX_CALLERS, MAX_BOXES = 12, 40
# Parts of a line that are kept for one step: a comprehension works its own out again and again.
MAX_PARTS = 20

_monitor = sys.monitoring
_TOOL = _monitor.DEBUGGER_ID
_LINE, _JUMP = _monitor.events.LINE, _monitor.events.JUMP
_getframe = sys._getframe


class Enough(BaseException):
    """As much as wanted has been recorded."""


class _Recorder:
    def __init__(self, wanted):
        self.steps, self.wanted, self.busy = [], wanted, False
        self.size, self.cut = 0, None
        self.final, self.lines = {"variables": {}}, {}
        # What boxes looked like, each look once; the numbers of things by their identity.
        self.looks, self.numbers = {}, {}
        # The step a frame is at, by the frame's identity; None where nobody asked for the parts of lines.
        self.step_of = self.texts = None

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
            self.busy = True
            self.final = self.scope(call.args[1], last := {})
            if last:
                self.final["boxes"] = last

    def marked(self, source):
        """The program with its parts marked; what each comes to is then recorded too."""
        tree, self.texts = lab_parts.marked(source, lab_runner.FILE)
        self.step_of = {}
        builtins.__dict__[lab_parts.NAME] = self.on_part
        return tree

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

    def on_part(self, number, value):
        if self.busy or value is None:
            return value
        at = self.step_of.get(id(_getframe(1)))
        if at is not None:
            parts = self.steps[at].setdefault("parts", [])
            if len(parts) < MAX_PARTS:
                self.busy = True
                try:
                    parts.append((number, text := shown(value)))
                    self.size += len(text) + 8
                finally:
                    self.busy = False
        return value

    def record(self, code, line, frame):
        # Showing a value may run the learner's own __repr__, whose lines are no steps.
        if self.busy:
            return None
        if len(self.steps) >= self.wanted or self.size > MAX_SIZE:
            self.cut = "steps" if len(self.steps) >= self.wanted else "size"
            raise Enough
        self.busy = True
        try:
            boxes = {}
            step = self.scope(_names_in(frame), boxes)
            step["line"], step["name"], step["depth"], step["printed"] = line, code.co_name, 1, _bridge.total
            if (above := frame.f_back).f_code.co_filename == lab_runner.FILE:
                step["callers"], step["depth"] = self.callers(above, boxes)
            if boxes:
                step["boxes"] = boxes
            if _bridge.driven is not None:
                step["driven"] = len(_bridge.driven)
            if _bridge.count_drawing is not None:
                step["drawn"] = _bridge.count_drawing()
            if self.step_of is not None:
                self.step_of[id(frame)] = len(self.steps)
            self.size += 90
            self.steps.append(step)
        finally:
            self.busy = False
        return None

    def callers(self, above, boxes):
        """Who waits for the frame, the nearest first, and how many frames there are in all; of many the outermost is kept too."""
        found, depth = [], 1
        while above is not None and above.f_code.co_filename == lab_runner.FILE:
            depth += 1
            outermost = above.f_code.co_name == "<module>"
            if len(found) < MAX_CALLERS - 1 or outermost:
                found.append({"name": above.f_code.co_name, "line": above.f_lineno, **self.scope(_names_in(above), boxes)})
                self.size += 40
            above = above.f_back
        return found, depth

    def scope(self, names, boxes):
        """The variables of one frame in short text, and the numbers of the boxes that some of them stand for."""
        variables, refs, size = {}, {}, 0
        # A copy: a learner's own __repr__ may make names while the values are shown.
        for name, value in list(names.items()):
            if name[:2] == "__":
                continue
            if type(value) in PLAIN:
                text = shown(value)
            elif issubclass(type(value), types.ModuleType) or name[:1] == ".":
                continue
            else:
                text = shown(value)
                if number := self.box(value, boxes):
                    refs[name] = number
            variables[name] = text
            size += len(name) + len(text) + 6
            if len(variables) >= MAX_VARIABLES:
                break
        self.size += size
        return {"variables": variables, "refs": refs} if refs else {"variables": variables}

    def box(self, value, boxes):
        """The number of the thing, drawn into `boxes` with all it leads to; 0 for what has no box."""
        number = 0
        try:
            kind = box_kind(value)
            if kind is None:
                return 0
            number = self.numbers.setdefault(id(value), len(self.numbers) + 1)
            if number in boxes:
                return number
            if len(boxes) >= MAX_BOXES:
                return 0
            boxes[number] = 0
            type_name, size, pairs = contents(value, kind)
            items = tuple([
                (key, shown(item), 0 if type(item) in PLAIN else self.box(item, boxes)) for key, item in pairs
            ])
            look = (kind, type_name, size, items)
            known = self.looks.get(look)
            if known is None:
                known = self.looks[look] = len(self.looks)
                self.size += 40 + sum(len(text) + len(key or "") + 8 for key, text, _ in items)
            boxes[number] = known
            return number
        except Exception:
            # A thing of the learner's own making that cannot be looked at.
            boxes.pop(number, None)
            return 0

    def told_looks(self):
        return [{"kind": kind, "type": name, "size": size, "items": items} for kind, name, size, items in self.looks]


def _line_of(code, offset):
    return next((line for first, end, line in code.co_lines() if first <= offset < end), None)


def _names_in(frame):
    names = frame.f_locals
    if frame.f_code.co_name != "<module>" or names is frame.f_globals:
        return names
    # A comprehension of the program itself has its own variables beside those of the program.
    return {**frame.f_globals, **names}


def trace(source, options="{}"):
    """
    Options as JSON in ({stdin, asks, answers, max, parts, seed, tractor}), TraceResult of protocol.ts as JSON out. input() is
    answered from `stdin`, then with empty text; with `asks` the learner is asked, and `answers` are what was typed before.
    """
    wanted = json.loads(options)
    recorder = _Recorder(wanted.get("max", MAX_STEPS))
    asks, seed = wanted.get("asks", False), wanted.get("seed")

    def around(call):
        if seed is not None:
            random.seed(seed)
        recorder(call)

    _bridge.typed, _bridge.shows = list(wanted.get("answers", [])), asks
    result = lab_runner.execute(
        source, None if asks else wanted.get("stdin", []), True, OUTPUT_LIMIT, around, wanted.get("tractor"), True,
        recorder.marked if wanted.get("parts") else None,
    )
    status, error = result["status"], result.get("error")
    if error is not None and error["type"] == Enough.__name__:
        status, error = "limit", None
    cut = {"limit": recorder.cut, "flood": "output", "stopped": "time"}.get(status)
    told = {"status": "limit" if cut else "ok" if status == "exit" else status, "ms": result["ms"]}
    told.update(steps=recorder.steps, output=result["output"], final=recorder.final["variables"], looks=recorder.told_looks())
    told["finalRefs"], told["finalBoxes"] = recorder.final.get("refs", {}), recorder.final.get("boxes", {})
    if cut:
        told["cut"] = cut
    if recorder.texts is not None:
        told["parts"] = recorder.texts
    if "commands" in result:
        told["commands"] = result["commands"]
    if error is not None and told["status"] == "error":
        told["error"] = error
    return json.dumps(told)
