// The content of a model lab: a table of examples, what spoils it, and the words of its six stages.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text, verbatim } from '../../content/text.ts';

const choice = z.strictObject({ id, text: text(), why: text() });
const stage = z.strictObject({ title: text(), text: text() });

/** The stages in order; each is a part that a lesson may open. */
export const STAGES = ['scope', 'columns', 'clean', 'train', 'test', 'deploy'] as const;

const column = z.strictObject({
  id,
  label: text(),
  unit: text().default(''),
  kind: z.enum(['number', 'category']),
  /** Words of a category's values, by value. */
  names: z.record(z.string(), text()).default({}),
  /** useful: known beforehand and telling; leak: known only afterwards; noise: has nothing to do with it. */
  role: z.enum(['useful', 'leak', 'noise']),
  why: text(),
});

/** Texts of the lab that speak of this very data set. Placeholders in braces are filled when they are shown. */
const words = z.strictObject({
  /** What the table is called. */
  table: text(),
  /** Heading of the rows' numbers. */
  rowHead: text(),
  /** One row: {row}. */
  row: text(),
  /** Heading of the column to be predicted. */
  targetHead: text(),
  /** Before the name of the column that is charted. */
  chart: text(),
  /** The chart of a number told in words: {low} {high}. */
  chartRange: text(),
  /** A row that cannot be right was not found: {count} {from} {to}. */
  hidden: text(),
  /** A good row was changed or removed: {row}. */
  spoiled: text(),
  cleaned: text(),
  /** The training button: {count}. */
  train: text(),
  /** Caption of the confusion matrix. */
  unseen: text(),
  /** {share}. */
  onTraining: text(),
  /** {share} {count}. */
  baseline: text(),
  /** On the model card: {count}. */
  learnedFrom: text(),
  /** On the model card: {count}. */
  testedOn: text(),
  notFor: text(),
  /** Heading of the trial, and its name for screen readers. */
  trial: text(),
  trialName: text(),
  /** What the sign says. */
  alarm: text(),
  calm: text(),
});

export const fields = {
  target: z.strictObject({
    id,
    label: text(),
    yes: text(),
    no: text(),
    /** The same in one word, for tables. */
    yesShort: text(),
    noShort: text(),
  }),
  columns: z.array(column).min(2),
  /** One row an example: its number, the columns in order, then the target as 1 or 0. null = missing. */
  rows: z.array(z.array(z.union([z.number(), verbatim(), z.null()]))).min(10),
  /** Rows (by number) that cannot be right, how each is mended, and why. */
  bad: z.array(
    z.strictObject({
      row: z.int(),
      fix: z.enum(['remove', 'repair']),
      column: id.optional(),
      value: z.number().optional(),
      why: text(),
    }),
  ),
  seed: z.int(),
  /** Rows kept back for the test. */
  heldOut: z.int().min(3),
  scope: z.strictObject({ question: text(), options: z.array(choice), correct: id }),
  /** Asked before a result is shown; recorded, never gating. */
  predict: z.strictObject({
    question: text(),
    options: z.array(z.strictObject({ id: z.enum(['stump', 'tree', 'same']), text: text() })),
  }),
  signs: z.strictObject({ question: text(), options: z.array(choice), correct: id }),
  stages: z.strictObject({
    scope: stage,
    columns: stage,
    clean: stage,
    train: stage,
    test: stage,
    deploy: stage,
  }),
  /** Said of a stage whose decision is not sound, once the lab is finished; of a sign its own reason is said. */
  repairs: z.strictObject({ scope: text(), columns: text(), clean: text() }),
  words,
};

/** Placeholders that the words must hold; the others hold none. */
export const PLACEHOLDERS: Partial<Record<keyof z.infer<typeof words>, readonly string[]>> = {
  row: ['row'],
  chartRange: ['low', 'high'],
  hidden: ['count', 'from', 'to'],
  spoiled: ['row'],
  train: ['count'],
  onTraining: ['share'],
  baseline: ['share', 'count'],
  learnedFrom: ['count'],
  testedOn: ['count'],
};
