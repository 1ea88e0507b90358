// Content schema of the model lab: a table of examples, its bad rows and the texts of its six stages.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text, verbatim } from '../../content/text.ts';

const choice = z.strictObject({ id, text: text(), why: text() });
const stage = z.strictObject({ title: text(), text: text() });

/** The stages in order; a lesson may open each one separately. */
export const STAGES = ['scope', 'columns', 'clean', 'train', 'test', 'deploy'] as const;

const column = z.strictObject({
  id,
  label: text(),
  unit: text().default(''),
  kind: z.enum(['number', 'category']),
  /** Display names of a category's values, by value. */
  names: z.record(z.string(), text()).default({}),
  /** useful: known in advance and predictive; leak: known only afterwards; noise: unrelated. */
  role: z.enum(['useful', 'leak', 'noise']),
  why: text(),
});

/** Texts specific to this data set. Placeholders in braces are filled when they are shown. */
const words = z.strictObject({
  /** Name of the table. */
  table: text(),
  /** Heading of the row numbers. */
  rowHead: text(),
  /** Name of one row: {row}. */
  row: text(),
  /** Heading of the target column. */
  targetHead: text(),
  /** Text before the name of the charted column. */
  chart: text(),
  /** Text alternative of a number column's chart: {low} {high}. */
  chartRange: text(),
  /** Shown if bad rows were not found: {count} {from} {to}. */
  hidden: text(),
  /** Shown if a good row was changed or removed: {row}. */
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
  /** Heading of the trial and its accessible name. */
  trial: text(),
  trialName: text(),
  /** Texts of the sign. */
  alarm: text(),
  calm: text(),
});

export const fields = {
  target: z.strictObject({
    id,
    label: text(),
    yes: text(),
    no: text(),
    /** One-word forms for tables. */
    yesShort: text(),
    noShort: text(),
  }),
  columns: z.array(column).min(2),
  /** One row per example: its number, the columns in order, then the target as 1 or 0. null = missing. */
  rows: z.array(z.array(z.union([z.number(), verbatim(), z.null()]))).min(10),
  /** Bad rows (by number), how each is fixed, and why. */
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
  /** Number of rows held out for the test. */
  heldOut: z.int().min(3),
  scope: z.strictObject({ question: text(), options: z.array(choice), correct: id }),
  /** Asked before a result is shown; recorded, not graded. */
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
  /** Explanations of wrong decisions, by stage, shown when the lab is finished; sign options have their own. */
  repairs: z.strictObject({ scope: text(), columns: text(), clean: text() }),
  words,
};

/** Placeholders that each text must contain; texts not listed contain none. */
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
