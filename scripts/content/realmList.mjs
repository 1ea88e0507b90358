// Writes shared/generated/realms.ts: which realms there are, their order and demo slugs, from the folders of shared/content/realms.
// Everything else imports that file, so this step runs first and needs nothing but Node.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const REALMS_FOLDER = 'shared/content/realms';
const OUT = 'shared/generated/realms.ts';
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Realms outside the course that come first in lists, as they always did. */
const FIRST_OF_OTHERS = ['demo', 'python-world'];

/**
 * @typedef {{ id: string, order: number | null, demoSlug: string | null }} Listed
 * @typedef {{ file: string, line: number, path: string, message: string }} Issue
 */

/** The line (from 1) on which a field of the object at the top is written. */
function lineOf(text, field) {
  const at = text.search(new RegExp(`^ {0,2}"${field}"\\s*:`, 'm'));
  return at < 0 ? 1 : text.slice(0, at).split('\n').length;
}

/** The object in a realm.json, or the issue that says where it is no JSON. */
function readObject(file, text) {
  try {
    const value = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { value };
    return { issue: { file, line: 1, path: '$', message: 'expected an object' } };
  } catch (error) {
    const position = Number(/position (\d+)/.exec(error.message)?.[1] ?? text.length);
    const line = text.slice(0, position).split('\n').length;
    return { issue: { file, line, path: '$', message: `expected JSON: ${error.message}` } };
  }
}

/** One realm's folder: what is listed of it, or what is wrong. */
function readRealm(root, id) {
  const file = `${REALMS_FOLDER}/${id}/realm.json`;
  const createIssue = (message, path = '$', line = 1) => ({ issues: [{ file, line, path, message }] });
  if (!KEBAB.test(id)) return createIssue(`expected a folder name in kebab-case, e.g. "moon-garden", found "${id}"`);
  if (!existsSync(join(root, file))) return createIssue('expected this file to exist');
  const text = readFileSync(join(root, file), 'utf8');
  const { value, issue } = readObject(file, text);
  if (issue) return { issues: [issue] };
  const issues = [];
  const expect = (holds, field, message) => {
    const found = JSON.stringify(value[field]) ?? 'nothing';
    if (!holds)
      issues.push({ file, line: lineOf(text, field), path: `$.${field}`, message: `${message}, found ${found}` });
  };
  const { order, demoSlug } = value;
  expect(value.id === id, 'id', `expected "${id}" after its folder`);
  expect(
    order === null || (Number.isInteger(order) && order > 0),
    'order',
    'expected its place in the course (1, 2, …) or null',
  );
  expect(
    demoSlug === null || (typeof demoSlug === 'string' && KEBAB.test(demoSlug)),
    'demoSlug',
    `expected the last part of its address below /demo, e.g. "${id}-demo", or null`,
  );
  return issues.length > 0 ? { issues } : { listed: { id, order, demoSlug }, issues };
}

/** What only shows when all realms are seen together: places and slugs are used once, places without a gap. */
function conflicts(listed) {
  const issues = [];
  const course = listed.filter(({ order }) => order !== null).sort((a, b) => a.order - b.order);
  const addIssue = (id, field, message) =>
    issues.push({ file: `${REALMS_FOLDER}/${id}/realm.json`, line: 1, path: `$.${field}`, message });
  course.forEach(({ id, order }, at) => {
    if (order !== at + 1)
      addIssue(id, 'order', `expected the places of the course to be 1, 2, 3 … once each; here should be ${at + 1}`);
  });
  const taken = new Set(listed.map(({ id }) => id));
  for (const { id, demoSlug } of listed) {
    if (demoSlug === null) continue;
    if (taken.has(demoSlug)) addIssue(id, 'demoSlug', `expected an address of its own, "${demoSlug}" is taken`);
    taken.add(demoSlug);
  }
  return issues;
}

function sortIndex({ id }) {
  const at = FIRST_OF_OTHERS.indexOf(id);
  return at < 0 ? FIRST_OF_OTHERS.length : at;
}

const list = (ids) => `[\n${ids.map((id) => `  '${id}',\n`).join('')}]`;
const literal = (ids) => `${list(ids)} as const`;

function moduleText(listed) {
  const course = listed.filter(({ order }) => order !== null).sort((a, b) => a.order - b.order);
  const others = listed
    .filter(({ order }) => order === null)
    .sort((a, b) => sortIndex(a) - sortIndex(b) || (a.id < b.id ? -1 : 1));
  const slugs = [...course, ...others].filter(({ demoSlug }) => demoSlug !== null);
  return `// The realms of shared/content/realms. Written by scripts/content/realmList.mjs: change the folders instead.

/** The realms of the course, in its order. */
export const PLAY_ORDER = ${literal(course.map(({ id }) => id))};

/** The realms that the course does not count. */
export const OTHER_REALMS = ${literal(others.map(({ id }) => id))};

/** Demo slugs that open the same map ungated. */
export const DEMO_SLUGS = {
${slugs.map(({ id, demoSlug }) => `  '${demoSlug}': '${id}',\n`).join('')}} as const;
`;
}

/**
 * Reads all realm folders below `root`; nothing is written.
 * @returns {{ module: string, issues: Issue[] }} the text of the module, and what is wrong
 */
export function readRealmList(root) {
  const folder = join(root, REALMS_FOLDER);
  const found = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const ids = found.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const read = ids.sort().map((id) => readRealm(root, id));
  const issues = read.flatMap((realm) => realm.issues);
  const listed = read.flatMap((realm) => realm.listed ?? []);
  if (ids.length === 0)
    issues.push({ file: REALMS_FOLDER, line: 1, path: '$', message: 'expected a folder for each realm, found none' });
  return { module: moduleText(listed), issues: issues.length > 0 ? issues : conflicts(listed) };
}

/**
 * Brings shared/generated/realms.ts up to date; it is only touched when it changes, so that watchers stay calm.
 * @returns {Issue[]} what is wrong with the folders; then nothing was written
 */
export function writeRealmList(root) {
  const { module, issues } = readRealmList(root);
  if (issues.length > 0) return issues;
  const out = join(root, OUT);
  if (existsSync(out) && readFileSync(out, 'utf8') === module) return [];
  mkdirSync(join(root, 'shared/generated'), { recursive: true });
  writeFileSync(out, module);
  return [];
}

/** The same for commands that cannot go on without the list: says what is wrong and ends the process. */
export function requireRealmList(root) {
  const issues = writeRealmList(root);
  if (issues.length === 0) return;
  const lines = issues.map(({ file, line, path, message }) => `${file}:${line}: ${path}: ${message}`);
  process.stderr.write(
    `${lines.join('\n')}\n${issues.length} thing(s) wrong in the list of realms; nothing was written.\n`,
  );
  process.exit(1);
}
