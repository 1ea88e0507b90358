// Finds which module owns each table, and which modules name the tables of another one in their source, to read or to write them.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { getTableName, type Table } from 'drizzle-orm';
import ts from 'typescript';
import { sqliteTables } from '../db/schema.sqlite.ts';
import { sourceFiles } from './sourceFiles.ts';

export interface TableUse {
  module: string;
  /** Its key in `Db['tables']`. */
  table: string;
  writes: boolean;
}

const MODULES = join(import.meta.dirname, '../modules');
const moduleOf = (file: string): string => relative(MODULES, file).split('/')[0] ?? '';

/** Keys of tables by their names in the database, which SQL templates use. */
const KEYS = new Map(Object.entries(sqliteTables).map(([key, table]) => [getTableName(table as Table), key]));

const WRITING_CALLS = new Set(['insert', 'update', 'delete']);
/** The functions of db/rows.ts, which name a table in their first argument, by whether they write. */
const ROW_FUNCTIONS = new Map([
  ['insertInto', true],
  ['insertOnceInto', true],
  ['putInto', true],
  ['findBy', false],
  ['listBy', false],
  ['updateBy', true],
  ['deleteBy', true],
  ['deleteBelow', true],
]);
const IN_SQL = /\b(from|join|into|update)\s+([a-z_]+)\b/g;

/** The module whose table.ts defines each table. */
export function tableOwners(): Map<string, string> {
  const owners = sourceFiles(MODULES)
    .filter((file) => file.endsWith('/table.ts'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/k\.table\(\s*'(\w+)'/g)].map(
        ([, name = '']) => [KEYS.get(name) ?? name, moduleOf(file)] as const,
      ),
    );
  return new Map(owners);
}

/** Every use of a table outside the module that owns it, once for each module, table and kind of use. */
export function foreignUses(): TableUse[] {
  const owners = tableOwners();
  const found = new Map<string, TableUse>();
  for (const file of sourceFiles(MODULES)) {
    const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    for (const use of usesIn(tree)) {
      const module = moduleOf(file);
      if (owners.get(use.table) !== module) found.set(`${module} ${use.table} ${use.writes}`, { module, ...use });
    }
  }
  return [...found.values()];
}

/** Exported for its test. */
export function usesIn(tree: ts.SourceFile): Array<Omit<TableUse, 'module'>> {
  const found: Array<Omit<TableUse, 'module'>> = [];
  /** Tables under another name: `const { users: everybody } = db.tables`. */
  const aliases = new Map<string, string>();
  const add = (name: string | undefined, writes: boolean) => {
    if (name !== undefined && Object.hasOwn(sqliteTables, name)) found.push({ table: name, writes });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && /(^|\.)tables$/.test(node.expression.getText()))
      add(node.name.text, false);
    if (ts.isObjectBindingPattern(node) && holdsTables(node)) {
      for (const { propertyName, name } of node.elements) {
        const table = (propertyName ?? name).getText();
        aliases.set(name.getText(), table);
        add(table, false);
      }
    }
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      const { expression } = node;
      const writes = ROW_FUNCTIONS.get(expression.getText());
      if (writes !== undefined && first && ts.isStringLiteral(first)) add(first.text, writes);
      if (ts.isPropertyAccessExpression(expression) && WRITING_CALLS.has(expression.name.text) && first) {
        const name = first.getText().split('.').at(-1) ?? '';
        add(aliases.get(name) ?? name, true);
      }
    }
    if (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      for (const [, verb, name = ''] of node.getText().matchAll(IN_SQL)) add(KEYS.get(name), verb === 'into');
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** `const { users } = db.tables`, a parameter of type Tables, or the second one that `preparePerConnection` hands over. */
function holdsTables({ parent }: ts.ObjectBindingPattern): boolean {
  if (ts.isVariableDeclaration(parent)) return /(^|\.)tables$/.test(parent.initializer?.getText() ?? '');
  if (!ts.isParameter(parent)) return false;
  if (parent.type) return /\bTables\b(?!\[)/.test(parent.type.getText());
  const { parent: call } = parent.parent;
  return ts.isCallExpression(call) && call.expression.getText() === 'preparePerConnection';
}
