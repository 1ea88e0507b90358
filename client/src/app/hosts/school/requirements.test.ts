// Holds Unit 2 to section 4.13 of the requirements: every number and every message in one table; unit2.test.tsx plays them.
import { readFileSync } from 'node:fs';
import { drawExamples } from '@lanternwise/shared/activities/concept-match/definition';
import { TEST_FRUITS, TRAINING_FRUITS } from '@lanternwise/shared/activities/fruit-model/fruit';
import { COLOURS, SHAPES } from '@lanternwise/shared/activities/robot-training/robot';
import { UNIT2_ACTIVITIES } from '@lanternwise/shared/school/unit2Activities';
import { UNIT2_CONTENT } from '@lanternwise/shared/school/unit2Content';
import { expect, it } from 'vitest';
import { UNIT2_PAGES } from '../../../pages/school/unit2Pages.ts';

const { 'unit-2-matching': match, 'unit-2-pictures': labels } = UNIT2_CONTENT;
if (match.kind !== 'concept-match' || labels.kind !== 'picture-labels') throw new Error('a game is of another kind');

it.each([
  ['activities', UNIT2_ACTIVITIES.length, 4],
  ['examples of the matching game', match.examples.length, 9],
  ['examples drawn of them', drawExamples(match, 1).length, 6],
  ['pictures in their order', labels.pictures.map(({ id }) => id).join(' '), 'dog cat rabbit panda'],
  ['shapes of the robot game', SHAPES.join(' '), 'circle square triangle'],
  ['their colours', COLOURS.join(' '), 'red blue green'],
  ['fruits to label', TRAINING_FRUITS.length, 4],
  ['fruits of the testing', TEST_FRUITS.length, 3],
])('%s: %s', (_, actual, required) => {
  expect(actual).toBe(required);
});

/** The messages of the lesson and its games, as collected from their source, and the words of the content. */
const shown = [
  ...['school', 'activities'].flatMap((area) => [
    ...readFileSync(new URL(`../../../i18n/locales/hi/${area}.po`, import.meta.url), 'utf8').matchAll(
      /^msgid "(.+)"$/gm,
    ),
  ]),
  ...JSON.stringify(UNIT2_CONTENT).matchAll(/:"([^"]+)"/g),
].map(([, text]) => text);

it.each([
  '2.1 Revisiting AI, ML, DL',
  'Start Activity',
  'Close Activity',
  'Previous',
  'Next',
  'Great match',
  'Complete Activity',
  'Reset',
  'Correct! Score: {score}',
])('says "%s"', (message) => {
  expect(shown).toContain(message);
});

it('has a page for each activity', () => {
  expect(UNIT2_PAGES.map(({ activity }) => activity)).toEqual([...UNIT2_ACTIVITIES]);
});
