// Owns `npm run audio`: renders the sounds whose sources changed into assets/audio and checks loudness, peaks and sizes; with --check only measures what is committed.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogText } from './build/catalog.ts';
import { type Job, jobs } from './build/jobs.ts';
import {
  hashFile,
  isStale,
  type Manifest,
  type ManifestEntry,
  OUTPUT_FOLDER,
  readManifest,
  sourcesHash,
  writeManifest,
} from './build/manifest.ts';
import { checkCommitted } from './check/committed.ts';
import { hasFfmpeg } from './core/encode.ts';

const { values: options } = parseArgs({
  options: {
    force: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
const log = (line: string): boolean => process.stdout.write(`  ${line}\n`);

function render(job: Job, scratch: string): ManifestEntry {
  const common = (files: readonly string[], measured: ManifestEntry['measured']) => ({
    sources: sourcesHash(job),
    files: Object.fromEntries(files.map((file) => [file, hashFile(join(OUTPUT_FOLDER, file))])),
    measured,
  });
  if (job.kind === 'song') {
    const { entry, files, measured } = job.run(scratch, OUTPUT_FOLDER);
    return { kind: 'song', entry, ...common(files, measured) };
  }
  const { entry, files, measured } = job.run(scratch, OUTPUT_FOLDER);
  return { kind: 'sprite', entry, ...common(files, measured) };
}

function requireFfmpeg(): boolean {
  if (hasFfmpeg()) return true;
  process.stderr.write('Audio needs ffmpeg, which is not installed: run "apt-get install -y ffmpeg" and try again.\n');
  process.exitCode = 1;
  return false;
}

function check(): void {
  if (!requireFfmpeg()) return;
  try {
    checkCommitted(log, options.only);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}

/** Entries in the order of the jobs, without those that are no job any more. */
const orderManifest = (manifest: Manifest): Manifest =>
  Object.fromEntries(
    jobs.flatMap(({ id }) => {
      const entry = manifest[id];
      return entry ? [[id, entry]] : [];
    }),
  );

function main(): void {
  const before = readManifest();
  const stale = jobs.filter(
    (job) => job.id.startsWith(options.only) && (options.force || isStale(job, before[job.id])),
  );
  if (stale.length === 0) {
    log('nothing stale');
    return;
  }
  if (!requireFfmpeg()) return;
  const scratch = mkdtempSync(join(tmpdir(), 'lanternwise-audio-'));
  mkdirSync(OUTPUT_FOLDER, { recursive: true });
  try {
    for (const job of stale) {
      log(`${job.id} …`);
      const made = render(job, scratch);
      // Read again: another run may have rendered other jobs meanwhile.
      writeManifest(orderManifest({ ...readManifest(), [job.id]: made }));
    }
    writeFileSync(join(OUTPUT_FOLDER, 'catalog.ts'), catalogText(readManifest()));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

if (options.check) check();
else main();
