// Finds in the source of a board what only a rulebook can know: numbers, tables, names it decides by, comparisons.
import { parse } from "svelte/compiler";
import ts from "typescript";

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** What was found, as it stands in the source. */
export interface Found {
  what: "number" | "table" | "name" | "comparison";
  text: string;
}

const PLAIN = [0, 1];
const ORDER = ["<", ">", "<=", ">="];
const SAME = ["===", "!==", "==", "!="];

export function found(source: string, file: string): Found[] {
  if (!file.endsWith(".svelte")) return foundIn(`<script lang="ts">\n${erased(source)}\n</script>`);
  return foundIn(source);
}

/** Types out of the way: they are no code. */
function erased(source: string): string {
  return ts.transpileModule(source, { compilerOptions: { target: ts.ScriptTarget.ESNext, removeComments: true } })
    .outputText;
}

function foundIn(source: string): Found[] {
  const all: Found[] = [];
  const ast = parse(source, { modern: true });
  const text = (node: Node) => source.slice(node.start, node.end).replace(/\s+/g, " ");
  const tell = (what: Found["what"], node: Node) => all.push({ what, text: text(node) });

  function look(node: Node, above: readonly Node[]): void {
    const parent = above.at(-1);
    if (node.type === "Literal" && typeof node.value === "number" && !PLAIN.includes(node.value)) {
      if (!isPlace(node, parent) && !isSize(above)) tell("number", statement(node, above));
    }
    if (node.type === "VariableDeclarator" && isTable(node)) tell("table", node.id as Node);
    if (node.type === "BinaryExpression" && ORDER.includes(String(node.operator))) {
      if (!isPlain(node.left as Node) && !isPlain(node.right as Node)) tell("comparison", node);
    }
    if (node.type === "BinaryExpression" && SAME.includes(String(node.operator))) {
      if (decides(node.left as Node, node.right as Node)) tell("name", node);
    }
    for (const below of children(node)) look(below, [...above, node]);
  }

  for (const part of [ast.instance?.content, ast.module?.content, ast.fragment])
    if (part) look(part as unknown as Node, []);
  return all;
}

function children(node: Node): Node[] {
  return Object.entries(node).flatMap(([field, value]) => {
    if (field === "metadata" || field === "typeAnnotation" || field === "typeArguments") return [];
    return (Array.isArray(value) ? value : [value]).filter(isNode);
  });
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** A number alone says little: the statement or attribute in which it stands, or what is between braces. */
function statement(node: Node, above: readonly Node[]): Node {
  const home = above.findLast((one) =>
    [
      "VariableDeclarator",
      "ReturnStatement",
      "Attribute",
      "ClassDirective",
      "StyleDirective",
      "IfBlock",
      "ConstTag",
    ].includes(one.type),
  );
  if (home?.type === "IfBlock") return home.test as Node;
  return home ?? node;
}

/** `do[2]`, `slice(5)`: where something stands in words of the server. */
function isPlace(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === "MemberExpression") return parent.property === node;
  const callee = parent?.type === "CallExpression" ? (parent.callee as Node) : null;
  return (callee?.property as Node | undefined)?.name === "slice";
}

/** Pixels: `size={18}`, `size = 32`. */
function isSize(above: readonly Node[]): boolean {
  return above.some((one) => {
    if (one.type === "Attribute") return one.name === "size";
    return one.type === "AssignmentPattern" && (one.left as Node).name === "size";
  });
}

/** A constant that holds several words or things: all in capitals, or of two words or more. */
function isTable({ id, init }: Node): boolean {
  let value = init as Node | null;
  while (value?.type.startsWith("TS")) value = value.expression as Node;
  if (value?.type !== "ArrayExpression" && value?.type !== "ObjectExpression") return false;
  return /^[A-Z][A-Z_]+$/.test(String((id as Node).name ?? "")) || words(value) > 1;
}

function words(node: Node): number {
  if (node.type === "Literal") return typeof node.value === "string" ? 1 : 0;
  const inside = ["ArrayExpression", "ObjectExpression", "Property"].includes(node.type);
  return inside ? children(node).reduce((sum, one) => sum + words(one), 0) : 0;
}

const isPlain = (node: Node): boolean => node.type === "Literal" && PLAIN.includes(Number(node.value));

/** `facts.effect === "hand_limit"`, `options.mode === "advanced"`: the name of a card's effect or of a table option. */
function decides(side: Node, right: Node): boolean {
  const left = side.type === "ChainExpression" ? (side.expression as Node) : side;
  if (left.type !== "MemberExpression" || right.type !== "Literal") return false;
  const object = left.object as Node;
  const of = object.type === "MemberExpression" ? (object.property as Node).name : object.name;
  return of === "options" || (of === "facts" && typeof right.value === "string");
}
