// Says what in an adult's text must not reach a child: ways to reach a person, rude words, and what draws into a secret.
import { foldPlain, foldToWords } from './plainWords.ts';
import { findSecrecy, type SecrecyProblem } from './secrecy.ts';
import { findPrivate, findRude, type WordsProblem } from './sharedWords.ts';

export interface Objection {
  readonly kind: WordsProblem | SecrecyProblem;
  /** What was written there. */
  readonly part: string;
}

/** Each part once, in the order of the kinds. For texts of teachers, which are short. */
export function objectionsTo(text: string): Objection[] {
  const [plain, words] = [foldPlain(text), foldToWords(text)];
  const found = [
    ...findPrivate(plain.plain).map((span): Objection => ({ kind: 'private', part: plain.written(span) })),
    ...findRude(plain.plain).map((span): Objection => ({ kind: 'words', part: plain.written(span) })),
    ...findSecrecy(words.plain).map(({ kind, ...span }): Objection => ({ kind, part: words.written(span) })),
  ];
  return found.filter(
    ({ kind, part }, at) =>
      !found.some(
        (other, its) =>
          its !== at && other.kind === kind && other.part.includes(part) && (its < at || other.part !== part),
      ),
  );
}
