// Which film was rendered from which sources: assets/video/manifest.json.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashSources } from '../lib/sourceHash.ts';
import type { Film } from './film.ts';
import { ROOT } from './filmAssets.ts';

export const OUTPUT_FOLDER = path.join(ROOT, 'assets/video');
const FILE = path.join(OUTPUT_FOLDER, 'manifest.json');
/** What a school's network carries without waiting. */
export const MAX_BYTES = 3_000_000;

/** Files that say how the work is done, not what the film looks like. */
const isPipelineFile = (name: string) =>
  ['index.ts', 'manifest.ts', 'hindiCaptions.ts'].includes(name) || name.endsWith('.test.ts');

/** The engine of all films, and the film's own beats. */
export function sourcesHash(film: Film): string {
  const engine = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.ts') && !isPipelineFile(name))
    .sort()
    .map((name) => path.join(import.meta.dirname, name));
  return createHash('sha256').update(hashSources(engine)).update(JSON.stringify(film)).digest('hex').slice(0, 16);
}

export type Manifest = Record<string, string>;

export const readManifest = (): Manifest =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Manifest) : {};

export function writeManifest(manifest: Manifest): void {
  writeFileSync(FILE, `${JSON.stringify(manifest, null, 2)}\n`);
}
