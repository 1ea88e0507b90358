// Tests that every text of the courses and of Unit 2 has its translation, and that none is left over.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rowOf, TRANSLATED_LANGUAGES } from '../../shared/src/constants/languages.ts';
import { COURSES } from '../../shared/src/courses/courses.ts';
import { UNIT2_GOAL, UNIT2_TITLES } from '../../shared/src/school/unit2Activities.ts';
import { UNIT2_TITLE } from '../../shared/src/school/unit2Quest.ts';

it.each(TRANSLATED_LANGUAGES.filter((language) => rowOf(language).isWhole))(
  'has every text of the courses in %s, and nothing else',
  (language) => {
    const texts = COURSES.flatMap(({ title, promise, about, outcomes, standards, units }) => [
      ...[title, promise, about, ...outcomes, ...standards.map(({ text }) => text)],
      ...units.flatMap((unit) => [
        ...[unit.title, unit.text, ...unit.skills],
        ...(unit.badge === undefined ? [] : [unit.badge]),
        ...(unit.checklist ?? []).map(({ text }) => text),
      ]),
    ]);
    texts.push(UNIT2_TITLE, UNIT2_GOAL, ...Object.values(UNIT2_TITLES));
    const file = new URL(`../../shared/content/courses/texts.${language}.json`, import.meta.url);
    const translated = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    expect(Object.keys(translated).sort()).toEqual([...new Set(texts)].sort());
  },
);
