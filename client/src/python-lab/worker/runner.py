# Runs a learner's program inside the worker and reports how it ended; each run starts from a clean state.
# Part of the memory snapshot. The modules that programs use are imported here, so that their first use takes no time.
import ast, bisect, builtins, calendar, collections, copy, dataclasses, datetime, decimal, enum, fractions  # noqa: E401
import functools, gc, heapq, io, inspect, itertools, json, keyword, linecache, math, operator, os, random, re  # noqa: E401
import reprlib, statistics, string, sys, textwrap, time, tokenize, traceback, types, typing  # noqa: E401

import lab_containment, lab_session  # noqa: E401
from lab_cleanup import freeze as _freeze_state, reset, restore, restore_names
from lab_errors import FILE, describe, line_of, message_of
from lab_imports import FINDERS, is_blocked
from lab_isolation import freeze as _freeze_library, isolate
from lab_streams import OUTPUT_LIMIT, OutputLimit, Stopped, bridge as streams_bridge, connect as _connect, now, out
from lab_tractor import put_on

_dumps, _loads = json.dumps, json.loads


def freeze():
    """Records the state in which every program starts; called once, when all of our modules are there."""
    _freeze_library()
    _freeze_state()
    lab_containment.freeze()


def connect(*channels):
    """Connects Python with the worker, and cuts it off from everything else; called once. Returns what isolate.ts is to seal."""
    _connect(*channels)
    addresses = isolate()
    lab_session.watch()
    random.seed()
    return addresses


def execute(source, stdin=None, capture=False, limit=OUTPUT_LIMIT, around=None, tractor=None, captures_errors=False, prepare=None, keep=False):
    """
    Runs a program as __main__. `stdin` holds the answers of input() (None: the learner answers); `around` may wrap the call that
    executes the code: around(call); `prepare` gives the tree that is compiled in place of the source. `tractor` is the field that the program drives over. Returns a dict: status, ms, error (if any),
    output (if captured; standard error only with `captures_errors`), commands (if it drives), variables (with `keep`, which keeps
    the program's names for lines typed later).
    """
    if keep:
        lab_session.drop()
    reset()
    streams_bridge.stdin = None if stdin is None else list(stdin)
    streams_bridge.captured = [] if capture else None
    streams_bridge.captures_errors = captures_errors
    streams_bridge.limit = limit
    streams_bridge.driven, streams_bridge.unanswered = None, 0
    if tractor is not None:
        put_on(_dumps(tractor))
    linecache.cache[FILE] = (len(source), None, source.splitlines(True), FILE)
    began = now()
    result, main = {"status": "ok"}, types.ModuleType("__main__")
    try:
        _execute_as_main(source, main, around, prepare)
    except BaseException as error:
        if isinstance(error, MemoryError):
            # Describing the error needs memory.
            main.__dict__.clear()
        result = result_of(error, source)
        error.__traceback__ = None
    # Frees the program's objects even if the module is still referenced. Not earlier: "Did you mean" needs its names.
    if not keep:
        main.__dict__.clear()
    finish_output()
    streams_bridge.running = False
    result["ms"] = (now() - began) * 1000
    if capture:
        result["output"] = "".join(streams_bridge.captured)
    if tractor is not None:
        result["commands"] = streams_bridge.driven
    if keep:
        result["variables"] = lab_session.keep(main)
    streams_bridge.captured = streams_bridge.stdin = streams_bridge.flush_drawing = streams_bridge.count_drawing = None
    streams_bridge.shows, streams_bridge.typed = False, []
    restore()
    return result


def _execute_as_main(source, main, around, prepare):
    main.__builtins__ = builtins
    sys.modules["__main__"] = main
    hidden = [name for name in sys.modules if is_blocked(name)]
    for name in hidden:
        del sys.modules[name]
    sys.meta_path[:0] = FINDERS
    streams_bridge.running = True
    try:
        # Compiled here, so that its warnings are the program's own.
        code = compile(source if prepare is None else prepare(source), FILE, "exec", dont_inherit=True, optimize=0)
        if around is None:
            exec(code, main.__dict__)
        else:
            around(functools.partial(exec, code, main.__dict__))
    finally:
        streams_bridge.running = False


def result_of(error, source):
    if isinstance(error, OutputLimit):
        return {"status": "flood"}
    if isinstance(error, (Stopped, KeyboardInterrupt)):
        line = line_of(error)
        return {"status": "stopped"} if line is None else {"status": "stopped", "line": line}
    if isinstance(error, SystemExit):
        if error.code is None or error.code == 0:
            return {"status": "ok"}
        message = message_of(error)
        return {"status": "exit", "error": {"type": "SystemExit", "message": message, "text": message, "stack": []}}
    # Python's names are restored first, so that describing works whatever the program changed.
    restore_names()
    return {"status": "error", "error": describe(error, source)}


def finish_output():
    try:
        # What the program's own objects print when they go is still its output.
        gc.collect()
        out.flush()
        if streams_bridge.flush_drawing:
            streams_bridge.flush_drawing()
    except BaseException:
        # An interrupt may arrive this late; the program had already ended.
        pass


def run(source, options="{}"):
    """RunOptions of protocol.ts as JSON in, RunResult as JSON out."""
    chosen = _loads(options)
    stdin, capture, limit = chosen.get("stdin"), chosen.get("capture", False), chosen.get("limit", OUTPUT_LIMIT)
    keep = chosen.get("keep", False)
    streams_bridge.before_input = lab_session.before_input if keep else None
    return _dumps(execute(source, stdin, capture, limit, tractor=chosen.get("tractor"), keep=keep))
