# Runs lines that are typed after a run, with the names that the program left; what they change stays for the next line.
import ast, builtins, json, sys  # noqa: E401

import lab_runner, lab_session  # noqa: E401
from lab_cleanup import continue_program
from lab_errors import INPUT
from lab_imports import FINDERS, is_blocked
from lab_streams import OUTPUT_LIMIT, bridge, now

_loads, _dumps = json.loads, json.dumps


def evaluate(source, options="{}"):
    """
    One entry: statements, or an expression whose value is shown as Python's own prompt shows it. RunResult of protocol.ts as JSON out,
    with the variables afterwards.
    """
    main = lab_session.kept.main
    if main is None:
        return _dumps({"status": "crashed", "ms": 0})
    continue_program()
    bridge.stdin, bridge.captured, bridge.driven = None, None, None
    bridge.limit = _loads(options).get("limit", OUTPUT_LIMIT)
    bridge.flush_drawing, bridge.count_drawing = lab_session.kept.drawing
    began = now()
    result = {"status": "ok"}
    try:
        _execute(source, main)
    except BaseException as error:
        result = lab_runner.result_of(error, source)
        error.__traceback__ = None
    lab_runner.finish_output()
    bridge.running = False
    result["ms"] = (now() - began) * 1000
    result["variables"] = lab_session.keep(main)
    bridge.flush_drawing = bridge.count_drawing = None
    lab_runner.restore()
    return _dumps(result)


def _execute(source, main):
    for name in [name for name in sys.modules if is_blocked(name)]:
        del sys.modules[name]
    sys.modules.update(lab_session.kept.modules)
    sys.modules["__main__"] = main
    main.__builtins__ = builtins
    sys.meta_path[:0] = FINDERS
    bridge.running = True
    tree = ast.Interactive(ast.parse(source, INPUT).body)
    exec(compile(tree, INPUT, "single", dont_inherit=True, optimize=0), main.__dict__)
