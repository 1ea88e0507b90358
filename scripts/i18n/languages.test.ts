// Tests that languages are told apart by the table alone: no code names one of them, but for the exceptions below.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGE_TABLE, TRANSLATED_LANGUAGES } from '../../shared/src/constants/languages.ts';
import { PLAY_ORDER } from '../../shared/src/constants/realms.ts';
import { pseudoText } from './pseudo.ts';

const ROOT = join(import.meta.dirname, '../..');

const EXCEPTIONS: Readonly<Record<string, string>> = {
  'shared/src/constants/languages.ts': 'the table',
  'client/src/help/search/words.ts': 'the words by which questions find articles, in each language and script',
  'shared/src/groups/presetClassName.ts': 'subjects of a school',
  'client/src/python-lab/friendly/signRules.ts': 'the id of a rule about digits of Devanagari, which is stored',
  'client/src/python-lab/friendly/copiedMarks.ts': 'names that rule',
  'client/src/pages/about/Mission.tsx': 'says to visitors which languages there are',
  'client/src/pages/home/sections/questions.ts': 'says to visitors which languages there are',
  'client/src/pages/admin/audit/AuditList.tsx': 'a key of stored entries',
  'shared/src/school/unit2Hindi.ts': 'the activities of Unit 2, which are in one other language so far',
  'client/src/app/hosts/school/Unit2Lesson.tsx': 'shows them',
  'server/src/modules/reports/placeContent.ts': 'reports on them',
  'server/src/modules/assignments/table.ts': 'a column with the title that an assignment was made with',
  'server/src/modules/assignments/service.ts': 'writes that column',
  'server/src/modules/assignments/classView.ts': 'reads that column',
  'scripts/i18n/glossary.ts': 'the glossary, which one language has so far',
  'scripts/i18n/hindiTexts.ts': 'collects the texts that are held to it',
  'scripts/i18n/check.ts': 'checks them by it',
  'scripts/i18n/index.ts': 'lists what it finds',
};

/** Of code that is no test: not in comments, nor what a Python program greets with. */
function namesLanguage(file: string): boolean {
  const code = readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  const names = TRANSLATED_LANGUAGES.flatMap((language) => [
    LANGUAGE_TABLE[language].english,
    `(?<!print\\()['"]${language}['"]`,
  ]);
  return new RegExp(names.join('|'), 'i').test(code);
}

it('no code names a language, but for the exceptions', () => {
  const files = execFileSync(
    'git',
    [
      'ls-files',
      '*.ts',
      '*.tsx',
      '*.js',
      '*.mjs',
      '*.css',
      ':!assets',
      ':!*.test.*',
      ':!**/testing/**',
      ':!client/e2e',
      ':!client/src/i18n/locales',
      ':!scripts/seed-sample',
    ],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(files.trim().split('\n').filter(namesLanguage).sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});

it.each(TRANSLATED_LANGUAGES.filter((language) => LANGUAGE_TABLE[language].isWhole))(
  'every realm of ours is in %s',
  (language) => {
    const file = (realm: string) => join(ROOT, `shared/content/realms/${realm}/texts.${language}.json`);
    expect([...PLAY_ORDER, 'demo', 'python-world'].filter((realm) => !existsSync(file(realm)))).toEqual([]);
  },
);

it('accents English for the long tests, and leaves marks and placeholders alone', () => {
  expect(pseudoText('Go to **the** `sign`, {name}')).toBe('Ĝö ťö **ťĥé** `sign`, {name}öööö');
});
