# Describes an error of a learner's program: type, message, exact position, and the stack of the learner's functions.
import itertools, traceback  # noqa: E401

FILE = "main.py"
# What is typed after a run.
INPUT = "<input>"
# Most frames of a learner's stack that are reported.
FRAMES = 6


def describe(error, source):
    """The PythonError of protocol.ts: type, message, text, place and the learner's stack."""
    if isinstance(error, SyntaxError) and error.filename in (FILE, INPUT):
        return _describe_syntax(error)
    frames = _own_frames(error.__traceback__)
    found = {"type": type(error).__name__, "message": message_of(error), "text": _text(error), "stack": []}
    if frames:
        _, line, column, end_line, end_column = frames[-1]
        found["line"] = line
        if column is not None:
            found.update(column=_characters(source, line, column) + 1, endLine=end_line)
            found["endColumn"] = _characters(source, end_line, end_column) + 1
        found["stack"] = [{"name": frame[0], "line": frame[1]} for frame in frames[-FRAMES:]]
    return found


def _describe_syntax(error):
    found = {"type": type(error).__name__, "message": str(error.msg), "stack": []}
    found["text"] = "".join(traceback.TracebackException(type(error), error, None).format_exception_only())
    places = {"line": error.lineno, "column": error.offset, "endLine": error.end_lineno, "endColumn": error.end_offset}
    # Python gives 0 if it does not know.
    found.update((name, place) for name, place in places.items() if place is not None and place > 0)
    return found


def line_of(error):
    """The learner's line at which an error came; None where it came in no line of theirs."""
    frames = _own_frames(error.__traceback__)
    return frames[-1][1] if frames else None


def message_of(error):
    try:
        return str(error)
    except BaseException:
        return ""


def _own_frames(trace):
    """(name, line, column, end line, end column) of each frame of the learner's file; columns are bytes from 0."""
    frames = []
    while trace is not None:
        code = trace.tb_frame.f_code
        if code.co_filename == FILE:
            nowhere = (trace.tb_lineno, None, None, None)
            line, end_line, column, end_column = next(
                itertools.islice(code.co_positions(), trace.tb_lasti // 2, None), nowhere
            )
            frames.append((code.co_name, line or trace.tb_lineno, column, end_line, end_column))
        trace = trace.tb_next
    return frames


def _characters(source, line, column):
    """Python counts columns of running code in bytes; an editor counts UTF-16 units."""
    lines = source.split("\n")
    if not 1 <= line <= len(lines):
        return column
    before = lines[line - 1].encode("utf-8", "replace")[:column].decode("utf-8", "ignore")
    return len(before.encode("utf-16-le", "replace")) // 2


def _text(error):
    """Python's traceback, reduced to frames of the learner's file."""
    try:
        trace = traceback.TracebackException.from_exception(error, limit=-60)
        own = [frame for frame in trace.stack if frame.filename == FILE]
        trace.stack = traceback.StackSummary.from_list(own[-FRAMES:])
        trace.__cause__ = trace.__context__ = None
        return "".join(trace.format())
    except BaseException:
        return type(error).__name__
