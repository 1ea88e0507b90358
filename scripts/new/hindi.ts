// Brings the catalogues up to date after a scaffold and gives its sentences their Hindi.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaName } from '../../client/src/i18n/areas.ts';
import { readCatalogues } from '../i18n/catalogues.ts';
import { ROOT } from './names.ts';

export async function addHindi(area: AreaName, words: Record<string, string>): Promise<void> {
  await readCatalogues({ write: true });
  const file = join(ROOT, `client/src/i18n/locales/hi/${area}.po`);
  const quoted = (text: string) => JSON.stringify(text);
  const text = Object.entries(words).reduce(
    (po, [english, hindi]) =>
      po.replace(`msgid ${quoted(english)}\nmsgstr ""`, () => `msgid ${quoted(english)}\nmsgstr ${quoted(hindi)}`),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
}
