// Finds server queries that may read any number of rows: without LIMIT, unique key or plain aggregate.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import ts from 'typescript';
import { sqliteTables } from '../db/schema.sqlite.ts';
import { sourceFiles } from './sourceFiles.ts';

export interface UnlimitedQuery {
  /** "modules/groups/repository.ts#groupsOf": the file in server/src, and the function or constant around the query. */
  place: string;
  line: number;
}

const SOURCE = join(import.meta.dirname, '..');

/** Functions that take a query as a part of another one. */
const TAKES_SUBQUERY = new Set(['inArray', 'notInArray', 'exists', 'notExists']);
const AGGREGATE = /^(count|countDistinct|sum|avg|min|max)\(|^sql(<[^>]*>)?`\s*(coalesce\()?(count|sum|avg|min|max)\(/;

export function unlimitedQueries(): UnlimitedQuery[] {
  return sourceFiles(SOURCE).flatMap((file) => {
    const place = relative(SOURCE, file);
    return unlimitedIn(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)).map(
      ({ owner, line }) => ({ place: `${place}#${owner}`, line }),
    );
  });
}

/** Exported for its test. */
export function unlimitedIn(tree: ts.SourceFile): { owner: string; line: number }[] {
  const found: { owner: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (isSelect(node) ? isUnlimited(chainOf(node)) : isUnlimitedList(node)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push({ owner: ownerOf(node), line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function isSelect(node: ts.Node): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    (node.expression.name.text === 'select' || node.expression.name.text === 'selectDistinct')
  );
}

/** `listBy` of db/rows.ts has its limit as the last of four arguments. */
const isUnlimitedList = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && node.expression.getText() === 'listBy' && node.arguments.length < 4;

interface Chain {
  /** The whole expression that begins with the select. */
  top: ts.Node;
  /** The calls on it by name, in order. */
  calls: { name: string; call: ts.CallExpression }[];
}

/** Follows the calls on a query, also through a constant that holds its beginning. */
function chainOf(select: ts.CallExpression): Chain {
  const calls: Chain['calls'] = [{ name: 'select', call: select }];
  let top: ts.Node = select;
  for (;;) {
    const access = top.parent;
    if (!ts.isPropertyAccessExpression(access) || access.expression !== top) break;
    const call = access.parent;
    if (!ts.isCallExpression(call) || call.expression !== access) break;
    calls.push({ name: access.name.text, call });
    top = call;
  }
  const { parent } = top;
  if (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)) {
    const name = parent.name.text;
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && node.text === name && ts.isPropertyAccessExpression(node.parent)) {
        let end: ts.Node = node;
        while (ts.isPropertyAccessExpression(end.parent) && ts.isCallExpression(end.parent.parent)) {
          calls.push({ name: end.parent.name.text, call: end.parent.parent });
          end = end.parent.parent;
        }
      }
      ts.forEachChild(node, visit);
    };
    ts.forEachChild(parent.parent.parent.parent, visit);
  }
  return { top, calls };
}

function isSubquery(top: ts.Node): boolean {
  const { parent } = top;
  return (
    ts.isCallExpression(parent) && ts.isIdentifier(parent.expression) && TAKES_SUBQUERY.has(parent.expression.text)
  );
}

const isUnlimited = ({ top, calls }: Chain): boolean =>
  !isSubquery(top) && !calls.some(({ name }) => name === 'limit') && !isSum(calls) && !isByKey(calls);

/** Only counts and sums, over everything: one row. */
function isSum(calls: Chain['calls']): boolean {
  if (calls.some(({ name }) => name === 'groupBy')) return false;
  const [columns] = calls[0]?.call.arguments ?? [];
  if (!columns || !ts.isObjectLiteralExpression(columns)) return false;
  return columns.properties.every(
    (property) => ts.isPropertyAssignment(property) && AGGREGATE.test(property.initializer.getText()),
  );
}

/** One row of the table, or one for each key of a list, has these values, and each join adds at most one row to it. */
function isByKey(calls: Chain['calls']): boolean {
  const table = tableName(calls.find(({ name }) => name === 'from')?.call.arguments[0]);
  const condition = calls.find(({ name }) => name === 'where')?.call.arguments[0];
  if (table === undefined || !condition || !coversKey(table, equalColumns(condition, table))) return false;
  return calls
    .filter(({ name }) => name.endsWith('Join'))
    .every(({ call }) => {
      const [joined, on] = call.arguments;
      const name = tableName(joined);
      return name !== undefined && on !== undefined && coversKey(name, equalColumns(on, name));
    });
}

const tableName = (node: ts.Node | undefined): string | undefined => node?.getText().split('.').at(-1);

/** The columns of a table that the condition fixes to one value or a list of values, reached through `and` alone: `or` fixes none. */
function equalColumns(condition: ts.Node, table: string): Set<string> {
  const columns = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
    if (node.expression.text === 'and') for (const part of node.arguments) visit(part);
    // With a list of keys there are as many rows as keys: the code that made the list has limited them.
    if (node.expression.text !== 'eq' && node.expression.text !== 'inArray') return;
    for (const side of node.arguments.slice(0, node.expression.text === 'eq' ? 2 : 1)) {
      const [column, owner] = side.getText().split('.').reverse();
      if (owner === table && column !== undefined) columns.add(column);
    }
  };
  visit(condition);
  return columns;
}

/** Whether these columns hold the primary key, or all columns of a unique index. */
function coversKey(name: string, columns: ReadonlySet<string>): boolean {
  return keysOf(name).some((key) => key.every((column) => columns.has(column)));
}

function keysOf(name: string): string[][] {
  const table = (sqliteTables as unknown as Record<string, SQLiteTable>)[name];
  if (!table) return [];
  const nameOf = new Map(
    Object.entries(table).flatMap(([key, column]) => (hasName(column) ? [[column.name, key]] : [])),
  );
  const { columns, primaryKeys, indexes } = getTableConfig(table);
  return [
    ...columns.filter((column) => column.primary).map((column) => [column.name]),
    ...primaryKeys.map((key) => key.columns.map((column) => column.name)),
    ...indexes
      .filter(({ config }) => config.unique && config.where === undefined)
      .map(({ config }) => config.columns.flatMap((column) => (hasName(column) ? [column.name] : []))),
  ].map((key) => key.map((column) => nameOf.get(column) ?? column));
}

const hasName = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

/** The named function or method that holds the node, else the outermost constant. */
function ownerOf(node: ts.Node): string {
  let owner = 'file';
  for (let at: ts.Node = node; at.parent !== undefined; at = at.parent) {
    const name = ts.getNameOfDeclaration(at as ts.Declaration)?.getText();
    if (name === undefined) continue;
    if (ts.isFunctionDeclaration(at) || ts.isMethodDeclaration(at)) return name;
    if (ts.isVariableDeclaration(at) && ts.isIdentifier(at.name)) owner = name;
  }
  return owner;
}
