// Tests that the texts which say what is in English only name exactly what is not fully translated.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FULLY_TRANSLATED_AREAS } from '../../client/src/i18n/areas.ts';
import { FULLY_TRANSLATED_REALMS } from '../content/translationCheck.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it.each(['client/src/pages/home/sections/questions.ts', 'shared/content/help/language.md'])('%s is true', (file) => {
  const claim = read(file)
    .split(/[.;]\s/)
    .find((sentence) => /in English (only|so far)/.test(sentence));
  const isNamed = (words: string) => claim?.includes(words) ?? false;
  expect({
    python: isNamed('Python World'),
    courses: isNamed('course pages'),
    classes: isNamed('pages where teachers manage their classes'),
  }).toEqual({
    python: !FULLY_TRANSLATED_REALMS.includes('python-world'),
    courses: !FULLY_TRANSLATED_AREAS.includes('courses'),
    classes: !FULLY_TRANSLATED_AREAS.includes('classes'),
  });
});
