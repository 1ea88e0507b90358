# Finds the first line that is not moved in by four spaces a level, in programs that Python can read and in those it cannot.
import ast, re  # noqa: E401

UNIT = 4


# Words that belong to a block above and stand as far in as it; they never begin a block of their own.
_FOLLOWING = re.compile(r"\s*(else|elif|except|finally)\b")


def _wrong(line, words, **figures):
    return {"line": line, "message": f"Indentation Error (line {line}): {words}", **figures}


def _found(line, found, expected):
    return _wrong(line, f"Found {found} spaces, expected {expected} spaces.", found=found, expected=expected)


def _spaces(text):
    """How far a line is moved in; a tab counts as one level."""
    return len(text[: len(text) - len(text.lstrip(" \t\f"))].expandtabs(UNIT))


def wrong_indentation(source, tree):
    """The first statement of a readable program that is not moved in by four spaces a level; None where all are."""
    lines = source.split("\n")
    wrong = []

    def visit(node, depth):
        for name, value in ast.iter_fields(node):
            if not isinstance(value, list):
                continue
            for child in value:
                if isinstance(child, ast.stmt):
                    chained = name == "orelse" and _is_elif(child, value, lines)
                    look_at(child, depth - 1 if chained else depth)
                elif isinstance(child, (ast.excepthandler, ast.match_case)):
                    visit(child, depth + 1 if isinstance(child, ast.match_case) else depth)

    def look_at(statement, depth):
        line = min([statement.lineno, *(d.lineno for d in getattr(statement, "decorator_list", []))])
        text = lines[line - 1]
        first = statement.lineno != line or not text.encode()[: statement.col_offset].strip()
        if first and _spaces(text) != depth * UNIT:
            wrong.append((line, _spaces(text), depth * UNIT))
        visit(statement, depth + 1)

    visit(tree, 0)
    return _found(*min(wrong)) if wrong else None


def _is_elif(statement, siblings, lines):
    return (
        isinstance(statement, ast.If)
        and len(siblings) == 1
        and lines[statement.lineno - 1].encode()[statement.col_offset :].startswith(b"elif")
    )


def wrong_indentation_of_error(source, error):
    """The same for a program that Python cannot read because of its indentation; None where tabs and spaces are mixed."""
    if isinstance(error, TabError) or not error.lineno:
        return None
    lines = source.split("\n")
    at = min(error.lineno, len(lines))
    earlier = _wrong_before(lines, at, error.msg)
    if earlier:
        return earlier
    found, open_levels = _spaces(lines[at - 1]), _levels(lines[: at - 1])
    if error.msg.startswith("expected an indented block"):
        header = re.search(r"on line (\d+)", error.msg)
        if header and int(header[1]) == at:
            # Nothing stands below the colon, so there is no line whose spaces could be wrong.
            return None
        outer = _spaces(lines[int(header[1]) - 1]) if header else open_levels[-1]
        return _found(at, found, outer // UNIT * UNIT + UNIT)
    if error.msg.startswith("unexpected indent"):
        if open_levels[-1] == 0:
            return _wrong(at, "Unexpected indentation")
        return None if found == open_levels[-1] else _found(at, found, open_levels[-1])
    if _FOLLOWING.match(lines[at - 1]):
        open_levels = open_levels[:-1] or open_levels
    expected = min(reversed(open_levels), key=lambda level: abs(level - found))
    # Only tabs beside spaces look right and are not.
    return None if found == expected else _found(at, found, expected)


def _wrong_before(lines, at, message):
    """A wrong level above the line at which Python gave up."""
    before = lines[: at - 1]
    last = next((line for line in reversed(before) if line.split("#")[0].strip()), "")
    if message.startswith("expected an indented block"):
        before = [*before, " " * (_spaces(last) + UNIT) + "pass"]
    try:
        return wrong_indentation("\n".join(before), ast.parse("\n".join(before)))
    except (SyntaxError, ValueError):
        return None


def _levels(lines):
    """Levels that are open after these lines, the deepest last."""
    levels = [0]
    for line in lines:
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        while levels and levels[-1] >= _spaces(line):
            levels.pop()
        levels.append(_spaces(line))
    return levels
