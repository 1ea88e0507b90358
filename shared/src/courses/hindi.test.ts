// Tests that every text of the courses has Hindi, and that no Hindi is left over.
import { expect, it } from 'vitest';
import { COURSES } from './courses.ts';
import { HINDI_COURSE_TEXTS } from './hindi.ts';

it('has the Hindi of every text of the courses, and of nothing else', () => {
  const texts = COURSES.flatMap(({ title, promise, about, outcomes, standards, units }) => [
    ...[title, promise, about, ...outcomes, ...standards.map(({ text }) => text)],
    ...units.flatMap((unit) => [
      ...[unit.title, unit.text, ...unit.skills],
      ...(unit.badge === undefined ? [] : [unit.badge]),
      ...(unit.checklist ?? []).map(({ text }) => text),
    ]),
  ]);
  expect(Object.keys(HINDI_COURSE_TEXTS).sort()).toEqual([...new Set(texts)].sort());
});
