// Defines the choice game: rounds without a correct answer, then an analysis of the learner's choices and their influences.
import { z } from 'zod';
import { icon } from '../../content/icons.ts';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId, placementAnswer } from '../kit/answers.ts';
import type { Explanation } from '../kit/explanation.ts';
import { givenAt, givenOf, labelOf, named, textOf } from '../kit/givenAnswer.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { checkPlaceholders, checkReference } from '../kit/problems.ts';

/** Id of an influence that the learner typed; its text never leaves the browser. */
const CUSTOM_INFLUENCE = 'own';
/** Item id of the influence list in a grade; rounds use their own ids. */
const INFLUENCES = 'influences';

const option = z.strictObject({
  id,
  text: text(),
  /** Ids of the influences behind this option. */
  tags: z.array(id).min(1),
});

/** Texts specific to this game. Placeholders in braces are filled when they are shown. */
const words = z.strictObject({
  /** Heading of each round: {number} {count}. */
  round: text(),
  /** Label of the progress bar. */
  progress: text(),
  /** Question of a round: {title}. */
  question: text(),
  /** Heading of the choice counts. */
  analysis: text(),
  /** Label of the field for a custom influence. */
  own: text(),
  /** While too few are listed: {count} {min}. */
  listed: text(),
});

export const choiceGame = defineActivity({
  kind: 'choice-game',
  learns: 'none',
  fields: {
    rounds: z.array(z.strictObject({ id, title: text(), options: z.array(option).min(2) })).min(3),
    /** What can influence a choice. `learn` is shown if the learner's choices include it. */
    influences: z.array(z.strictObject({ id, label: text(), icon, learn: text() })).min(2),
    /** Number of influences that the learner must list. */
    minInfluences: z.int().min(1),
    /** Shown if there is no illustration. */
    symbol: icon,
    words,
  },
  answer: z.strictObject({
    /** Option id by round. */
    choices: placementAnswer,
    /** Influences that the learner found; custom text counts as "own". */
    influences: z.array(answerId).max(12),
  }),
  /** No choice is wrong: the answer is complete with all rounds and enough influences. */
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
  words: ({ rounds, influences }, { choices, influences: found }) => [
    ...givenOf(
      rounds,
      ({ title }) => title,
      ({ id, options }) => named(options, textOf, [choices[id]]),
    ),
    ...givenAt(null, named(influences, labelOf, found)),
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
  /** No choice is wrong. */
  tries: () => [],
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
