// Where the files of the browser's Python lie while building, how they are hashed, and how they are written whole or not at all.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const ROOT = join(import.meta.dirname, '../..');
export const OUTPUT_FOLDER = join(ROOT, '.cache/python');
export const PYODIDE = join(ROOT, 'node_modules/pyodide');
export const WORKER_SOURCES = join(ROOT, 'client/src/python-lab/worker');

export const hashOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(String(part.length)).update(part);
  return hash.digest('hex');
};

export const read = (folder: string, name: string): Buffer => readFileSync(join(folder, name));

/** Two builds may run at the same time: a half-written file must never be visible. */
export function writeAtomically(name: string, data: string | Uint8Array): void {
  mkdirSync(OUTPUT_FOLDER, { recursive: true });
  const target = join(OUTPUT_FOLDER, name);
  const draft = `${target}.${process.pid}`;
  writeFileSync(draft, data);
  renameSync(draft, target);
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** 11 takes ten times as long for these sizes, on every fresh clone, and saves 8 %. */
const BROTLI_QUALITY = 9;

/** Writes the file with its Brotli and gzip twins, so that the server never compresses while serving. */
export async function writeCompressed(name: string, data: Uint8Array): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  const [small, older] = await Promise.all([brotli(data, { params }), zip(data, { level: 6 })]);
  writeAtomically(`${name}.br`, small);
  writeAtomically(`${name}.gz`, older);
  writeAtomically(name, data);
}
