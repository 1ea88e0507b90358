# Gives every program a clean start: records Python's state once and restores it, whatever a program changed.
import builtins, os, random, sys, types  # noqa: E401

from lab_imports import OURS
from lab_streams import bridge, err, out, program_exit, program_help, program_input, stdin

HOME = "/home/pyodide"
# Not restored here: sys and linecache change by themselves, builtins are restored separately.
_NOT_RESTORED = frozenset(("sys", "builtins", "__main__", "linecache"))


def freeze():
    """Records the state of Python before the first program; every run starts from it."""
    global _builtins, _modules, _module_contents, _sys
    builtins.input, builtins.exit, builtins.quit, builtins.help = program_input, program_exit, program_exit, program_help
    # These would end Python itself.
    os._exit = os.abort = program_exit
    _builtins, _modules = dict(builtins.__dict__), dict(sys.modules)
    _module_contents = [
        (module.__dict__, dict(module.__dict__))
        for name, module in _modules.items()
        if name not in _NOT_RESTORED and not name.startswith(OURS) and isinstance(module, types.ModuleType)
    ]
    _sys = {name: list(getattr(sys, name)) for name in ("path", "meta_path", "path_hooks", "argv")}
    _sys_plain = {name: getattr(sys, name) for name in ("displayhook", "excepthook", "exit", "_getframe", "stdout")}
    _sys["plain"] = _sys_plain


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


def reset():
    restore()
    sys.setrecursionlimit(1000)
    sys.stdout, sys.stderr, sys.stdin = out, err, stdin
    out.discard()
    err.discard()
    bridge.total = 0
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
