# Which constructs a program holds, found on Python's syntax tree: a print in a comment or in a text is none.
import ast

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
