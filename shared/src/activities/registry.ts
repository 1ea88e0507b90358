// Registers all activity kinds and derives the content schema, the types and the functions over activities from one list.
import { z } from 'zod';
import * as kinds from '../../generated/kinds.ts';
import type { MapName } from '../maps/mapNames.ts';
import type { KeyPart } from '../resources/keyParts.ts';
import type { Learns, WorkFigures } from './defineActivity.ts';
import { questionsIn } from './kit/answerLines.ts';
import type { Explanation } from './kit/explanation.ts';
import { type Tried, triedAtOnce } from './kit/firstTries.ts';
import type { GivenAnswer } from './kit/givenAnswer.ts';
import type { Grade } from './kit/grade.ts';
import { dropUnknownKeys, idsIn } from './kit/knownKeys.ts';
import { type ContentProblem, questionProblems } from './kit/problems.ts';

type Definition = (typeof kinds)[keyof typeof kinds];
const DEFINITIONS: readonly Definition[] = Object.values(kinds);
type DefinitionOf<K extends ActivityKind> = Extract<Definition, { kind: K }>;

// `map` loses that there is at least one.
export const activitySchema = z.discriminatedUnion(
  'kind',
  DEFINITIONS.map(({ schema }) => schema) as [Definition['schema'], ...Definition['schema'][]],
);

export type ActivityKind = Definition['kind'];
export type Activity = z.output<typeof activitySchema>;
export type ActivityOf<K extends ActivityKind> = Extract<Activity, { kind: K }>;
export type AnswerOf<K extends ActivityKind> = z.output<DefinitionOf<K>['answer']>;

/** A definition without its type parameters; callers pass only activities and answers of its own kind. */
interface AnyDefinition {
  answer: z.ZodType;
  answerKeys?(activity: Activity): readonly string[];
  figures?(activity: Activity): readonly string[];
  onMap?(activity: Activity): readonly MapName[];
  work?: WorkFigures;
  grade(activity: Activity, answer: unknown): Grade;
  explain(activity: Activity, answer: unknown): Explanation[];
  words?(activity: Activity, answer: unknown): GivenAnswer[];
  answerLines?(activity: Activity, solution: unknown): KeyPart['answers'];
  asPython?(answer: unknown): string;
  problems?(activity: Activity): ContentProblem[];
  parts?(activity: Activity): readonly string[];
  tries(activity: Activity): readonly string[];
  tried?(activity: Activity, answer: unknown): Tried;
  isWonByParts?: boolean;
  solution(activity: Activity): unknown;
  emptyAnswer(activity: Activity): unknown;
  mistakes(activity: Activity): unknown[];
}

const byKind = new Map<ActivityKind, AnyDefinition>(
  DEFINITIONS.map((definition) => [definition.kind, definition as unknown as AnyDefinition]),
);

function definitionOf(activity: Activity): AnyDefinition {
  const found = byKind.get(activity.kind);
  if (!found) throw new Error(`unknown activity kind "${activity.kind}"`);
  return found;
}

/** The schema of each kind's answers. */
export const ANSWER_SCHEMAS: ReadonlyMap<ActivityKind, z.ZodType> = new Map(
  DEFINITIONS.map(({ kind, answer }) => [kind, answer]),
);

/** What learns in each kind. */
export const LEARNS: ReadonlyMap<ActivityKind, Learns> = new Map(DEFINITIONS.map(({ kind, learns }) => [kind, learns]));

export const ACTIVITY_KINDS: readonly ActivityKind[] = DEFINITIONS.map((definition) => definition.kind);

/** The answer with the keys that this activity knows; undefined if it does not match the schema of its kind. */
export function cleanAnswer(activity: Activity, answer: unknown): unknown {
  const { answer: schema, answerKeys } = definitionOf(activity);
  const parsed = schema.safeParse(answer);
  if (!parsed.success) return undefined;
  return dropUnknownKeys(schema, parsed.data, answerKeys ? new Set(answerKeys(activity)) : idsIn(activity));
}

/** Grades an answer; returns undefined if the answer does not match the schema of its kind. */
export function gradeActivity(activity: Activity, answer: unknown): Grade | undefined {
  const clean = cleanAnswer(activity, answer);
  if (clean === undefined) return undefined;
  const definition = definitionOf(activity);
  const grade = definition.grade(activity, clean);
  const items = definition.tries(activity);
  const tried = definition.tried?.(activity, clean) ?? triedAtOnce(items, grade);
  return { ...grade, tries: { of: items.length, tried } };
}

/** Explanations of the wrong items, in display order. */
export function explainAnswer(activity: Activity, answer: unknown, wrong: readonly string[]): Explanation[] {
  const definition = definitionOf(activity);
  const known = cleanAnswer(activity, answer) ?? definition.emptyAnswer(activity);
  return definition.explain(activity, known).filter(({ item }) => wrong.includes(item));
}

export const activityProblems = (activity: Activity): ContentProblem[] => [
  ...questionProblems(activity),
  ...(definitionOf(activity).problems?.(activity) ?? []),
];

/** Whether something in it can be answered wrongly: its first tries count for stars. */
export const asksSomething = (activity: Activity): boolean =>
  definitionOf(activity).isWonByParts === true || definitionOf(activity).tries(activity).length > 0;

/** The things of the realm's map that it uses. */
export const mapNamesOf = (activity: Activity): readonly MapName[] => definitionOf(activity).onMap?.(activity) ?? [];

export const partsOf = (activity: Activity): readonly string[] => definitionOf(activity).parts?.(activity) ?? [];

export const solutionOf = (activity: Activity): unknown => definitionOf(activity).solution(activity);
export const emptyAnswerOf = (activity: Activity): unknown => definitionOf(activity).emptyAnswer(activity);

export const mistakesOf = (activity: Activity): unknown[] => definitionOf(activity).mistakes(activity);

/** Empty for what cannot be said in words (drawings, models, blocks), and for answers that do not match the activity. */
export function answerInWords(activity: Activity, answer: unknown): GivenAnswer[] {
  const clean = cleanAnswer(activity, answer);
  return clean === undefined ? [] : (definitionOf(activity).words?.(activity, clean) ?? []);
}

/** The solution for an answer key: no lines where the work itself is the answer (a drawing, a trained model). */
export function answerKeyParts(activity: Activity): Pick<KeyPart, 'answers' | 'programs'> {
  const { solution, answerLines, asPython } = definitionOf(activity);
  const solved = solution(activity);
  return {
    answers: answerLines?.(activity, solved) ?? questionsIn(activity, activity.title),
    programs: asPython ? [{ title: activity.title, code: asPython(solved) }] : [],
  };
}

/** Whether it is answered with a program of blocks. */
export const isBlockProgram = (activity: Activity): boolean => definitionOf(activity).asPython !== undefined;

type Figures = Readonly<Record<string, number>>;
const WORKS = [...byKind.values()].flatMap(({ work }) => work ?? []);

/** False for figures that claim a learner's work which is none. */
export const acceptsFigures = (figures: Figures): boolean =>
  WORKS.every(({ has, read }) => !Object.keys(figures).some(has) || read(figures) !== undefined);

/** The figures that say something to a person. */
export const figuresInWords = (figures: Figures): Record<string, number> =>
  Object.fromEntries(Object.entries(figures).filter(([name]) => !WORKS.some(({ has }) => has(name))));

/** All names that the figures of this activity may have. */
export const figureNames = (activity: Activity): ReadonlySet<string> =>
  new Set(definitionOf(activity).figures?.(activity) ?? []);
