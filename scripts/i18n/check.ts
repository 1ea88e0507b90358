// What is wrong with the translations, one sentence each: catalogues out of date, words without Hindi, placeholders, unmarked words.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AREAS, type AreaName, WHOLE_AREAS } from '../../client/src/i18n/areas.ts';
import { bareWords } from './bareWords.ts';
import { type Catalogue, CLIENT, filesOf } from './catalogues.ts';
import { placeholderProblem } from './placeholders.ts';

const short = (words: string) => (words.length > 90 ? `${words.slice(0, 87)}…` : words);
const isWhole = (area: AreaName) => WHOLE_AREAS.includes(area);

function problemsOf({ area, entries, unknown, obsolete }: Catalogue): string[] {
  return [
    ...unknown.map((words) => `${area}: "${short(words)}" is not in the catalogue yet. Run npm run i18n.`),
    ...obsolete.map((words) => `${area}: "${short(words)}" is nowhere in the source any more. Run npm run i18n.`),
    ...(isWhole(area) ? entries.filter(({ hindi }) => hindi === '') : []).map(
      ({ english }) => `${area}: "${short(english)}" has no Hindi. The area is declared whole.`,
    ),
    ...entries.flatMap(({ english, hindi }) => {
      const problem = hindi === '' ? undefined : placeholderProblem(english, hindi);
      return problem ? [`${area}: the Hindi of "${short(english)}" ${problem}.`] : [];
    }),
  ];
}

/** One Lingui id has one Hindi: catalogues are loaded over each other. */
function contradictions(catalogues: readonly Catalogue[]): string[] {
  const known = new Map<string, { hindi: string; area: AreaName }>();
  const found: string[] = [];
  for (const { area, entries } of catalogues) {
    for (const { id, english, hindi } of entries) {
      if (hindi === '') continue;
      const first = known.get(id) ?? { hindi, area };
      known.set(id, first);
      if (first.hindi !== hindi)
        found.push(
          `"${short(english)}" is "${first.hindi}" in ${first.area} and "${hindi}" in ${area}. Choose one, or give the macro a context.`,
        );
    }
  }
  return found;
}

function unmarked(area: AreaName): string[] {
  return filesOf(AREAS[area]).flatMap((file) =>
    bareWords(file, readFileSync(file, 'utf8')).map(
      ({ line, words }) => `${path.relative(CLIENT, file)}:${line}: "${short(words)}" is not marked for translation.`,
    ),
  );
}

export function problemsIn(catalogues: readonly Catalogue[]): string[] {
  return [...catalogues.flatMap(problemsOf), ...contradictions(catalogues), ...WHOLE_AREAS.flatMap(unmarked)];
}
