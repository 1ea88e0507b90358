// A new language: its row in the table, its catalogues and its file of the courses; English stands in until its texts are there.
import { isLanguage } from '../../shared/src/constants/languages.ts';
import { ScaffoldError } from './names.ts';
import type { ScaffoldPlan } from './plan.ts';

const RIGHT_TO_LEFT = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo'];

const nameIn = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;

/** The row, as far as Intl knows the language; the author sets its fonts, and its letters where they are Latin ones. */
function rowSource(code: string): string {
  const { language, region, script = 'Latn' } = new Intl.Locale(code).maximize();
  return `  ${JSON.stringify(code)}: {
    name: ${JSON.stringify(nameIn(code, code))},
    english: ${JSON.stringify(nameIn(code, 'en'))},
    dir: '${RIGHT_TO_LEFT.includes(script) ? 'rtl' : 'ltr'}',
    fonts: [],
    dates: '${code}',
    numbers: '${code}',
    money: '${code}',
    region: '${region ? `${language}-${region}` : language}',
    isWhole: false,${script === 'Latn' ? '' : `\n    script: /\\p{Script=${script}}/u,`}
    quotes: ['“', '”'],
    stop: '.',
  },`;
}

export function newLanguage(code = ''): ScaffoldPlan {
  if (!/^[a-z]{2,3}(-[A-Z][A-Za-z]{1,3})?$/.test(code))
    throw new ScaffoldError(`A language must be a tag such as "ta" or "pt-BR"; got "${code}".`);
  if (isLanguage(code)) throw new ScaffoldError(`The language ${code} exists already; nothing was written.`);
  return {
    files: { [`shared/content/courses/texts.${code}.json`]: {} },
    edits: [
      {
        file: 'shared/src/constants/languages.ts',
        insert: rowSource(code),
        position: { kind: 'before', line: '} as const satisfies Record<string, LanguageRow>' },
      },
    ],
    words: { area: 'shell', messages: {} },
    nextSteps: `client/src/i18n/locales/${code} has the texts of the interface to translate; npm run content -- --translate ${code} writes those of the realms. When all are there, set isWhole.`,
  };
}
