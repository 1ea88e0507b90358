// Writes the solution of an activity as lines that a teacher can read out: one function for each shape of answer.
import { bookText } from '../activities/fact-check/factBook.ts';
import type { Activity, ActivityKind, ActivityOf } from '../activities/registry.ts';
import type { AnswerLine } from './keyParts.ts';

interface Option {
  id: string;
  text: string;
  why?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isOption = (value: unknown): value is Option =>
  isRecord(value) && typeof value.id === 'string' && typeof value.text === 'string';

const firstText = (...values: unknown[]): string =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? '';

/** A question anywhere in an activity: an object with options and the id of the right one. */
function questionLine(value: Record<string, unknown>, fallback: string): AnswerLine | undefined {
  const { options, correct } = value;
  if (!Array.isArray(options) || typeof correct !== 'string') return undefined;
  const right = options.find((option) => isOption(option) && option.id === correct);
  if (!isOption(right)) return undefined;
  const item = firstText(value.question, value.ask, value.text, value.label, fallback);
  return { item, answer: right.text, ...(right.why && { why: right.why }) };
}

/** All questions with options, in the order of the content: quizzes, gaps, predictions and conclusions. */
function questionsIn(value: unknown, fallback: string): AnswerLine[] {
  if (Array.isArray(value)) return value.flatMap((each) => questionsIn(each, fallback));
  if (!isRecord(value)) return [];
  const line = questionLine(value, fallback);
  return [...(line ? [line] : []), ...Object.values(value).flatMap((each) => questionsIn(each, fallback))];
}

type Lines<K extends ActivityKind> = (activity: ActivityOf<K>, solution: unknown) => AnswerLine[];

const placed = (solution: unknown, item: string): string =>
  isRecord(solution) && typeof solution[item] === 'string' ? solution[item] : '';

const sequence = (solution: unknown): unknown[] => (Array.isArray(solution) ? solution : []);

/** Kinds whose answers are no questions with options. */
const SPECIAL: { readonly [K in ActivityKind]?: Lines<K> } = {
  placing: ({ pieces, zones }, solution) =>
    pieces.map(({ id, text, why }) => ({
      item: text,
      answer: zones.find((zone) => zone.id === placed(solution, id))?.label ?? '',
      why,
    })),
  matching: ({ pairs }, solution) =>
    pairs.map(({ id, left, why }) => ({
      item: left,
      answer: pairs.find((pair) => pair.id === placed(solution, id))?.right ?? '',
      why,
    })),
  'dropdown-match': ({ rows, options }, solution) =>
    rows.map(({ id, text, why }) => ({
      item: text,
      answer: options.find((option) => option.id === placed(solution, id))?.text ?? '',
      why,
    })),
  ordering: ({ items }, solution) =>
    sequence(solution).flatMap((id, at) => {
      const found = items.find((item) => item.id === id);
      return found ? [{ item: `${at + 1}`, answer: found.text, why: found.why }] : [];
    }),
  sentence: ({ title, words }, solution) => [
    {
      item: title,
      answer: sequence(solution)
        .map((id) => words.find((word) => word.id === id)?.text ?? '')
        .join(' '),
    },
  ],
  'number-guess': ({ rounds }) =>
    rounds.map((round) => ({ item: `${round.sequence.join(', ')}, …`, answer: round.correct, why: round.why })),
  'chat-rules': ({ replies, visitors, fallback }) =>
    visitors.map(({ text, correct, why }) => ({
      item: text,
      answer: replies.find((reply) => reply.id === correct)?.text ?? fallback,
      why,
    })),
  'fact-check': (book) => [
    ...questionsIn(book, book.title),
    { item: book.title, answer: bookText(book).replaceAll('\n', ' ') },
  ],
  'caption-belt': (belt) => [
    ...questionsIn(belt, belt.title),
    ...belt.captions
      .filter(({ kindness }) => kindness !== 'open')
      .map(({ text, kindness, why }) => ({
        item: text,
        answer: kindness === 'kind' ? belt.words.kind : belt.words.unkind,
        why,
      })),
  ],
};

/** The lines of an activity's answer; empty where the work itself is the answer (a drawing, a trained model). */
export function activityAnswers<K extends ActivityKind>(activity: ActivityOf<K>, solution: unknown): AnswerLine[] {
  // The registry pairs each kind with its own function; TypeScript cannot follow that through an index.
  const special = SPECIAL[activity.kind] as ((one: Activity, given: unknown) => AnswerLine[]) | undefined;
  return special ? special(activity, solution) : questionsIn(activity, activity.title);
}
