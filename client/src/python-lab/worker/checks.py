# Says what is wrong with a program before and without the learner's own run: required constructs, indentation, patterns, outputs.
# Everything is decided on Python's own syntax tree (ast); text is never searched.
import ast, builtins, json, re  # noqa: E401

import lab_runner

UNIT = 4
# Neither is seen on the screen, so neither may decide a comparison (lessons.txt 5.1).
_MARKS = re.compile("[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
_ODD_SPACES = re.compile("[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]")


def check(source, request="{}"):
    """CheckRequest of protocol.ts as JSON in, CheckResult as JSON out."""
    wanted = json.loads(request)
    result = {"missing": [], "failed": []}
    try:
        tree = ast.parse(source, lab_runner.FILE)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        result["syntax"] = lab_runner.describe(error, source)
        if wanted.get("indentation") and isinstance(error, IndentationError):
            _put(result, "indentation", wrong_indentation_of_error(source, error))
        return json.dumps(result)
    have = constructs(tree)
    result["missing"] = [name for name in wanted.get("required", []) if name not in have]
    if wanted.get("indentation"):
        _put(result, "indentation", wrong_indentation(source, tree))
    program = Program(source, tree)
    result["failed"] = [one["message"] for one in wanted.get("checks", []) if not _holds(one, program)]
    return json.dumps(result)


def _put(result, name, value):
    if value is not None:
        result[name] = value


def _holds(one, program):
    if one["kind"] == "construct":
        # Its message is optional: the requirement's own list speaks where there is none.
        one.setdefault("message", "Something is missing: " + one["construct"])
        return one["construct"] in constructs(program.tree)
    if one["kind"] == "pattern":
        patterns = one["pattern"] if isinstance(one["pattern"], list) else [one["pattern"]]
        found = any(program.matches(pattern, one.get("line")) for pattern in patterns)
        return found != one.get("absent", False)
    ran = lab_runner.execute(program.source, one.get("stdin", []), True, around=_without_prompts)
    return ran["status"] == "ok" and plain(ran["output"]) == plain(one["expected"])


def _without_prompts(call):
    """A learner's prompts are not part of what a program prints; the runner puts the usual input() back."""
    ask = builtins.input
    builtins.input = lambda prompt="", /: ask()
    call()


def plain(text):
    """Output as it is compared: trimmed, without direction marks, with plain spaces."""
    return _ODD_SPACES.sub(" ", _MARKS.sub("", text)).strip()


# ---- required constructs ---------------------------------------------------------------------------------------------

_STATEMENTS = {
    "variable": (ast.Assign, ast.AugAssign, ast.NamedExpr),
    "if-else": (ast.If,),
    "loop": (ast.For, ast.While),
    "function": (ast.FunctionDef, ast.AsyncFunctionDef),
}


def constructs(tree):
    """Which of print, variable, input, if-else, loop and function a program holds."""
    have = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("print", "input"):
            have.add(node.func.id)
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            have.add("variable")
        have.update(name for name, kinds in _STATEMENTS.items() if isinstance(node, kinds))
    return have


# ---- indentation -----------------------------------------------------------------------------------------------------

def _wrong(line, words):
    return {"line": line, "message": f"Indentation Error (line {line}): {words}"}


def _found(line, found, expected):
    return _wrong(line, f"Found {found} spaces, expected {expected} spaces.")


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
        outer = _spaces(lines[int(header[1]) - 1]) if header else open_levels[-1]
        return _found(at, found, outer // UNIT * UNIT + UNIT)
    if error.msg.startswith("unexpected indent"):
        return _wrong(at, "Unexpected indentation") if open_levels[-1] == 0 else _found(at, found, open_levels[-1])
    return _found(at, found, min(reversed(open_levels), key=lambda level: abs(level - found)))


def _wrong_before(lines, at, message):
    """A wrong level above the line at which Python gave up."""
    before = lines[: at - 1]
    last = next((line for line in reversed(before) if line.strip()), "")
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


# ---- one spelling for programs that are the same ----------------------------------------------------------------------

class _Plainer(ast.NodeTransformer):
    """Rewrites what has several spellings to one of them; used on programs and on patterns alike."""

    def visit_Call(self, node):
        self.generic_visit(node)
        name = node.func.id if isinstance(node.func, ast.Name) else None
        if name == "print":
            usual = {"sep": " ", "end": "\n", "flush": False, "file": None}
            node.keywords = [word for word in node.keywords if not _is_constant(word.value, usual.get(word.arg, ...))]
        if name == "range" and len(node.args) == 3 and _is_constant(node.args[2], 1):
            node.args = node.args[:2]
        if name == "range" and len(node.args) == 2 and _is_constant(node.args[0], 0):
            node.args = node.args[1:]
        return node

    def visit_UnaryOp(self, node):
        self.generic_visit(node)
        number = isinstance(node.operand, ast.Constant) and type(node.operand.value) in (int, float)
        if number and isinstance(node.op, ast.USub):
            return ast.Constant(-node.operand.value)
        return node.operand if number and isinstance(node.op, ast.UAdd) else node

    def visit_JoinedStr(self, node):
        self.generic_visit(node)
        parts = []
        for part in node.values:
            if parts and isinstance(part, ast.Constant) and isinstance(parts[-1], ast.Constant):
                parts[-1] = ast.Constant(parts[-1].value + part.value)
            else:
                parts.append(part)
        if all(isinstance(part, ast.Constant) for part in parts):
            return parts[0] if parts else ast.Constant("")
        node.values = parts
        return node

    def visit_Compare(self, node):
        self.generic_visit(node)
        turned = {ast.Gt: ast.Lt, ast.GtE: ast.LtE}.get(type(node.ops[0]))
        if len(node.ops) == 1 and turned:
            return ast.Compare(node.comparators[0], [turned()], [node.left])
        return node

    def visit_AugAssign(self, node):
        self.generic_visit(node)
        if not isinstance(node.target, ast.Name):
            return node
        read = ast.Name(node.target.id, ast.Load())
        return ast.copy_location(ast.Assign([node.target], ast.BinOp(read, node.op, node.value)), node)

    def visit_AnnAssign(self, node):
        self.generic_visit(node)
        return node if node.value is None else ast.copy_location(ast.Assign([node.target], node.value), node)

    def visit_Assign(self, node):
        """`a = b = 1` and `a, b = 1, 2` are two assignments where the order cannot matter."""
        self.generic_visit(node)
        pairs = [(target, node.value) for target in node.targets]
        if len(pairs) == 1 and isinstance(pairs[0][0], ast.Tuple) and isinstance(node.value, ast.Tuple):
            values = node.value.elts
            if len(values) == len(pairs[0][0].elts) and all(isinstance(value, ast.Constant) for value in values):
                pairs = list(zip(pairs[0][0].elts, values))
        return [ast.copy_location(ast.Assign([target], value), node) for target, value in pairs]

    def visit_FunctionDef(self, node):
        self.generic_visit(node)
        node.returns = None
        for one in [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]:
            one.annotation = None
        first = node.body[0]
        documented = isinstance(first, ast.Expr) and isinstance(getattr(first.value, "value", None), str)
        if documented and len(node.body) > 1:
            node.body = node.body[1:]
        return node

    def generic_visit(self, node):
        super().generic_visit(node)
        body = getattr(node, "body", None)
        if isinstance(body, list) and len(body) > 1:
            node.body = [one for one in body if not isinstance(one, ast.Pass)] or body[:1]
        return node


def _is_constant(node, value):
    return isinstance(node, ast.Constant) and type(node.value) is type(value) and node.value == value


# ---- patterns --------------------------------------------------------------------------------------------------------

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
        try:
            self.plain = ast.fix_missing_locations(_Plainer().visit(ast.parse(source)))
        except RecursionError:
            # A sum of a thousand parts: compared as it is written.
            self.plain = tree
        marks = {node.lineno for node in ast.walk(self.plain) if isinstance(node, ast.stmt)}
        self.code_lines = sorted(marks)

    def matches(self, pattern, line=None):
        global _left
        _left = _PATIENCE
        try:
            return self._matches(pattern, line)
        except (RecursionError, _TooMuch):
            return False

    def _matches(self, pattern, line):
        wanted = _Plainer().visit(ast.parse(pattern)).body
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
