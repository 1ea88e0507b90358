// All kinds of activities: the one list from which schemas, types and everything that is asked of an activity follow.
import { z } from 'zod';
import { choiceGame } from './choice-game/definition.ts';
import { dropdownMatch } from './dropdown-match/definition.ts';
import { fillBlanks } from './fill-blanks/definition.ts';
import type { Explanation } from './kit/explanation.ts';
import type { Grade } from './kit/grade.ts';
import type { ContentProblem } from './kit/problems.ts';
import { matching } from './matching/definition.ts';
import { modelLab } from './model-lab/definition.ts';
import { multiChoice } from './multi-choice/definition.ts';
import { numberGuess } from './number-guess/definition.ts';
import { ordering } from './ordering/definition.ts';
import { placing } from './placing/definition.ts';
import { quiz } from './quiz/definition.ts';
import { rankingLab } from './ranking-lab/definition.ts';
import { visualQuiz } from './visual-quiz/definition.ts';

const DEFINITIONS = [
  choiceGame,
  dropdownMatch,
  fillBlanks,
  matching,
  modelLab,
  multiChoice,
  numberGuess,
  ordering,
  placing,
  quiz,
  rankingLab,
  visualQuiz,
] as const;

type Definitions = typeof DEFINITIONS;
type SchemasOf<D extends readonly { schema: unknown }[]> = { readonly [At in keyof D]: D[At]['schema'] };
type DefinitionOf<K extends ActivityKind> = Extract<Definitions[number], { kind: K }>;

// A mapped tuple keeps its length and order, which the type of `map` does not say.
export const activitySchema = z.discriminatedUnion(
  'kind',
  DEFINITIONS.map((definition) => definition.schema) as unknown as SchemasOf<Definitions>,
);

export type ActivityKind = Definitions[number]['kind'];
export type Activity = z.output<typeof activitySchema>;
export type ActivityOf<K extends ActivityKind> = Extract<Activity, { kind: K }>;
export type AnswerOf<K extends ActivityKind> = z.output<DefinitionOf<K>['answer']>;

/** A definition for whoever does not know the kind: it is only ever given activities and answers of its own. */
interface AnyDefinition {
  answer: z.ZodType;
  grade(activity: Activity, answer: unknown): Grade;
  explain(activity: Activity, answer: unknown): Explanation[];
  problems(activity: Activity): ContentProblem[];
  parts(activity: Activity): readonly string[];
  solution(activity: Activity): unknown;
  emptyAnswer(activity: Activity): unknown;
  mistakes(activity: Activity): unknown[];
}

const byKind = new Map<ActivityKind, AnyDefinition>(
  DEFINITIONS.map((definition) => [definition.kind, definition as unknown as AnyDefinition]),
);

function definitionOf(activity: Activity): AnyDefinition {
  const found = byKind.get(activity.kind);
  if (!found) throw new Error(`no kind of activity is called ${activity.kind}`);
  return found;
}

export const ACTIVITY_KINDS: readonly ActivityKind[] = DEFINITIONS.map((definition) => definition.kind);

/** The verdict on an answer; undefined where the answer does not have the shape of its kind. */
export function gradeActivity(activity: Activity, answer: unknown): Grade | undefined {
  const { answer: schema, grade } = definitionOf(activity);
  const parsed = schema.safeParse(answer);
  return parsed.success ? grade(activity, parsed.data) : undefined;
}

/** Explanations of the wrong items, in the order in which the activity shows them. */
export function explainAnswer(activity: Activity, answer: unknown, wrong: readonly string[]): Explanation[] {
  const definition = definitionOf(activity);
  const parsed = definition.answer.safeParse(answer);
  const known = parsed.success ? parsed.data : definition.emptyAnswer(activity);
  return definition.explain(activity, known).filter(({ item }) => wrong.includes(item));
}

/** Contradictions inside an activity's content. */
export const activityProblems = (activity: Activity): ContentProblem[] => definitionOf(activity).problems(activity);

/** Ids of the parts that a lesson may open one by one. */
export const partsOf = (activity: Activity): readonly string[] => definitionOf(activity).parts(activity);

/** A right answer. */
export const solutionOf = (activity: Activity): unknown => definitionOf(activity).solution(activity);

/** An answer with nothing in it. */
export const emptyAnswerOf = (activity: Activity): unknown => definitionOf(activity).emptyAnswer(activity);

/** Wrong answers as learners give them. */
export const mistakesOf = (activity: Activity): unknown[] => definitionOf(activity).mistakes(activity);
