// Writes a generated folder: its files, and nothing that an earlier run left there.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the files and removes what an earlier run left there under another name. */
export function writeFolder(folder: string, files: readonly { name: string; text: string }[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of files) writeFileSync(join(folder, name), text);
  const names = new Set(files.map(({ name }) => name));
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(join(folder, name), { recursive: true });
}
