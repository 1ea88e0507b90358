// What is wrong with the translations, one sentence each: catalogues out of date, words without Hindi, placeholders, unmarked words.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AREAS, type AreaName, FULLY_TRANSLATED_AREAS } from '../../client/src/i18n/areas.ts';
import { type Catalogue, CLIENT_ROOT, filesOf } from './catalogues.ts';
import { placeholderProblem } from './placeholders.ts';
import { findUnmarkedText } from './unmarkedText.ts';

const truncate = (words: string) => (words.length > 90 ? `${words.slice(0, 87)}…` : words);
const isFullyTranslated = (area: AreaName) => FULLY_TRANSLATED_AREAS.includes(area);

function problemsOf({ area, entries, unknown, obsolete }: Catalogue): string[] {
  return [
    ...unknown.map((words) => `${area}: "${truncate(words)}" is not in the catalogue yet. Run npm run i18n.`),
    ...obsolete.map((words) => `${area}: "${truncate(words)}" is nowhere in the source any more. Run npm run i18n.`),
    ...(isFullyTranslated(area) ? entries.filter(({ hindi }) => hindi === '') : []).map(
      ({ english }) => `${area}: "${truncate(english)}" has no Hindi. The area is declared whole.`,
    ),
    ...entries.flatMap(({ english, hindi }) => {
      const problem = hindi === '' ? undefined : placeholderProblem(english, hindi);
      return problem ? [`${area}: the Hindi of "${truncate(english)}" ${problem}.`] : [];
    }),
  ];
}

/** One Lingui id has one Hindi: catalogues are loaded over each other. */
function conflictingTranslations(catalogues: readonly Catalogue[]): string[] {
  const known = new Map<string, { hindi: string; area: AreaName }>();
  const found: string[] = [];
  for (const { area, entries } of catalogues) {
    for (const { id, english, hindi } of entries) {
      if (hindi === '') continue;
      const first = known.get(id) ?? { hindi, area };
      known.set(id, first);
      if (first.hindi !== hindi)
        found.push(
          `"${truncate(english)}" is "${first.hindi}" in ${first.area} and "${hindi}" in ${area}. Choose one, or give the macro a context.`,
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
    ...FULLY_TRANSLATED_AREAS.flatMap(unmarkedProblems),
  ];
}
