// Defines steering by rules: the learner orders the rules of a robot until it finds its way in every yard.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text, verbatim } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import type { ContentProblem } from '../kit/problems.ts';
import { YARD } from './mapNames.ts';
import { driveByRules, findRobot, SENSORS, type SteeringRule, TURNS } from './steering.ts';

const MAX_RULES = 6;

const rule = z.strictObject({ sensor: z.enum(SENSORS), turn: z.enum(TURNS) });
const rules = z.array(rule).max(MAX_RULES);
const yard = z.strictObject({ id, name: text({ max: 30 }), rows: z.array(verbatim()).min(3).max(10) });

/** Follows the wall on its right hand; finds the way out of every yard whose stones hang together. */
const RIGHT_HAND: SteeringRule[] = [
  { sensor: 'right-free', turn: 'right' },
  { sensor: 'ahead-free', turn: 'ahead' },
  { sensor: 'left-free', turn: 'left' },
  { sensor: 'always', turn: 'back' },
];

/** The cards so that it keeps to the right; those that never help come last. */
function keepRight(cards: readonly SteeringRule[]): SteeringRule[] {
  const place = (card: SteeringRule) => {
    const at = RIGHT_HAND.findIndex(({ sensor, turn }) => sensor === card.sensor && turn === card.turn);
    return at < 0 ? RIGHT_HAND.length : at;
  };
  return [...cards].sort((a, b) => place(a) - place(b));
}

export const steeringRules = defineActivity({
  kind: 'steering-rules',
  learns: 'rule-based',
  onMap: () => [{ kind: 'steering-yard', name: YARD, isBeside: true }],
  figures: () => ['rules', 'yards'],
  fields: {
    yards: z.array(yard).min(2).max(4),
    /** The cards in the order in which the robot comes. */
    starter: rules.min(2),
    /** What each failed drive means. */
    why: z.strictObject({ crashed: text({ min: 12 }), circling: text({ min: 12 }), 'no-rule': text({ min: 12 }) }),
  },
  /** From the first rule asked to the last. */
  answer: rules,
  grade: ({ yards }, answer) =>
    gradeFromErrors(
      yards.filter(({ rows }) => driveByRules(rows, answer).end !== 'arrived').map((one) => one.id),
      yards.length,
    ),
  explain: ({ yards, why }, answer) =>
    yards.map(({ id: item, name, rows }) => {
      const { end } = driveByRules(rows, answer);
      return { item, label: name, text: end === 'arrived' ? name : why[end] };
    }),
  problems: ({ yards, starter }) => [
    ...yards.flatMap(({ rows }, at): ContentProblem[] => {
      const path = ['yards', at, 'rows'];
      if (!findRobot(rows)) return [{ path, message: 'expected a robot: one of > v < ^' }];
      return driveByRules(rows, keepRight(starter)).end === 'arrived'
        ? []
        : [{ path, message: 'expected a yard that the cards solve, in the order that keeps to the right' }];
    }),
    ...(yards.every(({ rows }) => driveByRules(rows, starter).end === 'arrived')
      ? [{ path: ['starter'], message: 'expected rules that fail in some yard' }]
      : []),
  ],
  tries: ({ yards }) => yards.map((one) => one.id),
  solution: ({ starter }) => keepRight(starter),
  emptyAnswer: () => [],
  mistakes: ({ starter }): SteeringRule[][] => [starter, [{ sensor: 'always', turn: 'ahead' }]],
});
