// Writing scaffold files: names are checked, nothing that exists is overwritten.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ROOT = new URL('../../', import.meta.url).pathname;

/** Something the caller typed or that stands in the way; the message says how to go on. */
export class ScaffoldError extends Error {}

export function checkName(name: string | undefined, what: string): string {
  if (name && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return name;
  throw new ScaffoldError(`${what} must be kebab-case, e.g. "moon-garden"; got "${name ?? ''}".`);
}

export const pascal = (name: string): string =>
  name.replaceAll(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
export const title = (name: string): string =>
  name.replaceAll(/(^|-)([a-z0-9])/g, (_, dash: string, l: string) => `${dash && ' '}${l.toUpperCase()}`);

/** Writes every file or none. Paths are relative to the project's root. Returns the list of files, a line each. */
export function writeAll(files: Record<string, string | object>): string {
  for (const path of Object.keys(files)) {
    if (existsSync(join(ROOT, path))) throw new ScaffoldError(`${path} exists already.`);
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
  }
  return Object.keys(files)
    .map((path) => `  wrote ${relative('.', path)}`)
    .join('\n');
}
