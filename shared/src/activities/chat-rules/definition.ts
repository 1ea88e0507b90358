// Defines a chatbot whose rules the learner edits: every visitor must get the answer that fits, or an honest "I do not know".
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId } from '../kit/answers.ts';
import { gradePlacements } from '../kit/grading.ts';
import { checkReference } from '../kit/problems.ts';
import { GATE } from './mapNames.ts';
import { matchRules } from './matchRules.ts';

/** Nothing matched: the bot says that it does not know. */
export const NO_REPLY = '_none';

const reply = z.strictObject({
  id,
  name: text({ max: 30 }),
  text: text({ max: 120 }),
  /** Keywords that the bot comes with; none for a rule that the learner writes. */
  starter: text({ max: 60 }).optional(),
  /** Keywords that work: for tests and for the check of the content. */
  example: text({ max: 60 }),
});
const message = z.strictObject({
  id,
  text: text({ max: 110 }),
  /** The reply that fits; none if the bot should say that it does not know. */
  correct: id.optional(),
  why: text({ min: 12 }),
});

const right = ({ visitors }: { visitors: readonly { id: string; correct?: string | undefined }[] }) =>
  Object.fromEntries(visitors.map((one) => [one.id, one.correct ?? NO_REPLY]));

export const chatRules = defineActivity({
  kind: 'chat-rules',
  learns: 'rule-based',
  onMap: () => [{ kind: 'talking-gate', name: GATE, isBeside: true }],
  figures: () => ['rules', 'right answers'],
  fields: {
    replies: z.array(reply).min(2).max(4),
    /** Said when nothing matches. */
    fallback: text({ max: 120 }),
    visitors: z.array(message).min(4).max(8),
  },
  /** Message id -> id of the reply that the rules gave. What the learner typed stays in the browser. */
  answer: z.record(answerId, answerId),
  grade: (activity, answer) => gradePlacements(right(activity), answer),
  explain: ({ visitors }) => visitors.map((one) => ({ item: one.id, label: one.text, text: one.why })),
  answerLines: ({ replies, visitors, fallback }) =>
    visitors.map(({ text, correct, why }) => ({
      item: text,
      answer: replies.find((reply) => reply.id === correct)?.text ?? fallback,
      why,
    })),
  problems: ({ replies, visitors }) => {
    const rules = replies.map((one) => ({ id: one.id, keywords: one.example }));
    return visitors.flatMap((one, at) => [
      ...(one.correct === undefined ? [] : checkReference(['visitors', at, 'correct'], one.correct, replies)),
      ...(matchRules(rules, one.text)?.rule === one.correct
        ? []
        : [{ path: ['visitors', at, 'text'], message: 'expected the example keywords to give this reply' }]),
    ]);
  },
  tries: ({ visitors }) => visitors.map((one) => one.id),
  solution: right,
  emptyAnswer: () => ({}),
  mistakes: (activity) =>
    activity.visitors.map((one) => ({ ...right(activity), [one.id]: one.correct ? NO_REPLY : '_other' })),
});
