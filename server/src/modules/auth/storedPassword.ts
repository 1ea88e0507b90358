// Tells how a stored password was spelled before hashing: as typed, or as a generated pass phrase.
import { normaliseTypedPhrase } from '@lanternwise/shared/text/typedCode';

/** `generated`: a pass phrase of the server, of which every spelling counts; `chosen`: a person's own, of which no sign is changed. */
export type PasswordKind = 'chosen' | 'generated';

export interface TypedPassword {
  text: string;
  isClassAccount: boolean;
  /** Which of the tries that are counted together this is, from 1. */
  tries: number;
}

interface StoredPassword {
  hash: string;
  /** False for hashes of releases that did not write down the kind. */
  isMarked: boolean;
  kindFor(typed: TypedPassword): PasswordKind;
}

export const storedPassword = (kind: PasswordKind, hash: string): string => `${kind}:${hash}`;

export function parseStoredPassword(stored: string): StoredPassword {
  for (const kind of ['chosen', 'generated'] as const) {
    if (stored.startsWith(`${kind}:`))
      return { hash: stored.slice(kind.length + 1), isMarked: true, kindFor: () => kind };
  }
  return { hash: stored, isMarked: false, kindFor: kindOfUnmarked };
}

export const spellingOf = (kind: PasswordKind, text: string): string =>
  kind === 'generated' ? normaliseTypedPhrase(text) : text;

const CARD_PATTERN = /^[a-z]{3,7}(?:-[a-z]{3,7}){3}$/;

/**
 * An older class account may have its card's phrase or a password of its own, and only one of them is hashed in a try: what reads like a card is
 * taken for one at the first try, and for a chosen password at the second.
 */
function kindOfUnmarked({ text, isClassAccount, tries }: TypedPassword): PasswordKind {
  const readsLikeCard = CARD_PATTERN.test(normaliseTypedPhrase(text));
  return isClassAccount && readsLikeCard && tries % 2 === 1 ? 'generated' : 'chosen';
}
