// The backpack phrase: made here of the product's word list, never by the child, and never sent.
import { BACKPACK_PHRASE_WORDS } from '@lanternwise/shared/constants/backpack';
import { PHRASE_WORDS } from '@lanternwise/shared/text/phraseWords';

/** Every word as likely as any other: numbers beyond the last whole round are drawn again. */
export function randomBelow(count: number): number {
  const limit = Math.floor(2 ** 32 / count) * count;
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? 0) >= limit);
  return (drawn[0] ?? 0) % count;
}

/** E.g. `lamp river comet plum owl`. */
export const newPhrase = (): string =>
  Array.from({ length: BACKPACK_PHRASE_WORDS }, () => PHRASE_WORDS[randomBelow(PHRASE_WORDS.length)] ?? '').join(' ');

export const phraseBits = (): number => Math.log2(PHRASE_WORDS.length) * BACKPACK_PHRASE_WORDS;

/** As it is typed: capitals, blanks, dashes and full stops do not matter. */
export const normalPhrase = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .join(' ');

/** Words that are in no phrase: a typing mistake is told before anything is tried. */
export const unknownWords = (typed: string): string[] =>
  normalPhrase(typed)
    .split(' ')
    .filter((word) => word !== '' && !PHRASE_WORDS.includes(word));

export const isComplete = (typed: string): boolean => normalPhrase(typed).split(' ').length === BACKPACK_PHRASE_WORDS;
