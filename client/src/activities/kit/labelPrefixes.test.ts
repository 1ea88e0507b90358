// @vitest-environment jsdom
// Prefixes are stripped in both languages, and the Hindi content has them where the English content does.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { activitySchema } from '@lanternwise/shared/activities/registry';
import { textFields } from '@lanternwise/shared/content/textFields';
import { expect, it } from 'vitest';
import { hindiActivity } from '../testing/hindiActivity.ts';
import { parkActivity } from '../testing/renderActivity.tsx';
import { stripRightPrefix, stripWorkedExamplePrefix } from './labelPrefixes.ts';

it.each([
  ['Right: two ears, one head.', 'Two ears, one head.'],
  ['सही: दो कान, एक सिर।', 'दो कान, एक सिर।'],
  ['Right. It is his face.', 'It is his face.'],
  ['सही। चेहरा उसका है।', 'चेहरा उसका है।'],
  ['A round body: that is a fish.', 'A round body: that is a fish.'],
])('%s', (why, shown) => {
  expect(stripRightPrefix(why)).toBe(shown);
});

it.each([
  ['Worked example: 5, 10, so 15.', '5, 10, so 15.'],
  ['हल किया हुआ उदाहरण: 5, 10, इसलिए 15।', '5, 10, इसलिए 15।'],
  ['How far is it?', 'How far is it?'],
])('%s', (hint, shown) => {
  expect(stripWorkedExamplePrefix(hint)).toBe(shown);
});

const FOLDER = join(import.meta.dirname, '../../../../shared/content/realms/ai-adventure-park/activities');
const ids = readdirSync(FOLDER).map((name) => name.replace('.json', ''));

it.each(ids)('the Hindi texts of %s have the same prefixes as the English ones', (id) => {
  const english = textFields(activitySchema, parkActivity(id)).map(({ text }) => text);
  const hindi = textFields(activitySchema, hindiActivity(id)).map(({ text }) => text);
  const prefixesOf = (text: string) => [stripWorkedExamplePrefix(text) !== text, /^(Right|सही): /.test(text)];
  expect(hindi.map(prefixesOf)).toEqual(english.map(prefixesOf));
});
