// Owns assets/studio/art/manifest.json: what every job was made of, and what it wrote.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DiscoveredJob } from './discover.ts';
import { hashBytes, hashModule, ROOT } from './sources.ts';

export interface ManifestEntry {
  /** Hash of the job's sources when it last ran. */
  readonly sources: string;
  /** Hash of each output, by path from the root. */
  readonly outputs: Readonly<Record<string, string>>;
}
export type Manifest = Readonly<Record<string, ManifestEntry>>;

const MANIFEST = join(ROOT, 'assets/studio/art/manifest.json');

export function readManifest(): Manifest {
  return existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest) : {};
}

export function writeManifest(manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(MANIFEST, `${JSON.stringify(sorted, null, 2)}\n`);
}

export const sourcesHash = ({ job, module }: DiscoveredJob): string => hashModule(module, job.sources);

/** Why a job must run, or null when everything it wrote is as it left it. */
export function staleness(found: DiscoveredJob, manifest: Manifest): string | null {
  const entry = manifest[found.job.id];
  if (!entry) return 'new';
  if (entry.sources !== sourcesHash(found)) return 'sources changed';
  for (const path of found.job.outputs) {
    const file = join(ROOT, path);
    if (!existsSync(file)) return `${path} is missing`;
    if (entry.outputs[path] !== hashBytes(readFileSync(file))) return `${path} was changed by hand`;
  }
  return null;
}
