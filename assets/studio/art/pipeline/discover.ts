// Owns the search for art jobs: every *.job.ts under assets/studio/art and the jobs it exports.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ArtJob } from '../core/job.ts';
import { ROOT } from './sources.ts';

export interface DiscoveredJob {
  readonly job: ArtJob;
  /** Absolute path of the module that exports it. */
  readonly module: string;
}

/** Absolute paths of all job modules, sorted. */
export function jobModules(): string[] {
  const folder = join(ROOT, 'assets/studio/art');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.job.ts'))
    .map((file) => join(folder, file))
    .sort();
}

/** The jobs of one module. */
export async function loadJobs(module: string): Promise<readonly ArtJob[]> {
  const loaded = (await import(pathToFileURL(module).href)) as { jobs?: readonly ArtJob[] };
  if (!Array.isArray(loaded.jobs)) throw new Error(`${module} must export \`const jobs: readonly ArtJob[]\``);
  return loaded.jobs;
}

/** All jobs; two with one id are an error. */
export async function discoverJobs(): Promise<DiscoveredJob[]> {
  const found: DiscoveredJob[] = [];
  for (const module of jobModules()) {
    for (const job of await loadJobs(module)) {
      const duplicate = found.find((other) => other.job.id === job.id);
      if (duplicate) throw new Error(`Two art jobs are called "${job.id}": ${duplicate.module} and ${module}`);
      found.push({ job, module });
    }
  }
  return found;
}
