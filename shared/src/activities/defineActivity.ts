// What must be known of a kind of activity, apart from how it looks: content, answers, grading, explanations, and examples of answers.
import { z } from 'zod';
import { id } from '../content/realm.ts';
import { text } from '../content/text.ts';
import type { Explanation } from './kit/explanation.ts';
import type { Grade } from './kit/grade.ts';
import type { ContentProblem } from './kit/problems.ts';

/** Fields that every activity has, of whatever kind. */
const baseFields = {
  id,
  title: text(),
  /** What to do, in one or two sentences. */
  prompt: text({ max: 260 }),
  /** Nudge, how, worked example. */
  hints: z.tuple([text(), text(), text()]),
  /** Shown after the check; the wording of the requirements. */
  messages: z.strictObject({ correct: text(), wrong: text() }),
  /** Label of the check button. */
  check: text().default('Check'),
  illustration: id.optional(),
  /** Who asks it; a character with a portrait. */
  guide: id,
  /** Offered once this one is passed, in the same overlay. */
  next: z.strictObject({ activity: id, label: text() }).optional(),
};

type Fields = z.core.$ZodLooseShape;
type Schema<K extends string, F extends Fields> = z.ZodObject<
  typeof baseFields & { kind: z.ZodLiteral<K> } & F,
  z.core.$strict
>;
type Content<K extends string, F extends Fields> = z.output<Schema<K, F>>;

interface Declaration<K extends string, F extends Fields, A extends z.ZodType> {
  kind: K;
  /** The content schema beyond the fields that every activity has; texts for people are marked with `text()`. */
  fields: F;
  /** What the view collects and both sides grade; plain JSON. */
  answer: A;
  grade(activity: Content<K, F>, answer: z.output<A>): Grade;
  /** One explanation for every id that `grade` can call wrong, in the order in which the activity shows them. */
  explain(activity: Content<K, F>, answer: z.output<A>): Explanation[];
  /** Contradictions inside the content, for the content check. */
  problems(activity: Content<K, F>): ContentProblem[];
  /** Ids of the parts that a lesson may open one by one beside its steps; empty where the activity is one piece. */
  parts(activity: Content<K, F>): readonly string[];
  /** A right answer. */
  solution(activity: Content<K, F>): z.output<A>;
  /** An answer with nothing in it. */
  emptyAnswer(activity: Content<K, F>): z.output<A>;
  /** Wrong answers as learners give them, at least one. */
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
