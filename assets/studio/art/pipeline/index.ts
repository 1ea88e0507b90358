// Owns `npm run art`: finds the art jobs, re-renders those whose sources changed, and writes down what it did.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type DiscoveredJob, discoverJobs } from './discover.ts';
import { type Manifest, type ManifestEntry, readManifest, sourcesHash, staleness, writeManifest } from './manifest.ts';
import { ProgressBar } from './ProgressBar.ts';
import { hashBytes, ROOT } from './sources.ts';
import { renderSprites } from './spriteCache.ts';
import { WorkerPool } from './WorkerPool.ts';

const { values: options } = parseArgs({
  options: {
    force: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    workers: { type: 'string', default: '2' },
  },
});

async function runJob(found: DiscoveredJob, pool: WorkerPool, progress: ProgressBar): Promise<ManifestEntry> {
  const { job, module } = found;
  const sources = sourcesHash(found);
  const sprites = await renderSprites(found, pool, () => progress.advance(job.id));
  const answer = await pool.run({ kind: 'job', module, job: job.id, sprites });
  if (answer.kind !== 'files') throw new Error(`Job ${job.id} gave no files`);
  const outputs: Record<string, string> = {};
  for (const [path, bytes] of answer.files) {
    if (!job.outputs.includes(path)) throw new Error(`Job ${job.id} wrote ${path}, which it does not list in outputs`);
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), bytes);
    outputs[path] = hashBytes(bytes);
  }
  const missing = job.outputs.find((path) => !(path in outputs));
  if (missing) throw new Error(`Job ${job.id} promised ${missing} and did not write it`);
  progress.advance(job.id);
  return { sources, outputs };
}

/** The manifest without jobs that exist no more. */
function pruneManifest(found: readonly DiscoveredJob[]): Manifest {
  const known = new Set(found.map(({ job }) => job.id));
  const before = readManifest();
  const kept = Object.fromEntries(Object.entries(before).filter(([id]) => known.has(id)));
  if (Object.keys(kept).length < Object.keys(before).length) writeManifest(kept);
  return kept;
}

async function main(): Promise<void> {
  const found = await discoverJobs();
  const manifest = pruneManifest(found);
  const chosen = found.filter(({ job }) => job.id.startsWith(options.only));
  const stale = chosen.filter((one) => options.force || staleness(one, manifest) !== null);
  if (stale.length === 0) {
    process.stdout.write(`  nothing stale (${chosen.length} art jobs)\n`);
    return;
  }
  const progress = new ProgressBar(stale.reduce((sum, { job }) => sum + 1 + (job.pieces?.length ?? 0), 0));
  const pool = new WorkerPool(Number(options.workers));
  try {
    await Promise.all(
      stale.map(async (one) => {
        const why = options.force ? 'forced' : staleness(one, manifest);
        const entry = await runJob(one, pool, progress);
        progress.log(`${one.job.id} (${why})`);
        // Read again: a run with another --only may have written meanwhile.
        writeManifest({ ...readManifest(), [one.job.id]: entry });
      }),
    );
  } finally {
    await pool.close();
  }
}

await main();
