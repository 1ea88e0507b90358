// Finds every regular expression of the server and of the shared package: literals, built ones, and those of Zod in the contracts.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import { sourceFiles } from './sourceFiles.ts';

export interface Pattern {
  /** "server/src/config.ts /x+/": the file or contract, and the pattern as it is written there. */
  place: string;
  pattern: RegExp;
}

const ROOT = join(import.meta.dirname, '../../..');
const FOLDERS = ['shared/src', 'server/src'];

const trees = FOLDERS.flatMap((folder) => sourceFiles(join(ROOT, folder))).map((file) =>
  ts.createSourceFile(relative(ROOT, file), readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true),
);

/** The nodes of all files for which `pick` returns something. */
function search<T>(pick: (node: ts.Node, file: string) => T | undefined): T[] {
  const found: T[] = [];
  for (const tree of trees) {
    const visit = (node: ts.Node): void => {
      const one = pick(node, tree.fileName);
      if (one !== undefined) found.push(one);
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return found;
}

export function literalPatterns(): Pattern[] {
  return search((node, file) => {
    if (!ts.isRegularExpressionLiteral(node)) return undefined;
    const end = node.text.lastIndexOf('/');
    return {
      place: `${file} ${node.text}`,
      pattern: new RegExp(node.text.slice(1, end), node.text.slice(end + 1)),
    };
  });
}

/** Methods of String that make a pattern of a text which they are given. */
const TAKES_PATTERN = new Set(['match', 'matchAll', 'search']);

/** Places that build a pattern of strings, as `file: code`: each needs an example in the hand-written list. */
export function builtPatterns(): string[] {
  return search((node, file) => {
    if (ts.isIdentifier(node) && node.text === 'RegExp' && isValue(node)) return `${file}: ${node.parent.getText()}`;
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
    const [argument] = node.arguments;
    const isText =
      argument &&
      (ts.isStringLiteralLike(argument) || ts.isTemplateExpression(argument) || ts.isBinaryExpression(argument));
    return isText && TAKES_PATTERN.has(node.expression.name.text) ? `${file}: ${node.getText()}` : undefined;
  });
}

/** `RegExp` as a value, not as a type. */
const isValue = ({ parent }: ts.Identifier): boolean =>
  !ts.isTypeReferenceNode(parent) && !ts.isImportSpecifier(parent) && !ts.isPropertySignature(parent);

interface Check {
  _zod?: { def: { pattern?: unknown } };
}

/** The patterns that Zod runs for a schema and everything inside it. */
export function schemaPatterns(schema: z.ZodType, seen = new Set<unknown>()): RegExp[] {
  const own: RegExp[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (value instanceof RegExp) own.push(value);
    else if (value instanceof z.ZodType) visit(value.def);
    else if ('_zod' in value) visit((value as Check)._zod?.def);
    else for (const inner of Object.values(value)) visit(inner);
  };
  visit(schema);
  return own;
}
