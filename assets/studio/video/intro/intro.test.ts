// The committed intro film fits its code and its size, and its avatar walks on through every scene.
import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readManifest } from '../manifest.ts';
import { INTRO_ID, INTRO_MAX_BYTES, INTRO_POSTER, introFile, introHash } from './renderIntro.ts';
import { walkAlong } from './walkAlong.ts';

it('is rendered from its code, in two formats of at most 1.2 MB, with a poster (else: npm run video -- --only intro)', () => {
  expect(readManifest()[INTRO_ID]).toBe(introHash());
  for (const file of [introFile('webm'), introFile('mp4')]) {
    expect(statSync(file).size).toBeGreaterThan(100_000);
    expect(statSync(file).size).toBeLessThanOrEqual(INTRO_MAX_BYTES);
  }
  expect(statSync(INTRO_POSTER).size).toBeLessThanOrEqual(90_000);
});

it('walks from corner to corner, looks where it goes and stands still at the end', () => {
  const way = [
    { x: 0, y: 0 },
    { x: 150, y: 0 },
    { x: 150, y: 150 },
  ];
  expect(walkAlong(way, 0.5)).toMatchObject({ x: 75, y: 0, row: 3 });
  expect(walkAlong(way, 1.5)).toMatchObject({ x: 150, y: 75, row: 2 });
  expect(walkAlong(way, 9)).toMatchObject({ x: 150, y: 150, column: 0, row: 2 });
});
