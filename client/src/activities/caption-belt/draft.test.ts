// @vitest-environment jsdom
// Tests what the joke belt keeps: labels of this child only, nothing forged, and no caption of the test among the examples.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { beforeEach, expect, it } from 'vitest';
import { storeLastPerson } from '../../features/progress/lastPerson.ts';
import { meterExamples, parseMeter } from '../laugh-meter/draft.ts';
import { beltLabels, beltStorage, EMPTY_BELT, parseBelt } from './draft.ts';

const FILE = join(import.meta.dirname, '../../../../shared/generated/content/fun-factory-realm.json');
const { activities } = realmContentSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const belt = activities['label-captions'] as ActivityOf<'caption-belt'>;
const meter = activities['train-meter'] as ActivityOf<'laugh-meter'>;

beforeEach(() => localStorage.clear());

it('gives a child its own labels, and the next child at this computer a sample', () => {
  storeLastPerson('asha');
  beltStorage(belt).write({ ...EMPTY_BELT, labels: { 'cat-mat': { funny: false, kind: true } } });
  expect(beltLabels(belt)).toMatchObject({ isSample: false, captions: [{ id: 'cat-mat', funny: false }] });
  storeLastPerson('ravi');
  expect(beltLabels(belt)).toMatchObject({ isSample: true });
  expect(beltLabels(belt).captions).toHaveLength(12);
});

it('refuses what is no draft, and drops labels that are none', () => {
  expect(parseBelt(7)).toBeUndefined();
  expect(parseBelt({ labels: { a: 'yes', b: { funny: 'very', kind: true } } })).toEqual({
    predicted: undefined,
    labels: { a: {}, b: { kind: true } },
  });
  expect(parseMeter({ labels: { a: 'yes', b: true }, threshold: Number.NaN })).toMatchObject({
    labels: { b: true },
    threshold: 0,
  });
  expect(parseMeter({ labels: {}, threshold: 9 })?.threshold).toBe(1);
});

it('trains on further captions that were labelled, never on those of the test', () => {
  const labels = Object.fromEntries([...meter.test, ...meter.more].map(({ id }) => [id, true]));
  const examples = meterExamples(belt, meter, { labels });
  expect(examples).toHaveLength(12 + 42);
  const tested = new Set(meter.test.map(({ text }) => text));
  expect(examples.filter(({ text }) => tested.has(text))).toEqual([]);
});
