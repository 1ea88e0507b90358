// Gives the sentences of a scaffold their Hindi, in the catalogue of their area.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaName } from '../../client/src/i18n/areas.ts';
import { ROOT } from './names.ts';

export interface HindiMessages {
  area: AreaName;
  /** Hindi by its English. */
  messages: Record<string, string>;
}

export const cataloguePath = (area: AreaName): string => `client/src/i18n/locales/hi/${area}.po`;

/** Fills the empty entries of a catalogue that `npm run i18n` has just written. */
export function addHindi({ area, messages: words }: HindiMessages): void {
  const file = join(ROOT, cataloguePath(area));
  const entry = (english: string, hindi: string) => `msgid ${JSON.stringify(english)}\nmsgstr ${JSON.stringify(hindi)}`;
  const text = Object.entries(words).reduce(
    (po, [english, hindi]) => po.replace(entry(english, ''), () => entry(english, hindi)),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
}
