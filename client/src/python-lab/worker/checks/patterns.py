# Compares programs with patterns: code with wildcards (NAME_x, INT_x, STR_x, ANY_x), gaps (...) and HAS( ).
import ast, functools, re  # noqa: E401

from lab_spelling import Plainer

_WILDCARD = re.compile(r"(NAME|INT|STR|ANY)_\w+")
# What the matcher reads of a node beside its kind.
_UNREAD = ("ctx", "type_comment", "kind", "type_ignores", "type_params")
# More operands than this are compared in their order only.
_MOST_ORDERS = 5
# Comparisons of two nodes after which a pattern counts as not found: about a second; a learner's program needs some hundreds.
_PATIENCE = 30_000
_left = _PATIENCE


class _TooMuch(Exception):
    """The program is far too long to be compared."""


class Program:
    """A learner's program, ready to be compared with patterns."""

    def __init__(self, source, tree):
        self.source, self.tree = source, tree

    @functools.cached_property
    def plain(self):
        """The program in the one spelling of patterns; most programs are never compared with any."""
        try:
            return ast.fix_missing_locations(Plainer().visit(ast.parse(self.source)))
        except RecursionError:
            # A sum of a thousand parts: compared as it is written.
            return self.tree

    @functools.cached_property
    def code_lines(self):
        return sorted({node.lineno for node in ast.walk(self.plain) if isinstance(node, ast.stmt)})

    def matches(self, pattern, line=None):
        global _left
        _left = _PATIENCE
        try:
            return self._matches(pattern, line)
        except (RecursionError, _TooMuch):
            return False

    def _matches(self, pattern, line):
        wanted = Plainer().visit(ast.parse(pattern)).body
        if len(wanted) == 1 and isinstance(wanted[0], ast.Expr) and not _is_has(wanted[0].value):
            expressions = [node for node in ast.walk(self.plain) if isinstance(node, ast.expr)]
            return any(self._on(node.lineno, line) and _any(_match(wanted[0].value, node, {})) for node in expressions)
        return any(
            self._on(block[start].lineno, line) and _any(_match_block(wanted, block[start:], {}, open_end=True))
            for block in _blocks(self.plain)
            for start in range(len(block))
        )

    def _on(self, start, line):
        return line is None or (start in self.code_lines and self.code_lines.index(start) == line - 1)


def _any(solutions):
    return next(solutions, None) is not None


def _blocks(tree):
    for node in ast.walk(tree):
        for _, value in ast.iter_fields(node):
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                yield value


def _is_gap(node):
    node = node.value if isinstance(node, ast.Expr) else node
    return isinstance(node, ast.Constant) and node.value is ...


def _is_has(node):
    node = node.value if isinstance(node, ast.Expr) else node
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "HAS"


def _match_block(wanted, found, bound, open_end=False):
    """Ways in which a list of statements or arguments fits, as what the wildcards stand for; `open_end` lets more follow."""
    if not wanted:
        if open_end or not found:
            yield bound
        return
    if _is_gap(wanted[0]):
        for skipped in range(len(found) + 1):
            yield from _match_block(wanted[1:], found[skipped:], bound, open_end)
        return
    if found:
        for after in _match(wanted[0], found[0], bound):
            yield from _match_block(wanted[1:], found[1:], after, open_end)


def _match(wanted, found, bound):
    """Ways in which two nodes (or lists, or plain values) fit."""
    global _left
    _left -= 1
    if _left < 0:
        raise _TooMuch
    if isinstance(wanted, list):
        if isinstance(found, list):
            yield from _match_block(wanted, found, bound)
        return
    if not isinstance(wanted, ast.AST):
        yield from _bind(wanted, found, bound)
        return
    if not isinstance(found, ast.AST):
        return
    if _is_has(wanted):
        inside = (wanted.value if isinstance(wanted, ast.Expr) else wanted).args[0]
        for node in ast.walk(found):
            yield from _match(inside, node, bound)
    elif isinstance(wanted, ast.Name) and _WILDCARD.fullmatch(wanted.id) and not wanted.id.startswith("NAME"):
        if isinstance(found, ast.expr) and _is_kind(wanted.id, found):
            yield from _remember(wanted.id, ast.dump(found), bound)
    elif type(wanted) is type(found):
        yield from _match_same_kind(wanted, found, bound)


