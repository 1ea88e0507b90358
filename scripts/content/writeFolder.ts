// Writes generated files: only those that change, so that watchers stay calm, and a folder without what an earlier run left there.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function writeChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** Writes the files and removes what an earlier run left there under another name. */
export function writeFolder(folder: string, files: readonly { name: string; text: string }[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of files) writeChanged(join(folder, name), text);
  const names = new Set(files.map(({ name }) => name));
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(join(folder, name), { recursive: true });
}
