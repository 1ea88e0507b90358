// Brings the Hindi of catalogues, realms and the review's bank, with its English beside it, into the shape that the glossary checks.
import path from 'node:path';
import { translatableTexts, translationAt } from '../../shared/src/content/translations.ts';
import { REVIEW_BANK } from '../../shared/src/review/bank.ts';
import { type RealmReview, wordsIn } from '../../shared/src/review/questions/item.ts';
import { compileContent } from '../content/compile.ts';
import type { Catalogue } from './catalogues.ts';
import type { GlossaryText } from './glossary.ts';

export const catalogueTexts = (catalogues: readonly Catalogue[]): GlossaryText[] =>
  catalogues
    .filter(({ language }) => language === 'hi')
    .flatMap(({ area, entries }) =>
      entries.map(({ english, translated }) => ({
        place: `${area} "${english.slice(0, 60)}"`,
        english,
        hindi: translated,
      })),
    );

export function realmTexts(): GlossaryText[] {
  const { realms, translations } = compileContent(path.resolve(import.meta.dirname, '../..'));
  return realms.flatMap((realm) =>
    translatableTexts(realm).flatMap(({ address, text }) => {
      const hindi = translationAt(translations.get(realm.realm.id)?.hi ?? {}, address)?.hi;
      return hindi === undefined ? [] : [{ place: `${realm.realm.id} ${address}`, english: text, hindi }];
    }),
  );
}

/** Everything that a realm's questions and tasks say; code and numbers are the same in both languages. */
const wordsOf = ({ questions, tasks }: RealmReview) => [
  ...questions.flatMap(({ id, ask, again, right, wrong }) =>
    [ask, ...again, right, ...wrong.flatMap(({ text, why }) => [text, why])].map((words) => ({ id, words })),
  ),
  ...tasks.flatMap(({ id, ask, why }) => [ask, why].map((words) => ({ id, words }))),
];

export const reviewTexts = (): GlossaryText[] =>
  Object.entries(REVIEW_BANK).flatMap(([realm, bank]) =>
    wordsOf(bank)
      .map(({ id, words }) => ({
        place: `review of ${realm} ${id}`,
        english: wordsIn(words, 'en'),
        hindi: wordsIn(words, 'hi'),
      }))
      .filter(({ english, hindi }) => english !== hindi),
  );
