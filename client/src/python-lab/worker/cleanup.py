# Gives every program a clean start: records Python's state once and restores it, whatever a program changed.
import builtins, gc, os, random, sys, types, warnings  # noqa: E401

from lab_imports import OURS
from lab_streams import bridge, err, out, program_exit, program_help, program_input, program_sleep, stdin

HOME = "/home/pyodide"
# What a program finds; the rest of what was there tells where this site was built.
_ENVIRONMENT = {"HOME": HOME, "LANG": "en_US.UTF-8"}
# The modules made of C that a program may have; all are made before the first one, because none can be made later. Those that reach
# other processes, memory or Python's insides are missing, and so is every module that a later Python brings: it must be looked at first.
_MADE_OF_C = (
    "_abc", "_ast", "_asyncio", "_bisect", "_blake2", "_bz2", "_codecs", "_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp",
    "_codecs_kr", "_codecs_tw", "_collections", "_contextvars", "_csv", "_datetime", "_decimal", "_elementtree", "_functools", "_heapq",
    "_hmac", "_imp", "_io", "_json", "_locale", "_lsprof", "_lzma", "_md5", "_multibytecodec", "_opcode", "_operator", "_pickle",
    "_posixsubprocess", "_queue", "_random", "_sha1", "_sha2", "_sha3", "_signal", "_socket", "_sre", "_stat", "_statistics", "_string",
    "_struct", "_suggestions", "_symtable", "_sysconfig", "_thread", "_tokenize", "_tracemalloc", "_types", "_typing", "_warnings",
    "_weakref", "_zoneinfo", "_zstd", "array", "atexit", "binascii", "builtins", "cmath", "errno", "fcntl", "gc", "itertools", "marshal",
    "math", "mmap", "posix", "pyexpat", "select", "sys", "termios", "time", "unicodedata", "zlib",
)
# Not restored here: sys and linecache change by themselves, builtins are restored separately.
_NOT_RESTORED = frozenset(("sys", "builtins", "__main__", "linecache"))


def freeze():
    """Records the state of Python before the first program; every run starts from it."""
    global _builtins, _modules, _module_contents, _sys
    builtins.input, builtins.exit, builtins.quit, builtins.help = program_input, program_exit, program_exit, program_help
    # These would end Python itself.
    os._exit = os.abort = program_exit
    os.environ.clear()
    os.environ.update(_ENVIRONMENT)
    # Every warning is shown: a program runs once, and nobody wrote it to be quiet.
    warnings.simplefilter("default")
    _import_builtin_modules()
    _builtins, _modules = dict(builtins.__dict__), dict(sys.modules)
    _module_contents = [
        (module.__dict__, dict(module.__dict__))
        for name, module in _modules.items()
        if name not in _NOT_RESTORED and not name.startswith(OURS) and isinstance(module, types.ModuleType)
    ]
    _sys = {name: list(getattr(sys, name)) for name in ("path", "meta_path", "path_hooks", "argv")}
    _sys_plain = {name: getattr(sys, name) for name in ("displayhook", "excepthook", "exit", "_getframe", "stdout")}
    _sys["plain"] = _sys_plain


def _import_builtin_modules():
    for name in _MADE_OF_C:
        try:
            __import__(name)
        except ImportError:
            pass


def forget(is_lost, contents):
    """No later clean-up may bring back a module with such a name, or what these namespaces held; the finders stay as they are now."""
    for name in [name for name in _modules if is_lost(name)]:
        del _modules[name]
    _module_contents[:] = [pair for pair in _module_contents if not any(pair[0] is one for one in contents)]
    _sys["meta_path"] = list(sys.meta_path)


def _changed(now, before):
    try:
        return now != before
    except BaseException:
        return True


def restore():
    """Restores the recorded state, using only what a program cannot reach."""
    sys.settrace(None)
    sys.setprofile(None)
    if _changed(builtins.__dict__, _builtins):
        builtins.__dict__.clear()
        builtins.__dict__.update(_builtins)
    sys.__dict__["modules"].clear()
    sys.modules.update(_modules)
    for now, before in _module_contents:
        if _changed(now, before):
            now.clear()
            now.update(before)
    for name in ("path", "meta_path", "path_hooks", "argv"):
        setattr(sys, name, list(_sys[name]))
    sys.__dict__.update(_sys["plain"])
    for function in (program_input, program_exit, program_help, program_sleep):
        function.__dict__.clear()


def added_modules():
    """The modules that the program has imported and Python did not have before."""
    return {name: module for name, module in sys.modules.items() if name not in _modules and name != "__main__"}


def continue_program():
    """Python as a program finds it, with the files and random numbers of the program before."""
    restore()
    sys.setrecursionlimit(1000)
    sys.stdout, sys.stderr, sys.stdin = out, err, stdin
    bridge.total = 0


def reset():
    continue_program()
    # The current folder cannot be removed.
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


def restore_names():
    if _changed(builtins.__dict__, _builtins):
        builtins.__dict__.update(_builtins)
    for now, before in _module_contents:
        if _changed(now, before):
            now.update(before)
