// Defines the feed lab: the learner taps posts, sees the profile that a recommender infers, predicts the next post, and changes the feed.

import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId, wrongOptions } from '../kit/answers.ts';
import { type Explanation, explainPick } from '../kit/explanation.ts';
import { numbered } from '../kit/figures.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { checkReference } from '../kit/problems.ts';
import { feedOf, isHonestRun } from './feed.ts';
import { TOWER } from './mapNames.ts';
import { isTower, TOWER_PLACES, towerFeeds } from './towerFigures.ts';

const fields = {
  /** Topics with their icon among the items. */
  topics: z
    .array(z.strictObject({ id, label: text({ max: 24 }), icon: id }))
    .min(4)
    .max(10),
  posts: z
    .array(
      z.strictObject({
        id,
        by: text({ max: 40 }),
        text: text({ max: 120 }),
        topics: z.record(id, z.number().gt(0).max(1)),
      }),
    )
    .min(20),
  /** Taps before the profile is opened. */
  taps: z.int().min(3).max(20),
  shown: z.literal(TOWER_PLACES),
  decay: z.number().gt(0).max(1),
  relevance: z.number().min(0).max(1),
  /** Recorded, not graded. */
  predict: text({ max: 160 }),
  /** Explained where one of the ways out was not tried. */
  untried: text(),
  conclusion: z.strictObject({
    question: text(),
    options: z.array(z.strictObject({ id, text: text(), why: text() })).min(3),
    correct: id,
  }),
};

type Lab = z.output<z.ZodObject<typeof fields, z.core.$strict>>;

/** Item ids of a grade. */
const TAPS = 'taps';
const CONCLUSION = 'conclusion';
const WAYS_OUT = ['reset', 'mixed'] as const;

/** Always taps the first post of the feed. */
function firstTaps(lab: Lab): string[] {
  const taps: string[] = [];
  while (taps.length < lab.taps) taps.push(feedOf(lab, taps)[0]?.id ?? '');
  return taps;
}

const run = (lab: Lab, conclusion: string) => ({ taps: firstTaps(lab), tried: [...WAYS_OUT], conclusion });

export const feedLab = defineActivity({
  kind: 'feed-lab',
  learns: ['recommender'],
  onMap: () => [{ kind: 'feed-tower', name: TOWER, isBeside: true }],
  figures: () => [
    'taps',
    'topics before',
    'topics after',
    'predicted right',
    ...[...numbered('tower before ', TOWER_PLACES), ...numbered('tower after ', TOWER_PLACES)],
  ],
  work: { has: isTower, read: towerFeeds },
  fields,
  answer: z.strictObject({
    taps: z.array(answerId).max(20),
    prediction: answerId.optional(),
    tried: z.array(z.enum(WAYS_OUT)).max(WAYS_OUT.length),
    conclusion: answerId,
  }),
  /** Complete if the feed was tapped as it was shown, both ways out were tried and the conclusion is correct. */
  grade: (lab, { taps, tried, conclusion }) => {
    const wrong: string[] = WAYS_OUT.filter((way) => !tried.includes(way));
    if (taps.length !== lab.taps || !isHonestRun(lab, taps)) wrong.push(TAPS);
    if (conclusion !== lab.conclusion.correct) wrong.push(CONCLUSION);
    return gradeFromErrors(wrong, WAYS_OUT.length + 2);
  },
  explain: ({ prompt, untried, conclusion }, answer) => {
    const picked = conclusion.options.find((option) => option.id === answer.conclusion);
    return [
      { item: TAPS, label: prompt, unanswered: true },
      ...WAYS_OUT.map((way): Explanation => ({ item: way, label: untried, unanswered: true })),
      explainPick(CONCLUSION, picked?.text ?? conclusion.question, conclusion.options, answer.conclusion),
    ];
  },
  problems: ({ posts, topics }) =>
    posts.flatMap((post, at) =>
      Object.keys(post.topics).flatMap((topic) => checkReference(['posts', at, 'topics', topic], topic, topics)),
    ),
  tries: () => [CONCLUSION],
  solution: (lab) => run(lab, lab.conclusion.correct),
  emptyAnswer: () => ({ taps: [], tried: [], conclusion: '_none' }),
  mistakes: (lab) => wrongOptions(lab.conclusion).map((option) => run(lab, option)),
});
