// Declares the interface of an activity kind without its view: content, answers, grading, explanations and sample answers.
import { z } from 'zod';
import { id } from '../content/realm.ts';
import { text } from '../content/text.ts';
import type { MapName } from '../maps/mapNames.ts';
import type { AnswerLine } from '../resources/keyParts.ts';
import type { Explanation } from './kit/explanation.ts';
import type { Tried } from './kit/firstTries.ts';
import type { GivenAnswer } from './kit/givenAnswer.ts';
import type { Grade } from './kit/grade.ts';
import type { ContentProblem } from './kit/problems.ts';

/** Fields of every activity kind. */
const baseFields = {
  id,
  title: text(),
  /** What to do, in one or two sentences. */
  prompt: text({ max: 260 }),
  /** Nudge, how, worked example. */
  hints: z.tuple([text(), text(), text()]),
  /** Shown after the check; worded as in the requirements. */
  messages: z.strictObject({ correct: text(), wrong: text() }),
  /** Label of the check button. */
  check: text().default('Check'),
  illustration: id.optional(),
  /** Character who presents the activity; needs a portrait. */
  guide: id,
  /** Offered in the same overlay after this activity is passed. */
  next: z.strictObject({ activity: id, label: text() }).optional(),
};

type Fields = z.core.$ZodLooseShape;
type Schema<K extends string, F extends Fields> = z.ZodObject<
  typeof baseFields & { kind: z.ZodLiteral<K> } & F,
  z.core.$strict
>;
type Content<K extends string, F extends Fields> = z.output<Schema<K, F>>;

/** Modules of shared/src/learning that learn from data. */
export type LearningModule =
  | 'bigrams'
  | 'decisionTree'
  | 'knn'
  | 'logisticRegression'
  | 'naiveBayes'
  | 'pixelGenerator'
  | 'recommender'
  | 'wordModel';

/** What learns in an activity: modules of shared/src/learning, which it must import; or nothing, because people wrote its rules or it only asks. */
export type Learns = readonly LearningModule[] | 'rule-based' | 'none';

/** Figures from which a learner's work is drawn again, kept from people's eyes. */
export interface WorkFigures {
  has(name: string): boolean;
  /** The work; undefined for figures that no work can have, which the server refuses. */
  read(figures: Readonly<Record<string, number>>): unknown;
}

interface Declaration<K extends string, F extends Fields, A extends z.ZodType> {
  kind: K;
  learns: Learns;
  /** Names that the figures on its model card may have; the server drops others. */
  figures?(activity: Content<K, F>): readonly string[];
  /** What of the realm's map it shows something on, is shown beside its window, or hangs up the learner's work: missing or misspelt there, it is a dead end. */
  onMap?(activity: Content<K, F>): readonly MapName[];
  /** Those of its figures that are the learner's work itself. */
  work?: WorkFigures;
  /** The content schema beyond `baseFields`; strings shown to learners are marked with `text()`. */
  fields: F;
  /** The answer that the view collects and client and server grade; plain JSON. */
  answer: A;
  grade(activity: Content<K, F>, answer: z.output<A>): Grade;
  /** One explanation for every id that `grade` can report as wrong, in display order. */
  explain(activity: Content<K, F>, answer: z.output<A>): Explanation[];
  /** An answer in the words of the content, for teachers; absent for drawings, models and blocks. */
  words?(activity: Content<K, F>, answer: z.output<A>): GivenAnswer[];
  /** The solution as lines to read out; by default the questions with options that stand in the content. */
  answerLines?(activity: Content<K, F>, solution: z.output<A>): AnswerLine[];
  /** An answer as Python, where it is a program of blocks. */
  asPython?(answer: z.output<A>): string;
  /** Contradictions inside the content, for the content check; questions whose right answer is missing are found in all kinds. */
  problems?(activity: Content<K, F>): ContentProblem[];
  /** Keys of the records in an answer, if they are not ids that stand in the content; other keys are dropped. */
  answerKeys?(activity: Content<K, F>): readonly string[];
  /** Ids of the parts that a lesson may open separately beside its steps. */
  parts?(activity: Content<K, F>): readonly string[];
  /** Ids of the items in which a first try can be wrong: what a task's stars count. Empty where the learner explores, builds or makes. */
  tries(activity: Content<K, F>): readonly string[];
  /** How an answer tried them, where a check does not try all of them at once. */
  tried?(activity: Content<K, F>, answer: z.output<A>): Tried;
  /** It is passed over several visits, part by part; the parts keep its first tries (quests/parts.ts). */
  isWonByParts?: boolean;
  /** A correct answer. */
  solution(activity: Content<K, F>): z.output<A>;
  /** An answer with nothing in it. */
  emptyAnswer(activity: Content<K, F>): z.output<A>;
  /** Typical wrong answers, at least one. */
  mistakes(activity: Content<K, F>): z.output<A>[];
}

export interface ActivityDefinition<K extends string, F extends Fields, A extends z.ZodType>
  extends Declaration<K, F, A> {
  /** The whole content schema. */
  schema: Schema<K, F>;
}

export function defineActivity<const K extends string, F extends Fields, A extends z.ZodType>(
  declaration: Declaration<K, F, A>,
): ActivityDefinition<K, F, A> {
  const { kind, fields } = declaration;
  return { ...declaration, schema: z.strictObject({ ...baseFields, kind: z.literal(kind), ...fields }) };
}
