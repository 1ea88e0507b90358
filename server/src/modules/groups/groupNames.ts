// How the names of groups stand in letters.

import { LANGUAGE_TABLE, type Language } from '@lanternwise/shared/constants/languages';
import { wordsProblem } from '@lanternwise/shared/safety/sharedWords';
import { hasWebAddress } from '@lanternwise/shared/safety/webAddress';

const leadsElsewhere = (name: string): boolean => wordsProblem(name) === 'private' || hasWebAddress(name);

/** A name for a letter: in quotes, which it cannot end, in one line; of a name from before that leads elsewhere nothing is told. */
export function quotedGroupName(language: Language, name: string): string {
  const [open, close] = LANGUAGE_TABLE[language].quotes;
  const clean = name
    .replaceAll(/["“”„‟«»<>\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return `${open}${clean === '' || leadsElsewhere(clean) ? '…' : clean}${close}`;
}
