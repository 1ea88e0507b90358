// Tests the captions of the Joke Belt: their numbers, where the two labellers differ, and that the meter can learn from them in both languages.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { LabelledCaption } from '../../shared/src/activities/kit/captions/labels.ts';
import { scoreCaption, trainMeter } from '../../shared/src/activities/kit/captions/meter.ts';
import type { ActivityOf } from '../../shared/src/activities/registry.ts';
import { realmContentSchema } from '../../shared/src/content/bundle.ts';

const FOLDER = join(import.meta.dirname, '../../shared/generated/content');
const read = (file: string) => {
  const { activities } = realmContentSchema.parse(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
  return {
    belt: activities['label-captions'] as ActivityOf<'caption-belt'>,
    meter: activities['train-meter'] as ActivityOf<'laugh-meter'>,
  };
};
const english = read('fun-factory-realm.json');
const hindi = read('fun-factory-realm.hi.json');

it.each([
  ['English', english],
  ['Hindi', hindi],
])('ships 12 captions to label and 52 more, none twice, in %s', (_, { belt, meter }) => {
  expect([belt.captions.length, meter.test.length + meter.more.length]).toEqual([12, 52]);
  const all = [...belt.captions, ...meter.test, ...meter.more];
  expect(new Set(all.map(({ id }) => id)).size).toBe(64);
  expect(new Set(all.map(({ text }) => text)).size).toBe(64);
});

it('Biju tells the truth: the two labellers differ on five captions', () => {
  const [zoya, mateo] = english.belt.labellers;
  const differing = zoya.labels.filter(({ id, funny, kind }) => {
    const other = mateo.labels.find((label) => label.id === id);
    return other?.funny !== funny || other.kind !== kind;
  });
  expect(differing).toHaveLength(5);
});

it.each([
  ['English', english],
  ['Hindi', hindi],
])('trains on a labeller better than a guess on the ten of the test, in %s', (_, { belt, meter }) => {
  const [zoya] = belt.labellers;
  const labelled = belt.captions.map(({ id, text }): LabelledCaption => {
    const { funny, kind } = zoya.labels.find((label) => label.id === id) ?? { funny: false, kind: true };
    return { id, text, funny, kind };
  });
  const { model } = trainMeter(labelled);
  /** Neither plain sentences nor unkind ones, as Zoya labels. */
  const plain = new Set(['shop-nine', 'robot-box', 'book-friday', 'anil-sings']);
  const right = meter.test.filter(
    ({ id, text }) => model && scoreCaption(model, text).probability >= 0.5 === !plain.has(id),
  );
  expect(right.length).toBeGreaterThanOrEqual(9);
});
