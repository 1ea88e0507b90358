# Gives every program a clean start: records Python's state once and restores it, whatever a program changed.
import builtins, gc, os, random, sys, types, warnings  # noqa: E401

from lab_imports import OURS
from lab_streams import bridge, err, out, program_exit, program_help, program_input, program_sleep, stdin

HOME = "/home/pyodide"
# What a program finds; the rest of what was there tells where this site was built.
_ENVIRONMENT = {"HOME": HOME, "LANG": "en_US.UTF-8"}
# Parts of pyodide that lead to JavaScript.
_JAVASCRIPT = ("js", "pyodide_js", "pyodide", "_pyodide", "_pyodide_core")
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
    for name in sys.builtin_module_names:
        if name.split(".")[0] not in _JAVASCRIPT:
            try:
                __import__(name)
            except ImportError:
                pass


def isolate():
    """Takes everything from Python that leads to JavaScript: what is missing cannot be found, whatever a program looks through."""
    import _imp
    import _pyodide._importhook as hook

    hook.jsfinder.jsproxies.clear()
    lost = []
    for name in [name for name in sys.modules if name.split(".")[0] in _JAVASCRIPT]:
        module = sys.modules.pop(name)
        _modules.pop(name, None)
        if isinstance(module, types.ModuleType):
            lost.append(module.__dict__)
            _cut_off(module.__dict__)
    # All modules made of C are there; a second copy of pyodide's own would bring its functions back.
    del _imp.create_builtin
    lost.append(_imp.__dict__)
    # No later clean-up may bring back what these held.
    _module_contents[:] = [pair for pair in _module_contents if not any(pair[0] is one for one in lost)]
    gc.collect()
    gc.freeze()


def _cut_off(contents):
    """Empties a module of the functions and objects of JavaScript; its classes stay, because Python's own code needs them."""
    for name, value in list(contents.items()):
        if not isinstance(value, type) and (
            type(value).__module__ == "pyodide.ffi" or getattr(value, "__module__", None) == "_pyodide_core" or callable(value)
        ):
            del contents[name]


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
