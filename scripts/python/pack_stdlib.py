# Packs Python's own library for the browser: what a learner can use, compiled, and stored (HTTP compresses better than zip).
import importlib._bootstrap_external as bootstrap
import zipfile

# Folders and files that do not work inside a browser, or that only developers of Python need.
UNUSED_FOLDERS = (
    "_pyrepl", "curses", "dbm", "distutils", "email", "ensurepip", "http", "idlelib", "lib2to3", "multiprocessing",
    "pydoc_data", "sqlite3", "test", "tkinter", "turtledemo", "unittest", "venv", "wsgiref", "xml", "xmlrpc",
)
UNUSED_FILES = (
    "bdb", "cProfile", "compileall", "doctest", "ftplib", "imaplib", "logging/config", "logging/handlers", "mailbox",
    "netrc", "nntplib", "optparse", "pdb", "pickletools", "poplib", "profile", "pstats", "pty", "py_compile", "pyclbr",
    "pydoc", "rlcompleter", "smtplib", "socketserver", "tabnanny", "tarfile", "trace", "turtle", "urllib/robotparser",
    "wave", "webbrowser", "zipapp",
)
# One date for every member, so that the same library always gives the same bytes.
DATE = (2020, 1, 1, 0, 0, 0)


def unused(name):
    return name.split("/")[0] in UNUSED_FOLDERS or name.removesuffix(".py") in UNUSED_FILES


def pack(source, target):
    """Reads the zip file `source`, writes the zip file `target`; returns how many modules were compiled."""
    compiled = 0
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:
        for member in old.infolist():
            if member.is_dir() or unused(member.filename):
                continue
            data, name = old.read(member), member.filename
            if name.endswith(".py"):
                # Without docstrings: they are a third of the bytes, and help() is for a terminal.
                code = compile(data, name, "exec", dont_inherit=True, optimize=2)
                # A module beside its source's place, never checked against it: there is no source.
                data, name = bootstrap._code_to_timestamp_pyc(code, 0, 0), name + "c"
                compiled += 1
            new.writestr(zipfile.ZipInfo(name, DATE), data)
    return compiled
