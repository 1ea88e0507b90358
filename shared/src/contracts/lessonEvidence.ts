// Schemas of what a learner did in one lesson: answers in words, programs with Python's texts, figures of trained models.
import { z } from 'zod';
import { PROGRESS_PLACES } from '../constants/realms.ts';
import { PROGRAM_STATUSES } from '../quests/programs.ts';

/** One letter per lesson: `-` not started, `w` in progress, `h` needs help, `s` skipped, `d` done with many tries or hints, `D` done well. */
export const HEAT_MAP_CELLS = ['-', 'w', 'h', 's', 'd', 'D'] as const;
export type HeatMapCell = (typeof HEAT_MAP_CELLS)[number];

const mistake = z.object({ label: z.string(), text: z.string() });

export const helpSignalSchema = z.object({
  realm: z.enum(PROGRESS_PLACES),
  ref: z.string(),
  /** Of the task. */
  title: z.string(),
  kind: z.enum(['stuck', 'same-error']),
  /** Minutes spent, or number of equal mistakes. */
  count: z.number(),
  /** The repeated mistake in the lesson's words; null if it is an error of a program, or no longer in the lesson. */
  mistake: mistake.nullable(),
  /** Python's name of the repeated error; null while it is the learner's own word. */
  errorKind: z.string().nullable(),
  since: z.string(),
});
export type HelpSignal = z.infer<typeof helpSignalSchema>;

export const programReportSchema = z.object({
  realm: z.enum(PROGRESS_PLACES),
  ref: z.string(),
  title: z.string(),
  status: z.enum(PROGRAM_STATUSES),
  errorKind: z.string().nullable(),
  /** Null while the learner's own words are hidden. */
  code: z.string().nullable(),
  /** Python's own text, and what was printed; null while own words are hidden and for runs that were stored without them. */
  error: z.string().nullable(),
  output: z.string().nullable(),
  /** Milliseconds since the task was opened or last run. */
  ms: z.number(),
  at: z.string(),
});
export type ProgramReport = z.infer<typeof programReportSchema>;

const answerReport = z.object({
  id: z.string(),
  /** Of the activity: a lesson may hold several. */
  title: z.string(),
  at: z.string(),
  correct: z.boolean(),
  /** 0 to 100. */
  score: z.number(),
  ms: z.number(),
  /** Hint levels open at that time, 0–3. */
  hints: z.number(),
  skipped: z.boolean(),
  /** In the lesson's words; empty for drawings, models and blocks. */
  given: z.array(z.object({ label: z.string().nullable(), words: z.array(z.string()) })),
  mistakes: z.array(mistake),
});
export type AnswerReport = z.infer<typeof answerReport>;

export const modelReportSchema = z.object({
  realm: z.enum(PROGRESS_PLACES),
  title: z.string(),
  figures: z.record(z.string(), z.number()),
});

export const lessonEvidenceSchema = z.object({
  student: z.object({ id: z.string(), name: z.string(), username: z.string() }),
  realm: z.enum(PROGRESS_PLACES),
  realmTitle: z.string(),
  title: z.string(),
  cell: z.enum(HEAT_MAP_CELLS),
  ownWordsHidden: z.boolean(),
  /** Answers and program runs, also those that are no longer stored. */
  tries: z.number(),
  ms: z.number(),
  /** Most hint levels opened, 0–3. */
  hints: z.number(),
  /** Pages or steps of the lesson that were reached; null if it has none. */
  pages: z.object({ read: z.number(), of: z.number() }).nullable(),
  signs: z.array(helpSignalSchema),
  /** Latest first. */
  answers: z.array(answerReport),
  /** Latest first. */
  programs: z.array(programReportSchema),
  /** Of models that were trained in this lesson. */
  models: z.array(modelReportSchema),
});
export type LessonEvidence = z.infer<typeof lessonEvidenceSchema>;
