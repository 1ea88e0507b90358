// Puts an answer into the words of its activity; ids that the activity does not have are left out, so that no raw id is ever shown.
import type { Activity, ActivityKind, ActivityOf, AnswerOf } from './registry.ts';
import { cleanAnswer } from './registry.ts';

/** What was answered at one place of an activity. */
export interface GivenAnswer {
  /** The question or item; null if the activity asks one thing only. */
  label: string | null;
  /** The choices in the order in which they were made; the last one counts. */
  words: string[];
}

type WordsOf<K extends ActivityKind> = (activity: ActivityOf<K>, answer: AnswerOf<K>) => GivenAnswer[];

interface Named {
  id: string;
}

/** The texts of the picked things, without unknown ids. */
const named = <T extends Named>(
  things: readonly T[],
  text: (thing: T) => string,
  picked: readonly unknown[],
): string[] =>
  picked.flatMap((id) => {
    const found = things.find((thing) => thing.id === id);
    return found ? [text(found)] : [];
  });

/** One entry for each place with something in it. */
const places = <T extends Named>(
  items: readonly T[],
  label: (item: T) => string,
  words: (item: T) => string[],
): GivenAnswer[] =>
  items.flatMap((item) => {
    const given = words(item);
    return given.length > 0 ? [{ label: label(item), words: given }] : [];
  });

const textOf = ({ text }: { text: string }): string => text;
const MAX_NUMBER_LENGTH = 12;
const isShortNumber = (typed: string): boolean =>
  typed.length <= MAX_NUMBER_LENGTH && typed.trim() !== '' && Number.isFinite(Number(typed));

const WORDS: { readonly [K in ActivityKind]?: WordsOf<K> } = {
  'dropdown-match': ({ rows, options }, answer) =>
    places(rows, textOf, ({ id }) => named(options, textOf, [answer[id]])),
  matching: ({ pairs }, answer) =>
    places(
      pairs,
      ({ left }) => left,
      ({ id }) => named(pairs, ({ right }) => right, [answer[id]]),
    ),
  placing: ({ pieces, zones }, answer) =>
    places(pieces, textOf, ({ id }) => named(zones, ({ label }) => label, [answer[id]])),
  'fill-blanks': ({ blanks }, answer) =>
    places(
      blanks,
      ({ label }) => label,
      ({ id, options }) => named(options, textOf, [answer[id]]),
    ),
  quiz: ({ questions }, answer) =>
    places(questions, textOf, ({ id, options }) => named(options, textOf, answer[id] ?? [])),
  'visual-quiz': ({ rounds }, answer) =>
    places(
      rounds,
      ({ question }) => question,
      ({ id, options }) => named(options, textOf, answer[id] ?? []),
    ),
  'mastery-quiz': ({ questions }, { picks }) =>
    places(questions, textOf, ({ id, options }) => named(options, textOf, [picks[id]])),
  'choice-game': ({ rounds, influences }, { choices, influences: found }) => [
    ...places(
      rounds,
      ({ title }) => title,
      ({ id, options }) => named(options, textOf, [choices[id]]),
    ),
    ...withWords(
      null,
      named(influences, ({ label }) => label, found),
    ),
  ],
  ordering: ({ items }, answer) => withWords(null, named(items, textOf, answer)),
  sentence: ({ words }, answer) => withWords(null, [named(words, textOf, answer).join(' ')].filter(Boolean)),
  'multi-choice': ({ question, options }, answer) => withWords(question, named(options, textOf, [answer])),
  // Typed, so that anything can stand there: only numbers are shown.
  'number-guess': ({ rounds }, answer) =>
    places(
      rounds,
      ({ label }) => label,
      ({ id }) => (answer[id] ?? []).filter(isShortNumber),
    ),
};

function withWords(label: string | null, words: string[]): GivenAnswer[] {
  return words.length > 0 ? [{ label, words }] : [];
}

/** Empty for what cannot be said in words (drawings, models, blocks), and for answers that do not match the activity. */
export function answerInWords(activity: Activity, answer: unknown): GivenAnswer[] {
  // The kind selects the function and the schema alike, which TypeScript cannot follow through the union.
  const inWords = WORDS[activity.kind] as ((activity: Activity, answer: unknown) => GivenAnswer[]) | undefined;
  const clean = cleanAnswer(activity, answer);
  return inWords && clean !== undefined ? inWords(activity, clean) : [];
}
