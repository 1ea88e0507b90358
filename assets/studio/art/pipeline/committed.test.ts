// Checks that the committed art was made from the committed sources; run `npm run art` when this fails.
import { expect, it } from 'vitest';
import { discoverJobs } from './discover.ts';
import { readManifest, staleness } from './manifest.ts';

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
