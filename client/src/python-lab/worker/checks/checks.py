# Checks a program before the learner's own run: required constructs, indentation, patterns, outputs.
# Everything is decided on Python's own syntax tree (ast); text is never searched.
import ast, builtins, json, re  # noqa: E401

import lab_runner
from lab_constructs import constructs
from lab_indentation import wrong_indentation, wrong_indentation_of_error
from lab_patterns import Program

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
