// Checks that the committed art was made from the committed sources; run `npm run art` when this fails.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { discoverJobs } from './discover.ts';
import { readManifest, staleness } from './manifest.ts';
import { ROOT } from './sources.ts';

it('has no stale art job', async () => {
  const manifest = readManifest();
  const found = await discoverJobs();
  expect(found.length).toBeGreaterThan(0);
  const stale = found.flatMap((one) => {
    const why = staleness(one, manifest);
    return why ? [`${one.job.id}: ${why}`] : [];
  });
  expect(stale).toEqual([]);
});

it('keeps no atlas that no job makes: the game takes every file of these folders', async () => {
  const made = new Set((await discoverJobs()).flatMap(({ job }) => job.outputs));
  const files = readdirSync(path.join(ROOT, 'assets/atlases'), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join('assets/atlases', name.replaceAll('\\', '/')))
    .filter((name) => statSync(path.join(ROOT, name)).isFile());
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((name) => !made.has(name))).toEqual([]);
});
