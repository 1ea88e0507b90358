// Defines the message gate: the learner grows a tree that tells friends from thieves, writes a message that evades it, and mends it.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text, verbatim } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId } from '../kit/answers.ts';
import { type Explanation, explainPick } from '../kit/explanation.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { prediction } from '../kit/prediction.ts';
import { ALL_BITS, bitsOf, isPhishLike, SIGNS, signsFromBits } from './features.ts';
import { type GateData, growGate, isShut, MAX_DEPTH, shareRight } from './gate.ts';
import { gateSetting, isGate } from './gateFigures.ts';
import { FORT } from './mapNames.ts';

const message = z.strictObject({
  id,
  from: verbatim(),
  text: text({ min: 12, max: 120 }),
  phishing: z.boolean(),
  /** One sentence: what gives it away, or why it is harmless. */
  why: text({ min: 8, max: 120 }),
});

const fields = {
  predict: prediction,
  /** The learner's address book. */
  known: z.array(verbatim()).min(1),
  /** What the tree may ask, each sign once. */
  questions: z.array(z.strictObject({ id: z.enum(SIGNS), label: text({ max: 40 }) })).length(SIGNS.length),
  training: z.array(message).min(20),
  heldOut: z.array(message).min(10),
  /** Share of held-out messages that the mended gate must sort correctly. */
  leastAccuracy: z.number().gt(0.5).max(1),
  /** What the rule calls phishing, said openly before the learner writes. */
  rule: text({ max: 260 }),
  conclusion: z.strictObject({
    question: text(),
    options: z.array(z.strictObject({ id, text: text(), why: text() })).min(3),
    correct: id,
  }),
  /** The parts of the answer, and what is missing in one that is wrong. */
  names: z.strictObject({ evaded: text({ max: 60 }), mended: text({ max: 60 }), accuracy: text({ max: 60 }) }),
  why: z.strictObject({ evaded: text({ min: 12 }), mended: text({ min: 12 }), accuracy: text({ min: 12 }) }),
};

type Content = z.output<z.ZodObject<typeof fields, z.core.$strict>>;

const bits = z.int().min(0).max(ALL_BITS);
const depth = z.int().min(1).max(MAX_DEPTH);

/** Texts of the learner stay in the browser: the answer has only the signs found in them. */
const answer = z.strictObject({
  predicted: answerId,
  grown: z.strictObject({ questions: bits, depth }),
  /** Signs of the message that came through; -1 = none. */
  sent: z.int().min(-1).max(ALL_BITS),
  mended: z.strictObject({ questions: bits, depth, taught: bits.optional() }),
  conclusion: answerId,
});
type Answer = z.infer<typeof answer>;

const PARTS = ['evaded', 'mended', 'accuracy'] as const;
const CONCLUSION = 'conclusion';

/** Grows both trees again: nothing of what the learner claims about them is believed. */
function wrongParts(data: GateData & Pick<Content, 'leastAccuracy'>, { grown, sent, mended }: Answer): string[] {
  const first = growGate(data, { questions: signsFromBits(grown.questions), depth: grown.depth });
  const last = growGate(data, { ...mended, questions: signsFromBits(mended.questions) });
  const signs = sent < 0 ? [] : signsFromBits(sent);
  const isRight: Record<(typeof PARTS)[number], boolean> = {
    evaded: grown.questions > 0 && isPhishLike(signs) && !isShut(first.tree, signs),
    mended: mended.questions > 0 && sent >= 0 && isShut(last.tree, signs),
    accuracy: shareRight(last.onHeldOut) >= data.leastAccuracy - 1e-9,
  };
  return PARTS.filter((part) => !isRight[part]);
}

/** Asks two questions first, evades with a hurried link from a known sender, and mends with all questions. */
function solved({ predict, conclusion }: Content): Answer {
  const sent = bitsOf(['link', 'urgent']);
  return {
    predicted: predict.correct,
    grown: { questions: bitsOf(['unknown', 'secret']), depth: 2 },
    sent,
    mended: { questions: ALL_BITS, depth: MAX_DEPTH, taught: sent },
    conclusion: conclusion.correct,
  };
}

export const messageGate = defineActivity({
  kind: 'message-gate',
  learns: ['decisionTree'],
  onMap: () => [{ kind: 'fort-gate', name: FORT, isBeside: true }],
  figures: () => [
    'test accuracy',
    'false alarms',
    'misses',
    'test friends',
    'test thieves',
    'gate questions',
    'gate depth',
    'gate taught',
  ],
  work: { has: isGate, read: gateSetting },
  fields,
  answer,
  grade: (content, given) => {
    const wrong = wrongParts(content, given);
    if (given.conclusion !== content.conclusion.correct) wrong.push(CONCLUSION);
    return gradeFromErrors(wrong, PARTS.length + 1);
  },
  explain: ({ names, why, conclusion }, given): Explanation[] => {
    const picked = conclusion.options.find((option) => option.id === given.conclusion);
    return [
      ...PARTS.map((item) => ({ item, label: names[item], text: why[item] })),
      explainPick(CONCLUSION, picked?.text ?? conclusion.question, conclusion.options, given.conclusion),
    ];
  },
  /** A message that evades a tree is found by trying. */
  tries: () => ['mended', 'accuracy', CONCLUSION],
  solution: solved,
  emptyAnswer: () => ({
    predicted: '_none',
    grown: { questions: 0, depth: 1 },
    sent: -1,
    mended: { questions: 0, depth: 1 },
    conclusion: '_none',
  }),
  mistakes: (content) => [
    ...content.conclusion.options
      .filter(({ id: option }) => option !== content.conclusion.correct)
      .map(({ id: option }) => ({ ...solved(content), conclusion: option })),
    { ...solved(content), sent: -1 },
    { ...solved(content), mended: { questions: bitsOf(['unknown']), depth: 1 } },
  ],
});
