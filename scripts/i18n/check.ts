// What is wrong with the translations, one sentence each: catalogues out of date, missing words, placeholders, unmarked and rejected words.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AREAS, type AreaName } from '../../client/src/i18n/areas.ts';
import { rowOf } from '../../shared/src/constants/languages.ts';
import { type Catalogue, CLIENT_ROOT, filesOf } from './catalogues.ts';
import { contentTexts, mailTexts, readTerms, rejectedWords } from './glossary.ts';
import { catalogueTexts, reviewTexts } from './hindiTexts.ts';
import { placeholderProblem } from './placeholders.ts';
import { findUnmarkedText } from './unmarkedText.ts';

const truncate = (words: string) => (words.length > 90 ? `${words.slice(0, 87)}…` : words);

function problemsOf({ area, language, entries, unknown, obsolete }: Catalogue): string[] {
  const { english: name, isWhole } = rowOf(language);
  return [
    ...unknown.map((words) => `${area}: "${truncate(words)}" is not in the catalogue yet. Run npm run i18n.`),
    ...obsolete.map((words) => `${area}: "${truncate(words)}" is nowhere in the source any more. Run npm run i18n.`),
    ...(isWhole ? entries.filter(({ translated }) => translated === '') : []).map(
      ({ english }) => `${area}: "${truncate(english)}" has no ${name}, which is declared whole.`,
    ),
    ...entries.flatMap(({ english, translated }) => {
      const problem = translated === '' ? undefined : placeholderProblem(english, translated);
      return problem ? [`${area}: the ${name} of "${truncate(english)}" ${problem}.`] : [];
    }),
  ];
}

/** One Lingui id has one translation: catalogues are loaded over each other. */
function conflictingTranslations(catalogues: readonly Catalogue[]): string[] {
  const known = new Map<string, { translated: string; area: AreaName }>();
  const found: string[] = [];
  for (const { area, language, entries } of catalogues) {
    for (const { id, english, translated } of entries) {
      if (translated === '') continue;
      const key = `${language} ${id}`;
      const first = known.get(key) ?? { translated, area };
      known.set(key, first);
      if (first.translated !== translated)
        found.push(
          `"${truncate(english)}" is "${first.translated}" in ${first.area} and "${translated}" in ${area}. Choose one, or give the macro a context.`,
        );
    }
  }
  return found;
}

function unmarkedProblems(area: AreaName): string[] {
  return filesOf(AREAS[area]).flatMap((file) =>
    findUnmarkedText(file, readFileSync(file, 'utf8')).map(
      ({ line, text: words }) =>
        `${path.relative(CLIENT_ROOT, file)}:${line}: "${truncate(words)}" is not marked for translation.`,
    ),
  );
}

export function problemsIn(catalogues: readonly Catalogue[]): string[] {
  return [
    ...catalogues.flatMap(problemsOf),
    ...conflictingTranslations(catalogues),
    ...rejectedWords([...catalogueTexts(catalogues), ...contentTexts(), ...reviewTexts(), ...mailTexts()], readTerms()),
    ...(Object.keys(AREAS) as AreaName[]).flatMap(unmarkedProblems),
  ];
}
