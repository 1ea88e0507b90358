// Schedules a mastery quiz: which question comes next, in which words, and in which order its options stand.
import { seedFromText, shuffle } from '../../learning/random.ts';
import { countAnswers, type Parts } from '../../quests/parts.ts';
import type { RiddlePart } from './riddle.ts';

export interface BankQuestion {
  id: string;
  tier: string;
  text: string;
  /** The words in which it returns. */
  again: { text: string; right: string };
  options: readonly { id: string; text: string; why: string }[];
  correct: string;
  hear?: readonly RiddlePart[] | undefined;
}

export interface Bank<Q extends BankQuestion> {
  tiers: readonly { id: string }[];
  questions: readonly Q[];
  /** Trophies that pass the quiz. */
  goal: number;
}

/** A missed question returns after this many other answers. */
export const RETURN_AFTER = 4;

const isWon = (parts: Parts, { id }: { id: string }): boolean => (parts[id]?.won ?? 0) > 0;

const oldestFirst = <Q extends BankQuestion>(questions: readonly Q[], parts: Parts): Q[] =>
  [...questions].sort((a, b) => (parts[a.id]?.at ?? 0) - (parts[b.id]?.at ?? 0));

/** A question that was never asked: of the first tier that has not yet its share of the goal, won or waiting to return. */
function freshQuestion<Q extends BankQuestion>(bank: Bank<Q>, parts: Parts, seed: number): Q | undefined {
  const { tiers, questions, goal } = bank;
  const quota = Math.ceil(goal / tiers.length);
  const isFresh = ({ id }: Q) => !parts[id];
  const byTier = tiers.map(({ id }) => questions.filter(({ tier }) => tier === id));
  const open = byTier.find((tier) => tier.some(isFresh) && tier.filter((each) => !isFresh(each)).length < quota);
  const from = open ?? byTier.find((tier) => tier.some(isFresh)) ?? [];
  return shuffle(from, seed).find(isFresh);
}

/**
 * The next question: a missed one that is due, else a new one. When no new one is left, mastered ones fill the time until a missed one is due;
 * undefined only for an empty bank.
 */
export function nextQuestion<Q extends BankQuestion>(bank: Bank<Q>, parts: Parts, seed: number): Q | undefined {
  const answered = bank.questions.filter(({ id }) => parts[id]);
  const waiting = oldestFirst(
    answered.filter((each) => !isWon(parts, each)),
    parts,
  );
  const now = countAnswers(parts);
  const due = waiting.find(({ id }) => now - (parts[id]?.at ?? 0) >= RETURN_AFTER);
  const mastered = answered.filter((each) => isWon(parts, each));
  return due ?? freshQuestion(bank, parts, seed) ?? oldestFirst(mastered, parts)[0] ?? waiting[0];
}

export interface AskedQuestion {
  id: string;
  text: string;
  options: readonly { id: string; text: string; why: string }[];
  /** Whether it was missed before and returns. */
  returns: boolean;
  hear?: readonly RiddlePart[] | undefined;
}

/** The question in the words of this time, which are never those of the time before, with its options shuffled. */
export function askQuestion(question: BankQuestion, parts: Parts, seed: number): AskedQuestion {
  const { id, again, correct, hear } = question;
  const { won = 0, misses = 0 } = parts[id] ?? {};
  const isReworded = (misses + (won > 0 ? 1 : 0)) % 2 === 1;
  const options = isReworded
    ? question.options.map((option) => (option.id === correct ? { ...option, text: again.right } : option))
    : question.options;
  return {
    id,
    text: isReworded ? again.text : question.text,
    options: shuffle(options, seed ^ seedFromText(`${id} ${misses}`)),
    returns: won === 0 && misses > 0,
    ...(hear && { hear }),
  };
}
