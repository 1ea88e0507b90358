# The input and output of a learner's program: output with limits, input() that waits for an answer, warnings with their line.
import io, json, posix, time, warnings  # noqa: E401

OUTPUT_LIMIT = 300_000
FILE = "main.py"
# Bytes of the longest reply: an answer of the learner.
REPLY_BYTES = 1 << 17
# Questions past the last answer of a test case after which the page is told: a few are usual, a loop that asks on and on is not.
PAST_ANSWERS, OUT_OF_ANSWERS = 20, "out of answers"
# Seconds of a longer sleep after which Python looks whether Stop was pressed.
NAP = 0.02

_write, _read, _fsync, dumps = posix.write, posix.read, posix.fsync, json.dumps
# Python's own, not the one that pyodide has put in its place, which may wait for JavaScript.
_sleep, now = getattr(time.sleep, "__wrapped__", time.sleep), time.monotonic
_text_size, _text_start, _encode = str.__len__, str.__getitem__, str.encode


class OutputLimit(BaseException):
    """More output than the limit."""


class Stopped(BaseException):
    """The learner pressed Stop while input() waited."""


class _Bridge:
    """
    Numbers of the files that lead to the worker (channels.ts), and the options of the current run. `captured` collects what the
    program prints, of standard error only with `captures_errors`; with `shows` the learner sees (and draws, and types) all the same.
    `typed` are answers of input() from before. `driven` holds the commands that the tractor has obeyed, where the program drives
    it; `unanswered` counts the questions past the last answer; `before_input` looks at the program before it waits. `count_drawing` says how many drawing commands there were, where the program draws.
    """

    def __init__(self):
        self.out = self.err = self.warning = self.ask = self.draw = self.tractor = self.glimpse = None
        self.stdin = self.captured = self.driven = self.flush_drawing = self.count_drawing = None
        self.limit, self.total, self.running, self.captures_errors = OUTPUT_LIMIT, 0, False, False
        self.shows, self.typed, self.before_input, self.unanswered = False, [], None, 0


bridge = _Bridge()


def connect(out, err, warning, ask, draw, tractor, glimpse):
    """Takes the numbers of the opened files; called once."""
    bridge.out, bridge.err, bridge.warning = out, err, warning
    bridge.ask, bridge.draw, bridge.tractor, bridge.glimpse = ask, draw, tractor, glimpse


def send(channel, text):
    # A lone surrogate has no place in UTF-8.
    _write(channel, _encode(text, "utf-8", "replace"))


def exchange(channel, text):
    """Sends a text and waits for its reply; None where the run is to end."""
    send(channel, text)
    reply = _read(channel, REPLY_BYTES).decode("utf-8", "replace")
    if reply[:1] == "!":
        raise OSError(reply[1:])
    return reply[1:] if reply else None


class _Output(io.TextIOBase):
    """sys.stdout and sys.stderr of a program. Whatever is printed leaves at once: a program may be busy or asleep afterwards."""

    encoding, errors = "utf-8", "strict"

    def __init__(self, stream):
        self.stream = stream

    def writable(self):
        return True

    def isatty(self):
        return False

    def write(self, text):
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        size = _text_size(text)
        room = bridge.limit - bridge.total
        if size > room:
            bridge.total = bridge.limit
            self._send(_text_start(text, slice(room)))
            raise OutputLimit
        bridge.total += size
        self._send(text)
        return size

    def _send(self, text):
        if bridge.captured is None:
            _write(getattr(bridge, self.stream), _encode(text, "utf-8", "replace"))
        elif self.stream == "out" or bridge.captures_errors:
            bridge.captured.append(text)
            if bridge.shows:
                _write(getattr(bridge, self.stream), _encode(text, "utf-8", "replace"))

    def flush(self):
        if bridge.captured is None and bridge.out is not None:
            _fsync(bridge.out)


class _Input(io.TextIOBase):
    """sys.stdin of a program: each line is requested from the learner."""

    def readable(self):
        return True

    def readline(self, size=-1):
        return _ask("") + "\n"

    def read(self, size=-1):
        return self.readline()


out, err, stdin = _Output("out"), _Output("err"), _Input()


def _ask(prompt):
    if bridge.stdin is not None:
        return bridge.stdin.pop(0) if bridge.stdin else _no_answer()
    if bridge.flush_drawing:
        bridge.flush_drawing()
    if bridge.typed:
        answer = bridge.typed.pop(0)
        send(bridge.out, f"{answer}\n")
    else:
        if bridge.before_input:
            bridge.before_input()
        answer = exchange(bridge.ask, prompt)
    if answer is None:
        raise Stopped
    if bridge.captured is not None:
        # What was typed stands in the output that is shown later, as it stood on the screen.
        bridge.captured.append(f"{answer}\n")
        bridge.total += _text_size(answer) + 1
    return answer


def _no_answer():
    bridge.unanswered += 1
    if bridge.unanswered == PAST_ANSWERS:
        send(bridge.warning, OUT_OF_ANSWERS)
    return ""


def program_input(prompt="", /):
    text = str(prompt)
    # Answers of a test case are not typed: no one sees the prompt, and it is not part of the output.
    if text and bridge.stdin is None:
        out.write(text)
    return _ask(text)


def program_exit(code=None):
    raise SystemExit(code)


def program_help(*_):
    print("help() is not available in the Lab.")


def program_sleep(seconds, /):
    """Shows what was printed, and sleeps in naps: Python looks for Stop only while it is awake."""
    out.flush()
    if bridge.flush_drawing:
        bridge.flush_drawing()
    end = now() + seconds
    while (rest := end - now()) > NAP:
        _sleep(NAP)
    _sleep(max(rest, 0) if seconds > 0 else seconds)


def show_warning(message, category, filename, lineno, file=None, line=None):
    """Takes the place of warnings.showwarning: only a running program's own warnings are shown, in the page's words."""
    # A file that a beginner's program leaves open is closed with the program.
    if not bridge.running or bridge.captured is not None or issubclass(category, ResourceWarning):
        return
    place = lineno if filename == FILE else 0
    send(bridge.warning, dumps({"category": category.__name__, "message": str(message), "line": place}))


for _function, _name in (
    (program_input, "input"), (program_exit, "exit"), (program_help, "help"), (program_sleep, "sleep")
):
    _function.__name__ = _function.__qualname__ = _name
time.sleep, warnings.showwarning = program_sleep, show_warning
