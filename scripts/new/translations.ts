// Gives the sentences of a scaffold their translations, in the catalogues of their area.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaName } from '../../client/src/i18n/areas.ts';
import type { TranslatedLanguage } from '../../shared/src/constants/languages.ts';
import { ROOT } from './names.ts';

export interface ScaffoldMessages {
  area: AreaName;
  /** By language, then by its English. */
  messages: Partial<Record<TranslatedLanguage, Record<string, string>>>;
}

/** Fills the empty entries of catalogues that `npm run i18n` has just written; answers their paths. */
export function addTranslations({ area, messages }: ScaffoldMessages): string[] {
  const entry = (english: string, words: string) => `msgid ${JSON.stringify(english)}\nmsgstr ${JSON.stringify(words)}`;
  return Object.entries(messages).map(([language, words]) => {
    const path = `client/src/i18n/locales/${language}/${area}.po`;
    const text = Object.entries(words).reduce(
      (po, [english, translated]) => po.replace(entry(english, ''), () => entry(english, translated)),
      readFileSync(join(ROOT, path), 'utf8'),
    );
    writeFileSync(join(ROOT, path), text);
    return path;
  });
}
