// Defines the word river: the learner chooses or pastes a text, has its words counted, looks words up and reads one count.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { MAX_WORDS } from '../../learning/wordText.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId } from '../kit/answers.ts';
import { explainItems, itemTexts } from '../kit/explanation.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { prediction } from '../kit/prediction.ts';
import { STONES } from '../kit/words/mapNames.ts';
import { LEAST_WORDS, MAX_LOOKS } from './limits.ts';
import { PAGES } from './mapNames.ts';

/** The text stays in the browser: the answer has only what was counted in it, within what is possible. */
const answer = z.strictObject({
  predicted: answerId,
  words: z.int().min(0).max(MAX_WORDS),
  looks: z.int().min(0).max(MAX_LOOKS),
  /** How often the asked word followed, and what the learner read in the table; -1 = nothing chosen. */
  counted: z.int().min(0).max(MAX_WORDS),
  read: z.int().min(-1).max(MAX_WORDS),
});

const story = z.strictObject({ id, title: text({ max: 40 }), about: text({ max: 90 }), story: text() });

const ITEMS = ['text', 'looks', 'reading'] as const;

export const wordRiver = defineActivity({
  kind: 'word-river',
  learns: ['wordModel'],
  onMap: () => [
    { kind: 'stepping-stones', name: STONES, isBeside: true },
    { kind: 'river-pages', name: PAGES },
  ],
  figures: () => ['words', 'different words'],
  fields: {
    predict: prediction,
    stories: z.array(story).min(1).max(4),
    /** The choice of the learner's own text, and what may be pasted. */
    own: z.strictObject({ title: text({ max: 40 }), about: text({ max: 90 }), ask: text({ max: 160 }) }),
    /** Words to look up. */
    looks: z.int().min(1).max(5),
    /** Asks to look words up. */
    look: text({ max: 160 }),
    /** Asks how often {next} follows {word}. */
    ask: text({ max: 120 }),
    ...itemTexts(ITEMS),
  },
  answer,
  grade: ({ looks }, given) =>
    gradeFromErrors(
      [
        ...(given.words >= LEAST_WORDS ? [] : ['text']),
        ...(given.looks >= looks ? [] : ['looks']),
        ...(given.counted > 0 && given.read === given.counted ? [] : ['reading']),
      ],
      ITEMS.length,
    ),
  explain: (texts) => explainItems(ITEMS, texts),
  tries: () => ['reading'],
  solution: ({ predict, looks }) => ({ predicted: predict.correct, words: 1500, looks, counted: 9, read: 9 }),
  emptyAnswer: () => ({ predicted: '_none', words: 0, looks: 0, counted: 0, read: -1 }),
  mistakes: ({ predict, looks }) => [
    { predicted: predict.correct, words: 1500, looks, counted: 9, read: 4 },
    { predicted: predict.correct, words: 3, looks: 0, counted: 1, read: 1 },
  ],
});