def _is_kind(name, node):
    if name.startswith("ANY"):
        return True
    if name.startswith("STR"):
        return isinstance(node, ast.Constant) and isinstance(node.value, str)
    return isinstance(node, ast.Constant) and type(node.value) is int


def _remember(name, value, bound):
    if bound.get(name, value) == value:
        yield {**bound, name: value}


def _bind(wanted, found, bound):
    """Plain values inside nodes: names may be wildcards."""
    if isinstance(wanted, str) and isinstance(found, str) and _WILDCARD.fullmatch(wanted):
        yield from _remember(wanted, found, bound)
    elif type(wanted) is type(found) and wanted == found:
        yield bound


def _match_same_kind(wanted, found, bound):
    operands = _operands(wanted), _operands(found)
    if operands[0] and operands[1]:
        yield from _match_in_any_order(*operands, wanted, found, bound)
        return
    if isinstance(wanted, ast.arguments) and wanted.vararg and _WILDCARD.fullmatch(wanted.vararg.arg):
        yield bound
        return
    if isinstance(wanted, ast.Compare) and len(wanted.ops) == 1 and isinstance(wanted.ops[0], (ast.Eq, ast.NotEq)):
        turned = ast.Compare(found.comparators[0], found.ops, [found.left, *found.comparators[1:]])
        yield from _match_fields(wanted, turned, bound)
    yield from _match_fields(wanted, found, bound)


def _match_fields(wanted, found, bound, names=None):
    names = [name for name in wanted._fields if name not in _UNREAD] if names is None else names
    if not names:
        yield bound
        return
    here, there = getattr(wanted, names[0], None), getattr(found, names[0], None)
    if names[0] == "orelse" and here and not there:
        # Even `else: ...` asks for an else.
        return
    if names[0] == "orelse" and not here:
        # A pattern without an else says nothing about it.
        there = here
    # print(...) allows keywords as it allows arguments.
    if names[0] == "keywords" and not here and any(map(_is_gap, getattr(wanted, "args", []))):
        here = there = None
    for after in _match(here, there, bound):
        yield from _match_fields(wanted, found, after, names[1:])


def _operands(node):
    """Operands whose order does not matter: of and, or, and of + and * between numbers. Empty for all else."""
    if isinstance(node, ast.BoolOp):
        return [part for value in node.values for part in (_operands(value) if _same(value, node) else [value])]
    if not isinstance(node, ast.BinOp) or not isinstance(node.op, (ast.Add, ast.Mult)):
        return []
    flat = [part for side in (node.left, node.right) for part in (_operands(side) if _same(side, node) else [side])]
    return [] if isinstance(node.op, ast.Add) and any(map(_is_texty, flat)) else flat


def _same(one, other):
    return type(one) is type(other) and type(one.op) is type(other.op)


def _is_texty(node):
    text = isinstance(node, (ast.JoinedStr, ast.List, ast.Tuple)) or isinstance(getattr(node, "value", None), str)
    call = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("str", "input")
    return text or call or (isinstance(node, ast.Name) and node.id.startswith("STR_"))


def _match_in_any_order(wanted, found, one, other, bound):
    if type(one.op) is not type(other.op) or len(wanted) > len(found):
        return
    if len(wanted) < len(found) or len(wanted) > _MOST_ORDERS:
        # A wildcard may stand for several operands: then Python's own grouping counts.
        yield from _match_fields(one, other, bound)
        return
    yield from _pair_off(wanted, found, bound)


def _pair_off(wanted, found, bound):
    if not wanted:
        yield bound
        return
    for at, candidate in enumerate(found):
        for after in _match(wanted[0], candidate, bound):
            yield from _pair_off(wanted[1:], found[:at] + found[at + 1 :], after)
