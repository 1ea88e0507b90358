// Tests that the texts which say what is in English only name exactly what is not fully translated.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it.each(['client/src/pages/home/sections/questions.ts', 'shared/content/help/language.md'])('%s is true', (file) => {
  const claim = read(file)
    .split(/[.;]\s/)
    .find((sentence) => /in English (only|so far)/.test(sentence));
  // `npm run content` and `npm run i18n` let no text of a whole language be missing.
  expect(claim).toBeUndefined();
});
