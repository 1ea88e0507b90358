// Owns staleness: which modules a module is made of, and one hash over their text.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashSources } from '../../lib/sourceHash.ts';

/** The project's root folder. */
export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/** Absolute paths of a module and all own modules it imports, sorted. */
export function moduleDependencies(entry: string): string[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, path] of readFileSync(file, 'utf8').matchAll(IMPORT)) visit(join(dirname(file), path ?? ''));
  };
  visit(entry);
  return [...seen].sort();
}

/** Hash of everything a module is made of, and of extra files given as paths from the root. */
export function hashModule(entry: string, extra: readonly string[] = []): string {
  return hashSources([...moduleDependencies(entry), ...extra.map((path) => join(ROOT, path))]);
}

export const hashBytes = (bytes: Uint8Array | string): string => createHash('sha1').update(bytes).digest('hex');
