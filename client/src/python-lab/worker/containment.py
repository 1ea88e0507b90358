# Decides, before a program runs, whether it can touch nothing but its own names: then the next program may run in this Python.
# Every other program gets a Python of its own, which is thrown away afterwards. The decision looks at names in compiled code only,
# and errs to the careful side: a refusal costs a new worker, no more.
import importlib.machinery, opcode, sys, types  # noqa: E401

from lab_streams import FILE

# Modules without state that outlives a program: what random keeps is drawn again for each one.
_ALLOWED = frozenset((
    "bakery", "bisect", "cmath", "collections", "copy", "datetime", "fractions", "heapq", "itertools", "math", "random",
    "statistics", "string", "textwrap", "time", "turtle",
))
# Methods of a learner's own classes, and what Python itself writes into the code of a class.
_OWN_METHODS = frozenset(
    f"__{name}__"
    for name in (
        "abs add and bool call ceil complex contains delitem divmod doc enter eq exit float floor floordiv format ge getitem gt hash "
        "iadd imul index init int invert isub iter itruediv le len lt mod module mul name ne neg next or post_init pos pow qualname "
        "radd repr reversed rmul round rsub rtruediv setitem slots str sub truediv trunc xor annotate annotations classcell "
        "classdict classdictcell class conditional_annotations firstlineno static_attributes type_params"
    ).split()
)
# Ways from a plain name to something that is not the program's own.
_FORBIDDEN = frozenset((
    "breakpoint", "compile", "delattr", "eval", "exec", "getattr", "globals", "locals", "memoryview", "open", "setattr", "vars",
    "Formatter", "strptime", "with_traceback",
    "gi_code", "gi_frame", "gi_yieldfrom", "cr_await", "cr_code", "cr_frame", "cr_origin", "ag_await", "ag_code", "ag_frame",
    "f_back", "f_builtins", "f_code", "f_generator", "f_globals", "f_locals", "f_trace", "tb_frame", "tb_next",
))
# Names of modules that programs use for other things. None of these may be imported.
_HARMLESS = frozenset((
    "cmd", "code", "email", "numbers", "profile", "queue", "select", "shelve", "symbol", "test", "this", "token", "trace", "wave",
))
_STORES = tuple(opcode.opmap[name] for name in ("STORE_ATTR", "DELETE_ATTR"))
_IMPORT, _EXTENDED = (opcode.opmap[name] for name in ("IMPORT_NAME", "EXTENDED_ARG"))
_code_type = types.CodeType
_find_spec = importlib.machinery.PathFinder.find_spec


def _leads_elsewhere(module):
    """Names in a module behind which lies something that can be changed for good: other modules, containers, anything private."""
    for name, value in module.__dict__.items():
        if name[:1] == "_" or isinstance(value, (types.ModuleType, dict, list, set, bytearray)):
            yield name
        if isinstance(value, type):
            for inner, held in value.__dict__.items():
                if inner[:1] == "_" and inner[:2] != "__" or isinstance(held, (types.ModuleType, dict, list, set)):
                    yield inner


def freeze():
    """Collects the forbidden names from the allowed modules; called when Python is as every program is to find it."""
    global _refused
    found = set(_FORBIDDEN) | (set(sys.stdlib_module_names) - _ALLOWED - _HARMLESS)
    for name in _ALLOWED:
        if name in sys.modules:
            found.update(_leads_elsewhere(sys.modules[name]))
    _refused = frozenset(found - _OWN_METHODS - _ALLOWED)


def is_contained(source):
    """Whether the program, whatever it does, leaves Python as it found it. A program that cannot be compiled never runs."""
    try:
        code = compile(source, FILE, "exec", dont_inherit=True, optimize=0)
    except BaseException:
        return True
    names, imported, stores = set(), set(), False
    waiting = [code]
    while waiting:
        code = waiting.pop()
        names.update(code.co_names)
        operations = code.co_code[::2]
        stores = stores or any(one in operations for one in _STORES)
        if _IMPORT in operations:
            imported.update(_imported_by(code))
        for constant in code.co_consts:
            if isinstance(constant, _code_type):
                waiting.append(constant)
            elif isinstance(constant, tuple):
                # Attributes of a class pattern stand in a tuple.
                names.update(one for one in constant if isinstance(one, str))
    # A program that imports could change the classes of a module.
    if imported and (stores or not all(name in _ALLOWED or _is_absent(name) for name in imported)):
        return False
    return not any(_is_refused(name) for name in names)


def _is_absent(name):
    """Whether there is no such module: a misspelt import raises an error and changes nothing."""
    top = name.partition(".")[0]
    return bool(top) and top not in sys.stdlib_module_names and top not in sys.modules and _find_spec(top) is None


def _imported_by(code):
    number = 0
    for operation, low in zip(code.co_code[::2], code.co_code[1::2]):
        number = number << 8 | low
        if operation == _IMPORT:
            yield code.co_names[number]
        if operation != _EXTENDED:
            number = 0


def _is_refused(name):
    return name in _refused or (name[:2] == "__" and name[-2:] == "__" and name not in _OWN_METHODS)
