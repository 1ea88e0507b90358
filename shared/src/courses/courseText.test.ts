// Tests that every text of the courses and of Unit 2 has its translation, and that none is left over.
import { expect, it } from 'vitest';
import { WORDS_BY_LANGUAGE } from '../../generated/words/all.ts';
import { rowOf, TRANSLATED_LANGUAGES } from '../constants/languages.ts';
import { UNIT2_GOAL, UNIT2_TITLES } from '../school/unit2Activities.ts';
import { UNIT2_TITLE } from '../school/unit2Quest.ts';
import { COURSES } from './courses.ts';

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
    expect(Object.keys(WORDS_BY_LANGUAGE[language].courses).sort()).toEqual([...new Set(texts)].sort());
  },
);
