// The names of groups: what they must not hold, and how they stand in letters.
import { wordsProblem } from '@lanternwise/shared/safety/sharedWords';
import { hasWebAddress } from '@lanternwise/shared/safety/webAddress';
import { HttpError } from '../../http/errors.ts';
import type { Locale } from '../mail/outbox.ts';

const leadsElsewhere = (name: string): boolean => wordsProblem(name) === 'private' || hasWebAddress(name);

/** Children read a group's name, and it stands in letters in our name: nobody is to be led elsewhere by it. */
export function assertGroupName(name: string): void {
  if (leadsElsewhere(name)) {
    const message = 'A group’s name must not hold e-mail addresses, web addresses or phone numbers.';
    throw new HttpError(400, 'group-name-address', message);
  }
  if (wordsProblem(name) === 'words') {
    throw new HttpError(400, 'group-name-words', 'Children read this name. Please choose other words.');
  }
}

const QUOTES: Record<Locale, readonly [string, string]> = { en: ['"', '"'], hi: ['“', '”'] };

/** A name for a letter: in quotes, which it cannot end, in one line; of a name from before that leads elsewhere nothing is told. */
export function quotedGroupName(locale: Locale, name: string): string {
  const [open, close] = QUOTES[locale];
  const clean = name
    .replaceAll(/["“”„‟«»<>\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return `${open}${clean === '' || leadsElsewhere(clean) ? '…' : clean}${close}`;
}
