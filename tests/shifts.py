"""Where a step's argument is taken apart outside the functions that name its parts."""

from __future__ import annotations

import ast

PULL_APART = (ast.LShift, ast.RShift, ast.BitAnd, ast.BitOr, ast.BitXor, ast.Mod, ast.FloorDiv)
CARRY_ON = (ast.Name, ast.Attribute, ast.BinOp, ast.UnaryOp, ast.IfExp, ast.Tuple)  # a call or an index names a part
ARGUMENTS = {"arg", "ask_arg", "next_arg"}

Function = ast.FunctionDef


def raw_arguments(source: str) -> list[str]:
    """The lines that shift or mask a frame's argument, or a name that it was given on under.

    A function of the module that only returns an expression packs or unpacks: there it is right.
    """
    module = ast.parse(source)
    functions = [node for node in ast.walk(module) if isinstance(node, Function)]
    readers = {one.name for one in module.body if isinstance(one, Function) and _only_returns(one)}
    names = {one.name: {a.arg for a in one.args.args} & ARGUMENTS for one in functions}
    known = -1
    while known != (known := sum(len(found) for found in names.values())):
        for function in functions:
            if function.name not in readers:
                _follow(function, names, {one.name: one for one in functions if one.name not in readers})
    lines = {
        node.lineno
        for function in functions
        if function.name not in readers
        for node in ast.walk(function)
        if isinstance(node, ast.expr | ast.stmt) and _pulls_apart(node, names[function.name])
    }
    return [source.splitlines()[line - 1].strip() for line in sorted(lines)]


def _only_returns(function: Function) -> bool:
    said = [one for one in function.body if not (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))]
    return len(said) == 1 and isinstance(said[0], ast.Return)


def _follow(function: Function, names: dict[str, set[str]], callees: dict[str, Function]) -> None:
    """What is assigned from an argument, or called with it, holds it too."""
    mine = names[function.name]
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                parts = target.elts if isinstance(target, ast.Tuple) else [target]
                values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value] * len(parts)
                frame = isinstance(node.value, ast.Subscript | ast.Call)  # `step, seat, arg = g.asks[0]`
                for part, value in zip(parts, values, strict=False):
                    if isinstance(part, ast.Name) and (part.id in ARGUMENTS if frame else _holds(value, mine)):
                        mine.add(part.id)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in callees:
            for parameter, value in zip(callees[node.func.id].args.args, node.args, strict=False):
                if _holds(value, mine):
                    names[node.func.id].add(parameter.arg)


def _holds(node: ast.AST, names: set[str]) -> bool:
    if isinstance(node, ast.Name):
        return node.id in names
    if isinstance(node, ast.Attribute):
        return node.attr in ARGUMENTS
    return isinstance(node, CARRY_ON) and any(_holds(child, names) for child in ast.iter_child_nodes(node))


def _pulls_apart(node: ast.AST, names: set[str]) -> bool:
    if isinstance(node, ast.BinOp) and isinstance(node.op, PULL_APART):
        if isinstance(node.op, ast.Mod | ast.FloorDiv) and not isinstance(node.left, ast.Name | ast.Attribute):
            return False  # `(seat + arg) % g.seated` goes around the table
        by = () if isinstance(node.op, ast.LShift | ast.RShift) else (node.right,)  # to shift by it is an index
        return any(_holds(side, names) for side in (node.left, *by))
    if isinstance(node, ast.AugAssign) and isinstance(node.op, PULL_APART):
        return _holds(node.target, names)
    named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "divmod"
    return named and isinstance(node, ast.Call) and any(_holds(one, names) for one in node.args)


def rows_of_values(source: str, most: int) -> list[str]:
    """Calls with more positional arguments than this."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and len(node.args) > most]
    return [source.splitlines()[call.lineno - 1].strip() for call in calls]
