# Takes from Python what leads to JavaScript or makes modules of C: what is missing cannot be found, however a program looks.
import gc, sys, types, zipfile  # noqa: E401

import lab_cleanup
from lab_streams import dumps

# Parts of pyodide that lead to JavaScript.
_JAVASCRIPT = ("js", "pyodide_js", "pyodide", "_pyodide", "_pyodide_core")
# What importing needs of _imp. Whatever else is there now or in a later Python goes: it could make a module of C, pyodide's own too.
_IMPORT_NEEDS = frozenset((
    "acquire_lock", "release_lock", "lock_held", "find_frozen", "get_frozen_object", "is_frozen", "is_frozen_package", "is_builtin",
    "check_hash_based_pycs", "source_hash", "extension_suffixes", "pyc_magic_number_token", "_fix_co_filename",
))
_FINDERS = ("FrozenImporter", "PathFinder")
# Bytes before the code in a compiled file.
_HEADER = 16


def freeze():
    """Records the code of Python's own library, where it is compiled: all that may be unpacked later. Called with the library in place."""
    global _library_code
    found = set()
    for path in sys.path:
        if zipfile.is_zipfile(path):
            with zipfile.ZipFile(path) as library:
                compiled = [library.read(name)[_HEADER:] for name in library.namelist() if name.endswith(".pyc")]
                found.update((len(code), hash(code)) for code in compiled)
    _library_code = frozenset(found)


def _guard_code(event, given, refused=RuntimeError, known=frozenset(), length=len, hashed=hash):
    """
    Audit hook, which stays for good: code comes from the compiler and from the library. Bytecode of a program's own could read and write
    any memory of Python. All it uses is in its own code and defaults, which it keeps from being changed.
    """
    if (
        event in ("code.__new__", "marshal.load")
        or (event == "marshal.loads" and (length(given[0]), hashed(given[0])) not in known)
        or (event == "object.__setattr__" and given[1] == "__code__")
        or (event == "object.__setattr__" and given[1] == "__defaults__" and given[0].__code__.co_name == "_guard_code")
    ):
        raise refused("Code is made from a program's text only in the Lab.")


def isolate():
    """Called once, after the channels are open. Returns the classes that isolate.ts is to seal, as JSON."""
    import _imp

    core = sys.modules["_pyodide_core"]
    proxies = _proxy_types()
    _empty_loaders()
    _take_functions(core)
    lost = [_imp.__dict__]
    for name in [name for name in sys.modules if is_javascript(name)]:
        module = sys.modules.pop(name)
        if isinstance(module, types.ModuleType):
            lost.append(module.__dict__)
            _cut_off(module.__dict__)
    for name in [name for name in vars(_imp) if name[:2] != "__" and name not in _IMPORT_NEEDS]:
        delattr(_imp, name)
    # All modules of C that a program may have are there: none is to be made again. The finders of pyodide lead to JavaScript.
    sys.meta_path[:] = [finder for finder in sys.meta_path if getattr(finder, "__name__", "") in _FINDERS]
    lab_cleanup.forget(is_javascript, lost)
    _strip(proxies)
    _guard_code.__defaults__ = (RuntimeError, _library_code, len, hash)
    sys.addaudithook(_guard_code)
    # A compiled copy of a learner's own module could not be read again.
    sys.dont_write_bytecode = True
    gc.collect()
    gc.freeze()
    return dumps({"plain": id(object), "flags": object.__flags__, "classes": [id(one) for one in proxies]})


def is_javascript(name):
    return name.partition(".")[0] in _JAVASCRIPT


def _proxy_types():
    """Pyodide's classes made of C whose objects are those of JavaScript: the class itself, which is no heap type, and all below it."""
    is_heap_type = 1 << 9
    base = next(one for one in object.__subclasses__() if one.__name__ == "JsProxy" and not one.__flags__ & is_heap_type)
    found = [base]
    for one in found:
        found.extend(type.__subclasses__(one))
    return found


def _empty_loaders():
    """Each loader of a JavaScript module holds that module's object."""
    import _pyodide._importhook as hook

    hook.jsfinder.jsproxies.clear()
    for loader in gc.get_referrers(hook.JsLoader):
        if type(loader) is hook.JsLoader:
            loader.__dict__.clear()


def _take_functions(core):
    """Pyodide's functions made of C, from wherever they are kept: Python holds a copy of the module's names, to make it once more."""
    functions = [value for value in vars(core).values() if isinstance(value, types.BuiltinFunctionType)]
    for holder in gc.get_referrers(*functions):
        if isinstance(holder, dict):
            for name in [name for name, value in holder.items() if any(value is one for one in functions)]:
                del holder[name]


def _cut_off(contents):
    """Empties a module of the functions and objects of JavaScript; its classes stay, because Python's own code needs them."""
    for name, value in list(contents.items()):
        if not isinstance(value, type) and (
            type(value).__module__ == "pyodide.ffi" or getattr(value, "__module__", None) == "_pyodide_core" or callable(value)
        ):
            del contents[name]


def _strip(proxies):
    """Takes away all that a class of proxies can do, `__new__` first; the class that is no heap type is sealed by isolate.ts alone."""
    for one in proxies[1:]:
        for name in list(vars(one)):
            try:
                delattr(one, name)
            except (AttributeError, TypeError):
                pass
