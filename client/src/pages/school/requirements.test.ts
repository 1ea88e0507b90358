// Holds Unit 2 to section 4.13 of the requirements: every number and every message in one table; activities.test.tsx plays them.
import { readFileSync } from 'node:fs';
import * as delays from '@lanternwise/shared/school/delays';
import { TEST_FRUITS, TRAINING_FRUITS } from '@lanternwise/shared/school/fruit';
import { drawExamples, EXAMPLES_PER_ROUND, MATCHING_EXAMPLES } from '@lanternwise/shared/school/matchingExamples';
import { PICTURE_ANIMALS } from '@lanternwise/shared/school/pictures';
import { COLOURS, SHAPES } from '@lanternwise/shared/school/robot';
import { UNIT2_ACTIVITIES } from '@lanternwise/shared/school/unit2Activities';
import { expect, it } from 'vitest';
import { UNIT2_HINTS } from './unit2Hints.ts';
import { UNIT2_PAGES } from './unit2Pages.ts';

it.each([
  ['activities', UNIT2_ACTIVITIES.length, 4],
  ['examples of the matching game', Object.keys(MATCHING_EXAMPLES).length, 9],
  ['examples drawn of them', drawExamples(1).length, 6],
  ['matches for Complete Activity', EXAMPLES_PER_ROUND, 6],
  ['seconds of Great match', delays.MATCH_SHOWN_MS / 1000, 1.5],
  ['seconds of the red flash', delays.WRONG_FLASH_MS / 1000, 0.7],
  ['pictures in their order', PICTURE_ANIMALS.join(' '), 'dog cat rabbit panda'],
  ['seconds of Correct', delays.PICTURE_CORRECT_MS / 1000, 1.5],
  ['shapes of the robot game', SHAPES.join(' '), 'circle square triangle'],
  ['their colours', COLOURS.join(' '), 'red blue green'],
  ['seconds before a new shape', delays.NEW_SHAPE_MS / 1000, 1.5],
  ['fruits to label', TRAINING_FRUITS.length, 4],
  ['seconds before the testing', delays.TESTING_BEGINS_MS / 1000, 0.8],
  ['fruits of the testing', TEST_FRUITS.length, 3],
  ['seconds of its feedback', delays.FRUIT_FEEDBACK_MS / 1000, 1.2],
])('%s: %s', (_, actual, required) => {
  expect(actual).toBe(required);
});

/** The messages that the pages of the school show, as collected from their source. */
const shown = [
  ...readFileSync(new URL('../../i18n/locales/hi/school.po', import.meta.url), 'utf8').matchAll(/^msgid "(.+)"$/gm),
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

it('has a page and three hints for each activity', () => {
  expect(UNIT2_PAGES.map(({ activity }) => activity)).toEqual([...UNIT2_ACTIVITIES]);
  for (const activity of UNIT2_ACTIVITIES) expect(UNIT2_HINTS[activity]).toHaveLength(3);
});
