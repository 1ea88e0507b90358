// Defines the image explorer: one tool that really computes, until its goal is reached, and a bet laid on the way.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId, wrongOptions } from '../kit/answers.ts';
import type { Explanation } from '../kit/explanation.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { type ContentProblem, checkReference } from '../kit/problems.ts';
import { judgeTool } from './judge.ts';
import { solvedState, startState } from './states.ts';
import { type ToolKind, type ToolState, toolSchema, toolState } from './tools.ts';

/** What they show hangs on the guide's board meanwhile. */
const PICTURE_TOOLS: readonly ToolKind[] = ['pixels', 'brightness', 'channels'];

/** The item of a grade. */
const GOAL = 'goal';

/** The bet is evidence and never graded; null = none was laid. */
const answer = z.strictObject({ guess: answerId.nullable(), state: toolState });
type Answer = z.output<typeof answer>;

export const imageExplorer = defineActivity({
  kind: 'image-explorer',
  learns: ['knn'],
  onMap: ({ guide, tool }) => (PICTURE_TOOLS.includes(tool.kind) ? [{ kind: 'board', name: guide }] : []),
  figures: () => ['examples', 'attempts'],
  fields: {
    /** Asked when the tool is touched first; any guess will do, and gets a reply. */
    guess: z.strictObject({
      question: text({ max: 130 }),
      options: z.array(z.strictObject({ id, text: text({ max: 60 }), reply: text({ min: 12, max: 180 }) })).min(2),
    }),
    /** What to reach with the tool. */
    goal: text({ max: 160 }),
    tool: toolSchema,
  },
  answer,
  grade: ({ tool }, { state }) => gradeFromErrors(judgeTool(tool, state).isReached ? [] : [GOAL], 1),
  explain: ({ tool, title }, { state }): Explanation[] => {
    const judged = judgeTool(tool, state);
    const why = judged.isReached ? undefined : judged.why;
    return [
      why === undefined ? { item: GOAL, label: title, unanswered: true } : { item: GOAL, label: title, text: why },
    ];
  },
  problems: ({ tool }) => [
    ...(judgeTool(tool, startState(tool)).isReached
      ? [{ path: ['tool'], message: 'expected a start that does not reach the goal' }]
      : []),
    ...(solvedState(tool) ? [] : [{ path: ['tool'], message: 'expected a goal that can be reached' }]),
    ...groupProblems(tool),
  ],
  /** Every guess gets a reply; none is wrong. */
  tries: () => [GOAL],
  solution: ({ tool, guess }): Answer => ({
    guess: guess.options[0]?.id ?? null,
    state: solvedState(tool) ?? startState(tool),
  }),
  emptyAnswer: ({ tool }): Answer => ({ guess: null, state: startState(tool) }),
  mistakes: ({ tool, guess }): Answer[] =>
    wrongStates(tool).map((state) => ({ guess: guess.options[0]?.id ?? null, state })),
});

type Tool = z.output<typeof toolSchema>;

function groupProblems(tool: Tool): ContentProblem[] {
  if (tool.kind === 'features')
    return tool.things.flatMap(({ group }, at) => checkReference(['tool', 'things', at, 'group'], group, tool.groups));
  if (tool.kind !== 'training') return [];
  return (['pool', 'tests'] as const).flatMap((list) =>
    tool[list].flatMap(({ group }, at) => checkReference(['tool', list, at, 'group'], group, tool.groups)),
  );
}

function wrongStates(tool: Tool): ToolState[] {
  if (tool.kind === 'channels') return wrongOptions(tool).map((seen) => ({ kind: 'channels', on: ['red'], seen }));
  if (tool.kind === 'training') return [startState(tool), { kind: 'training', chosen: [] }];
  if (tool.kind === 'brightness') return [startState(tool), { kind: 'brightness', add: 240 }];
  return [startState(tool)];
}
