// Writes the tables of the standards mapping from standards.json; each claim names the activities that cover it, and they must exist.
import { z } from 'zod';
import { DEFAULT_LANGUAGE, forEachLanguage, type Language, rowOf } from '../../../shared/src/constants/languages.ts';
import { MAP_IDS } from '../../../shared/src/constants/realms.ts';
import type { RealmContent } from '../../../shared/src/content/bundle.ts';
import type { GuideBlock } from '../../../shared/src/resources/guide.ts';

const text = z.string().min(1);
const words = z.strictObject(forEachLanguage((language) => (rowOf(language).isWhole ? text : text.optional())));
type Words = z.infer<typeof words>;
const wordsIn = (found: Words, language: Language): string => found[language] ?? found[DEFAULT_LANGUAGE] ?? '';

export const standardsSchema = z.strictObject({
  head: z.strictObject({ standard: words, realm: words, where: words }),
  frameworks: z.record(
    z.string(),
    z.array(
      z.strictObject({
        standard: words,
        /** Where it is taught: ids of activities and lessons of a realm. */
        covered: z.array(z.strictObject({ realm: z.enum(MAP_IDS), by: z.array(z.string()).min(1) })).min(1),
      }),
    ),
  ),
});
export type Standards = z.infer<typeof standardsSchema>;

const partTitle = ({ activities, lessons }: RealmContent, part: string): string | undefined =>
  (activities[part] ?? lessons[part])?.title;

/** Claims about parts that do not exist. */
export function standardsProblems(standards: Standards, realms: readonly RealmContent[]): string[] {
  return Object.entries(standards.frameworks).flatMap(([framework, rows]) =>
    rows.flatMap(({ standard, covered }) =>
      covered.flatMap(({ realm, by }) => {
        const content = realms.find((one) => one.realm.id === realm);
        const unknown = by.filter((part) => !content || partTitle(content, part) === undefined);
        return unknown.map((part) => `${framework}, "${standard.en}": ${realm} has no activity or lesson "${part}"`);
      }),
    ),
  );
}

/** One row for each standard and realm; undefined for an unknown framework. */
export function standardsTable(
  standards: Standards,
  framework: string,
  language: Language,
  realms: readonly RealmContent[],
): GuideBlock | undefined {
  const found = Object.hasOwn(standards.frameworks, framework) ? standards.frameworks[framework] : undefined;
  const rows = found?.flatMap(({ standard, covered }) =>
    covered.map(({ realm, by }) => {
      const content = realms.find((one) => one.realm.id === realm);
      const where = by.map((part) => (content && partTitle(content, part)) ?? part).join(' · ');
      return [wordsIn(standard, language), content?.realm.title ?? realm, where];
    }),
  );
  const { head } = standards;
  return (
    rows && {
      kind: 'table',
      head: [head.standard, head.realm, head.where].map((found) => wordsIn(found, language)),
      rows,
    }
  );
}
