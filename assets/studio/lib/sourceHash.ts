// Hashes source files by their code alone, so that a reworded comment or another line break makes no asset stale.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

/** assets/studio: paths in hashes are relative to it, so that a checkout may stand anywhere. */
export const STUDIO = dirname(dirname(fileURLToPath(import.meta.url)));

/** A module without comments, types and blanks; every other file as it is. */
function codeOf(file: string): string | Buffer {
  const bytes = readFileSync(file);
  if (!file.endsWith('.ts')) return bytes;
  return transformSync(bytes.toString(), { loader: 'ts', minifyWhitespace: true, legalComments: 'none' }).code;
}

const codes = new Map<string, string | Buffer>();

/** SHA-1 over paths and code of these files, in the order given. */
export function hashSources(files: readonly string[]): string {
  const hash = createHash('sha1');
  for (const file of files) {
    const code = codes.get(file) ?? codeOf(file);
    codes.set(file, code);
    hash.update(`${relative(STUDIO, file)}\n`).update(code);
  }
  return hash.digest('hex');
}
