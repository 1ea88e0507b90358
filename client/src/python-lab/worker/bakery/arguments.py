# Checks the arguments of the drawing functions; every refusal explains what is expected.

def _closest_name(word, names):
    """The most similar name, or None if none is similar enough."""
    best, least = None, 1 + len(word) // 3
    for name in names:
        apart = _edit_distance(word, name)
        if apart <= least and (best is None or apart < least):
            best, least = name, apart
    return best


def _edit_distance(a, b):
    if abs(len(a) - len(b)) > 3:
        return 9
    before, row = None, list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        older, before, row = before, row, [i]
        for j, y in enumerate(b, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (x != y))
            if older and i > 1 and j > 1 and x == b[j - 2] and a[i - 2] == y:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
    return row[-1]


def _show(value):
    try:
        text = repr(value)
    except Exception:
        text = type(value).__name__
    return text if len(text) <= 40 else text[:39] + "…"


def _rounded(number):
    # Adding 0.0 turns -0.0 into 0.0.
    return round(number, 2) + 0.0


def _number(who, value, what="a number"):
    if isinstance(value, str):
        number = value.strip().lstrip("+-").replace(".", "", 1).isdigit()
        advice = "Leave out the quotes, or use int( )." if number else "A number has no quotes."
        raise BakeryError(f"{who}() needs {what}, and got the text {_show(value)}. {advice}")
    if not isinstance(value, (int, float)):
        raise BakeryError(f"{who}() needs {what}, and got {_show(value)}.")
    if value != value or not -_MAX_DISTANCE <= value <= _MAX_DISTANCE:
        raise BakeryError(f"{who}() got {_show(value)}. That is too far: the cake board reaches from -300 to 300.")
    return round(float(value), 4)


def _colour(who, value):
    if isinstance(value, str):
        name = value.strip().lower().replace(" ", "").replace("_", "")
        code = _COLOURS.get(name)
        if code:
            if name not in _named_colours:
                _named_colours.add(name)
                _emit("n", code, value.strip()[:30])
            return code
        digits = name[1:]
        if name.startswith("#") and len(digits) in (3, 6) and all(c in "0123456789abcdef" for c in digits):
            return "#" + (digits if len(digits) == 6 else "".join(c + c for c in digits))
        if name.startswith("#"):
            raise BakeryError(f'{who}() does not understand {_show(value)}. After # come 6 signs from 0 to 9 and a to f, such as "#ff7fa8".')
        near = _closest_name(name, _COLOURS)
        advice = f'Did you mean "{near}"?' if near else 'Try "strawberry", "mint", "chocolate", "red" or "blue".'
        raise BakeryError(f"{who}() does not know the colour {_show(value)}. {advice}")
    if isinstance(value, (tuple, list)) and len(value) == 3:
        parts = [_number(who, part, "three numbers for a colour") for part in value]
        whole = _board["mode"] or (1 if all(part <= 1 for part in parts) else 255)
        if all(0 <= part <= whole for part in parts):
            return "#" + "".join(f"{round(part / whole * 255):02x}" for part in parts)
        raise BakeryError(f"{who}() got {_show(tuple(value))}. The three numbers of a colour go from 0 to {whole:g}.")
    raise BakeryError(f'{who}() needs a colour in quotes, such as "strawberry", and got {_show(value)}.')


def _colours(who, given):
    """One colour, two colours, or three numbers that make one."""
    if len(given) == 3:
        given = (given,)
    if not 1 <= len(given) <= 2:
        raise BakeryError(f'{who}() needs one colour, such as "mint", or three numbers from 0 to 255.')
    return [_colour(who, value) for value in given]


def _text(who, value):
    global _text_length
    text = str(value)[:200].encode("utf-8", "replace").decode("utf-8")
    _text_length += len(text)
    if _text_length > _MAX_TEXT:
        _flush()
        raise IcingUsedUp(f"The icing bag is empty: a program may write {_MAX_TEXT} letters.")
    return text
