# Shows the values of a program in short text, and decides which of them are drawn as boxes because two names may share them.
import re, reprlib, types  # noqa: E401

# Where a thing lies in memory tells a learner nothing.
_OBJECT, _ADDRESS = re.compile(r"<(?:\w+\.)*(\w+) object at 0x[0-9a-f]+>"), re.compile(" at 0x[0-9a-f]+")
# Most values of learners are of these types, and are shown by Python itself: that is ten times as fast.
PLAIN = frozenset((int, float, bool, str, type(None)))
_LONG_NUMBER, _LONG_TEXT = 10 ** 18, 60
# Items of one box.
_ITEMS = 20
_own_class = type.__getattribute__


def shown(value):
    """The value in short; may call the learner's own __repr__."""
    kind = type(value)
    if kind in PLAIN:
        if _is_short(value):
            return repr(value)
    elif kind is list or kind is tuple:
        start = value[:_brief.maxlist]
        if all(type(one) in PLAIN and _is_short(one) for one in start):
            text = repr(start)
            return text if len(start) == len(value) else f"{text[:-1]}, ...{text[-1]}"
    elif kind is types.FunctionType:
        return f"function {value.__name__}()"
    elif issubclass(kind, type):
        return f"class {_own_class(value, '__name__')}"
    try:
        return _brief.repr(value)
    except Exception:
        return "?"


def _in_words(name):
    """"a Dog", for an object that has no text of its own."""
    return f"{'an' if name[:1] in 'AEIOUaeiou' else 'a'} {name}"


class _Brief(reprlib.Repr):
    """Values are shown, not dumped: long lists are cut in the middle."""

    def repr_instance(self, value, level):
        text = _OBJECT.sub(lambda found: _in_words(found[1]), super().repr_instance(value, level))
        return _ADDRESS.sub("", text)


_LIMITS = {"maxlevel": 4, "maxlist": 20, "maxtuple": 20, "maxdict": 12, "maxset": 12, "maxstring": 80, "maxlong": 40, "maxother": 80}
_brief = _Brief(**_LIMITS)


class _Glimpse(reprlib.Repr):
    """As shown(), without calling any code of the learner's."""

    def repr_instance(self, value, _level):
        kind = type(value)
        if kind in PLAIN:
            return repr(value)
        if kind is types.FunctionType:
            return f"function {value.__name__}()"
        if issubclass(kind, type):
            return f"class {_own_class(value, '__name__')}"
        return _in_words(_own_class(kind, '__name__'))


_glimpse = _Glimpse(**_LIMITS)


def glimpse(value):
    """The value in short, safe at any moment: an object of the learner's is only named."""
    try:
        kind = type(value)
        return repr(value) if kind in PLAIN and _is_short(value) else _glimpse.repr(value)
    except Exception:
        return "?"


def _is_short(value):
    kind = type(value)
    return -_LONG_NUMBER < value < _LONG_NUMBER if kind is int else kind is not str or len(value) <= _LONG_TEXT


def box_kind(value):
    """'list', 'dict', 'set', 'tuple' or 'object' for a value that is drawn as a box of its own; None for all others."""
    # The type alone: a learner's object may call itself of another class.
    kind = type(value)
    if issubclass(kind, list):
        return "list"
    if issubclass(kind, dict):
        return "dict"
    if issubclass(kind, (set, frozenset)):
        return "set"
    if issubclass(kind, tuple):
        # Nobody can change a tuple of plain values, so it does not matter who shares it.
        return None if all(type(one) in PLAIN for one in tuple.__iter__(value)) else "tuple"
    if issubclass(kind, (type, BaseException)) or _own_class(kind, "__module__") != "__main__":
        return None
    return None if _attributes(value) is None else "object"


def _attributes(value):
    # Not vars(): a class may have a __dict__ of its own.
    try:
        names = object.__getattribute__(value, "__dict__")
    except AttributeError:
        return None
    return names if type(names) is dict else None


def contents(value, kind):
    """(name of the type, number of items, [(key or None, item)]) of a box; at most 20 items."""
    name = _own_class(type(value), "__name__")
    if kind == "object":
        pairs = list(_attributes(value).items())
        return name, len(pairs), pairs[:_ITEMS]
    if kind == "dict":
        pairs = [(shown(key), item) for key, item in _first(dict.items(value))]
        return name, dict.__len__(value), pairs
    if kind == "set":
        base = set if issubclass(type(value), set) else frozenset
        return name, base.__len__(value), [(None, item) for item in _first(base.__iter__(value))]
    base = list if kind == "list" else tuple
    return name, base.__len__(value), [(None, item) for item in _first(base.__iter__(value))]


def _first(items):
    found = []
    for item in items:
        if len(found) == _ITEMS:
            break
        found.append(item)
    return found
