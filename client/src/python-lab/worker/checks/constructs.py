# Which constructs a program holds, found on Python's syntax tree: a print in a comment or in a text is none.
import ast

_STATEMENTS = {
    ast.Assign: "variable", ast.AugAssign: "variable", ast.NamedExpr: "variable",
    ast.If: "if-else",
    ast.For: "loop", ast.While: "loop",
    ast.FunctionDef: "function", ast.AsyncFunctionDef: "function",
}


def constructs(tree):
    """Which of print, variable, input, if-else, loop and function a program holds."""
    have = set()
    for node in ast.walk(tree):
        kind = type(node)
        if kind in _STATEMENTS:
            have.add(_STATEMENTS[kind])
        elif kind is ast.AnnAssign and node.value is not None:
            have.add("variable")
        elif kind is ast.Call and isinstance(node.func, ast.Name) and node.func.id in ("print", "input"):
            have.add(node.func.id)
    return have
