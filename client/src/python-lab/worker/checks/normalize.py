# Gives programs that are the same one spelling, so that a pattern fits whichever way a learner wrote it.
import ast


class Plainer(ast.NodeTransformer):
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
