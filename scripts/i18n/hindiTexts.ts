// Brings the Hindi of catalogues and realms, with its English beside it, into the shape that the glossary checks.
import path from 'node:path';
import { translatableTexts, translationAt } from '../../shared/src/content/translations.ts';
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
