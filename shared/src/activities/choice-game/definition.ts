// Choice game: rounds without a right answer, then an analysis of one's own choices and the influences found in them.
import { z } from 'zod';
import { icon } from '../../content/icons.ts';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId, placementAnswer } from '../kit/answers.ts';
import type { Explanation } from '../kit/explanation.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { checkPlaceholders, checkReference } from '../kit/problems.ts';

/** An influence in the learner's own words, which stay in the browser. */
const CUSTOM_INFLUENCE = 'own';
/** The part of the answer that lists influences; rounds are called by their ids. */
const INFLUENCES = 'influences';

const option = z.strictObject({
  id,
  text: text(),
  /** Influences at work in this option. */
  tags: z.array(id).min(1),
});

/** Texts that speak of this very game. Placeholders in braces are filled when they are shown. */
const words = z.strictObject({
  /** Above each round: {number} {count}. */
  round: text(),
  /** What the progress bar shows. */
  progress: text(),
  /** {title} of the round. */
  question: text(),
  /** Above the counted choices. */
  analysis: text(),
  /** Label of the field for an influence in own words. */
  own: text(),
  /** While too few are listed: {count} {min}. */
  listed: text(),
});

export const choiceGame = defineActivity({
  kind: 'choice-game',
  fields: {
    rounds: z.array(z.strictObject({ id, title: text(), options: z.array(option).min(2) })).min(3),
    /** What can sway a choice. `learn` is said when the learner's own choices show it. */
    influences: z.array(z.strictObject({ id, label: text(), icon, learn: text() })).min(2),
    /** Influences that must be listed in the end. */
    minInfluences: z.int().min(1),
    /** Stands in where there is no illustration. */
    symbol: icon,
    words,
  },
  answer: z.strictObject({
    /** Option id by round. */
    choices: placementAnswer,
    /** Influences the learner found; own words count as "own". */
    influences: z.array(answerId).max(12),
  }),
  /** No choice is wrong: all rounds and enough influences make it complete. */
  grade: ({ rounds, influences, minInfluences }, answer) => {
    const open = rounds
      .filter((round) => !round.options.some((one) => one.id === answer.choices[round.id]))
      .map((round) => round.id);
    const known = new Set([...influences.map((influence) => influence.id), CUSTOM_INFLUENCE]);
    const listed = new Set(answer.influences.filter((influence) => known.has(influence)));
    return gradeFromErrors([...open, ...(listed.size >= minInfluences ? [] : [INFLUENCES])], rounds.length + 1);
  },
  explain: ({ rounds, title }) => [
    ...rounds.map((round): Explanation => ({ item: round.id, label: round.title, unanswered: true })),
    { item: INFLUENCES, label: title, unanswered: true },
  ],
  problems: ({ rounds, influences, minInfluences, words: texts }) => [
    ...rounds.flatMap((round, at) =>
      round.options.flatMap((one, n) =>
        one.tags.flatMap((tag, t) => checkReference(['rounds', at, 'options', n, 'tags', t], tag, influences)),
      ),
    ),
    ...(minInfluences <= influences.length
      ? []
      : [{ path: ['minInfluences'], message: `expected at most ${influences.length}, found ${minInfluences}` }]),
    ...checkPlaceholders(['words', 'round'], texts.round, ['number', 'count']),
    ...checkPlaceholders(['words', 'question'], texts.question, ['title']),
    ...checkPlaceholders(['words', 'listed'], texts.listed, ['count', 'min']),
  ],
  parts: () => [],
  solution: ({ rounds, influences, minInfluences }) => ({
    choices: Object.fromEntries(rounds.map((round) => [round.id, round.options[0]?.id ?? ''])),
    influences: influences.slice(0, minInfluences).map((influence) => influence.id),
  }),
  emptyAnswer: () => ({ choices: {}, influences: [] }),
  mistakes: ({ rounds, influences, minInfluences }) => [
    {
      choices: Object.fromEntries(rounds.map((round) => [round.id, round.options[0]?.id ?? ''])),
      influences: influences.slice(0, minInfluences - 1).map((influence) => influence.id),
    },
  ],
});
