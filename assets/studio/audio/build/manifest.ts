// Owns assets/audio/manifest.json: which sources each output was rendered from, and what was measured.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources } from '../../lib/sourceHash.ts';
import type { SongEntry } from './songs.ts';
import type { SpriteEntry } from './sprite.ts';

export const ROOT = join(import.meta.dirname, '../../../..');
export const OUTPUT_FOLDER = join(ROOT, 'assets/audio');
const SOURCES = join(ROOT, 'assets/studio/audio');
const MANIFEST = join(OUTPUT_FOLDER, 'manifest.json');

interface ManifestEntryBase {
  /** Hash of the sources that the outputs were rendered from. */
  readonly sources: string;
  /** Hash of each output file. */
  readonly files: Readonly<Record<string, string>>;
  /** LUFS and dBTP after encoding. */
  readonly measured: Readonly<Record<string, { lufs: number; peak: number }>>;
}
export type ManifestEntry = ManifestEntryBase &
  ({ readonly kind: 'song'; readonly entry: SongEntry } | { readonly kind: 'sprite'; readonly entry: SpriteEntry });
export type Manifest = Record<string, ManifestEntry>;

const hash = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 16);
export const hashFile = (path: string): string => hash(readFileSync(path));

/** Folders whose change makes a job stale, beside the ones that make everything stale. */
const SHARED_FOLDERS = ['core', 'dsp', 'effects', 'instruments', 'build', 'music'];

function sourceFiles(job: { kind: string; id: string }): string[] {
  const listed = (folder: string): string[] =>
    readdirSync(join(SOURCES, folder))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .sort()
      .map((file) => join(SOURCES, folder, file));
  const own =
    job.kind === 'sprite'
      ? listed('sfx')
      : [join(SOURCES, 'songs', 'motif.ts'), join(SOURCES, 'songs', `${job.id}.ts`)];
  return [...SHARED_FOLDERS.flatMap(listed), ...own];
}

/** One hash over names and code of all that a job is made from. */
export const sourcesHash = (job: { kind: string; id: string }): string => hashSources(sourceFiles(job));

export const readManifest = (): Manifest => (existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {});
export const writeManifest = (manifest: Manifest): void =>
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 1)}\n`);

/** True when sources changed, or an output is missing or differs from what was written. */
export function isStale(job: { kind: string; id: string }, entry: ManifestEntry | undefined): boolean {
  if (!entry || entry.sources !== sourcesHash(job)) return true;
  return Object.entries(entry.files).some(
    ([file, expected]) => !existsSync(join(OUTPUT_FOLDER, file)) || hashFile(join(OUTPUT_FOLDER, file)) !== expected,
  );
}
