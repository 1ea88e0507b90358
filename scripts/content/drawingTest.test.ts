// Tests forged and impossible answers of a drawing test: figures out of range are no answer, unknown things are wrong.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type AnswerOf, activitySchema, gradeActivity, solutionOf } from '../../shared/src/activities/registry.ts';

const FOLDER = join(import.meta.dirname, '../../shared/content/realms/wonder-vision-valley/activities');
const read = (id: string) => activitySchema.parse(JSON.parse(readFileSync(join(FOLDER, `${id}.json`), 'utf8')));
const trick = read('trick-model');
const right = solutionOf(trick) as AnswerOf<'drawing-test'>;

it('refuses figures that no browser can have counted', () => {
  expect(gradeActivity(trick, { ...right, taught: 4000 })).toBeUndefined();
  expect(gradeActivity(trick, { ...right, examples: { fish: -1 } })).toBeUndefined();
  expect(gradeActivity(trick, { ...right, cells: '0101' })).toBeUndefined();
});

it('does not count test drawings of things that do not exist', () => {
  const forged = right.tests.map(() => ({ thing: 'dragon', said: 'dragon' }));
  expect(gradeActivity(trick, { ...right, tests: forged })?.wrong).toEqual(['tests']);
});

it('wants 80 % of all test drawings, the trick drawing included', () => {
  const [first, second, ...rest] = right.tests;
  const miss = { thing: first?.thing ?? '', said: 'sun' };
  expect(gradeActivity(trick, { ...right, tests: [miss, second, ...rest] })?.correct).toBe(true);
  expect(gradeActivity(trick, { ...right, tests: [miss, miss, ...rest] })?.wrong).toEqual(['accuracy']);
});
