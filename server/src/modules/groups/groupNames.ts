// How the names of groups stand in letters.
import { wordsProblem } from '@lanternwise/shared/safety/sharedWords';
import { hasWebAddress } from '@lanternwise/shared/safety/webAddress';
import type { Locale } from '../mail/outbox.ts';

const leadsElsewhere = (name: string): boolean => wordsProblem(name) === 'private' || hasWebAddress(name);

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
