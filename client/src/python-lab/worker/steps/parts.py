# Marks the parts of a program's lines (price * 2, items[0], len(names)), so that a recording can keep what each came to.
import ast

# No program can write this name.
NAME = "part of a line"
_MARKED = (
    ast.BinOp, ast.BoolOp, ast.UnaryOp, ast.Compare, ast.Call, ast.Subscript, ast.Attribute, ast.IfExp, ast.JoinedStr,
    ast.ListComp, ast.SetComp, ast.DictComp,
)
# Fields that Python does not work out when it comes to their line.
_SKIPPED = frozenset(("annotation", "returns", "type_params", "type_comment", "pattern"))
_LONGEST = 60


class _Marker(ast.NodeTransformer):
    """Puts a call around every part: what `a + b` came to is handed on unchanged, and kept on the way."""

    def __init__(self, source):
        self.lines, self.texts = source.encode("utf-8", "replace").split(b"\n"), []

    def generic_visit(self, node):
        for field, old in ast.iter_fields(node):
            if field in _SKIPPED:
                continue
            if isinstance(old, list):
                old[:] = [self.visit(one) if isinstance(one, ast.AST) else one for one in old]
            elif isinstance(old, ast.AST):
                setattr(node, field, self.visit(old))
        return self._marked(node) if isinstance(node, _MARKED) else node

    def visit_Call(self, node):
        # The name of what is called is no value a learner asks about, and super() needs to stay as it is.
        if isinstance(node.func, ast.Attribute):
            node.func.value = self.visit(node.func.value)
        elif not isinstance(node.func, ast.Name):
            node.func = self.visit(node.func)
        node.args = [self.visit(one) for one in node.args]
        for keyword in node.keywords:
            keyword.value = self.visit(keyword.value)
        return self._marked(node)

    def visit_FormattedValue(self, node):
        # The part after the colon must stay a string.
        node.value = self.visit(node.value)
        return node

    def visit_TemplateStr(self, node):
        return node

    def _marked(self, node):
        is_read = isinstance(getattr(node, "ctx", None) or ast.Load(), ast.Load)
        is_sign = isinstance(node, ast.UnaryOp) and isinstance(node.operand, ast.Constant)
        if not is_read or is_sign:
            return node
        name = ast.copy_location(ast.Name(NAME, ast.Load()), node)
        number = ast.copy_location(ast.Constant(len(self.texts)), node)
        self.texts.append(self._text(node))
        return ast.copy_location(ast.Call(name, [number, node], []), node)

    def _text(self, node):
        lines = self.lines[node.lineno - 1:node.end_lineno]
        lines[-1] = lines[-1][:node.end_col_offset]
        lines[0] = lines[0][node.col_offset:]
        text = " ".join(line.strip().decode("utf-8", "replace") for line in lines)
        return text if len(text) <= _LONGEST else text[:_LONGEST - 1] + "…"


def marked(source, file):
    """(the program with its parts marked, the text of each part by its number); raises SyntaxError as compile() does."""
    marker = _Marker(source)
    tree = marker.visit(ast.parse(source, file))
    return tree, marker.texts
