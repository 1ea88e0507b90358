// Reads the questions with options out of an activity's content, as lines that a teacher can read out.
import type { AnswerLine } from '../../resources/keyParts.ts';

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
export function questionsIn(value: unknown, fallback: string): AnswerLine[] {
  if (Array.isArray(value)) return value.flatMap((each) => questionsIn(each, fallback));
  if (!isRecord(value)) return [];
  const line = questionLine(value, fallback);
  return [...(line ? [line] : []), ...Object.values(value).flatMap((each) => questionsIn(each, fallback))];
}
