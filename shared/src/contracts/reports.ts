// Contracts of teachers' reports: list of learners, one learner's report, and the heat map of a class.
import { z } from 'zod';
import { PROGRESS_PLACES } from '../constants/realms.ts';
import { defineContract, okReplySchema, plainText } from './contract.ts';
import { reportsRoutes } from './routes/reports.ts';

export const STUDENTS_PER_PAGE = 48;
export const STUDENT_SORTS = ['help', 'name', 'progress', 'last-active'] as const;
export type StudentSort = (typeof STUDENT_SORTS)[number];
export const NOTE_MAX = 2000;

const STAFF = ['Teacher', 'Admin'] as const;

const session = z.object({ week: z.int(), session: z.int() });

export const studentSchema = z.object({
  id: z.string(),
  /** The class account's name from the teacher, else the user name. */
  name: z.string(),
  email: z.string().nullable(),
  /** Names of the learner's groups that the caller teaches. */
  groupName: z.string(),
  /** Percentage of the eight realms. */
  overallProgress: z.number(),
  currentSession: session,
  lastActive: z.string().nullable(),
  /** Number of tasks with a help signal. */
  needsHelp: z.number(),
});
export type Student = z.infer<typeof studentSchema>;

const booleanParam = z
  .enum(['0', '1', 'true', 'false'])
  .default('0')
  .transform((text) => text === '1' || text === 'true');

export const studentsQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(STUDENTS_PER_PAGE),
  /** Part of a name or an e-mail address; case does not matter. */
  search: plainText(100, 'A search has at most 100 characters.').default(''),
  /** Id of one group. */
  group: plainText(60, 'There is no such group.').default(''),
  /** Only learners who need help. */
  help: booleanParam,
  sort: z.enum(STUDENT_SORTS, `Sort by one of: ${STUDENT_SORTS.join(', ')}.`).default('help'),
});
export type StudentsQuery = z.output<typeof studentsQuerySchema>;

/** The learners of all groups that the caller teaches. */
export const teacherStudents = defineContract({
  ...reportsRoutes.teacherStudents,
  access: STAFF,
  query: studentsQuerySchema,
  reply: z.object({
    success: z.literal(true),
    students: z.array(studentSchema),
    /** Number of matching learners on all pages. */
    total: z.number(),
    page: z.number(),
    totalPages: z.number(),
  }),
});
export type TeacherStudentsReply = z.infer<typeof teacherStudents.reply>;

export const helpSignalSchema = z.object({
  realm: z.enum(PROGRESS_PLACES),
  title: z.string(),
  /** Description of the suspected problem. */
  text: z.string(),
  since: z.string(),
});

const taskReport = z.object({
  id: z.string(),
  title: z.string(),
  done: z.number(),
  steps: z.number(),
  /** A lesson of it was passed by Skip. */
  skipped: z.boolean(),
  /** Milliseconds spent on the task's activities. */
  ms: z.number(),
  /** Share (0–1) of answers that were right at the first try; null without answers. */
  firstTry: z.number().nullable(),
  attempts: z.number(),
  stars: z.number(),
});

export const realmReportSchema = z.object({
  realm: z.enum(PROGRESS_PLACES),
  title: z.string(),
  course: session.nullable(),
  share: z.number(),
  /** 0 to 100; null if the realm has no graded activities. */
  score: z.number().nullable(),
  completed: z.boolean(),
  entered: z.boolean(),
  tasks: z.array(taskReport),
});
export type RealmReport = z.infer<typeof realmReportSchema>;

export const programReportSchema = z.object({
  realm: z.enum(PROGRESS_PLACES),
  title: z.string(),
  status: z.string(),
  errorKind: z.string().nullable(),
  /** Null while the learner's own words are hidden. */
  code: z.string().nullable(),
  at: z.string(),
});

const cardReportSchema = z.object({
  realm: z.enum(PROGRESS_PLACES),
  title: z.string(),
  figures: z.record(z.string(), z.number()),
});

export const studentReportSchema = z.object({
  student: studentSchema,
  username: z.string(),
  /** Own words (programs, names of errors) are shown when a parent or the school has agreed. */
  ownWordsHidden: z.boolean(),
  realms: z.array(realmReportSchema),
  /** Metrics of the models that the learner trained and tested. */
  models: z.array(cardReportSchema),
  /** Figures of other cards: what the learner tried out. */
  experiments: z.array(cardReportSchema),
  /** Latest first. */
  programs: z.array(programReportSchema),
  /** What was remembered at the last review, for each realm that was asked about. */
  review: z.array(
    z.object({ realm: z.enum(PROGRESS_PLACES), title: z.string(), asked: z.number(), remembered: z.number() }),
  ),
  /** One entry per day with answers: mean grade, 0–100. */
  trend: z.array(z.object({ day: z.string(), score: z.number(), answers: z.number() })),
  /** Recent events, latest first. */
  timeline: z.array(z.object({ at: z.string(), realm: z.enum(PROGRESS_PLACES), text: z.string() })),
  signs: z.array(helpSignalSchema),
  /** The caller's private note about this learner. */
  note: z.string(),
});
export type StudentReport = z.infer<typeof studentReportSchema>;

const studentParams = z.object({ studentId: plainText(60, 'There is no such learner.') });

export const studentReport = defineContract({
  ...reportsRoutes.studentReport,
  access: STAFF,
  params: studentParams,
  reply: studentReportSchema.extend({ success: z.literal(true) }),
});

export const studentNote = defineContract({
  ...reportsRoutes.studentNote,
  access: STAFF,
  params: studentParams,
  body: z.strictObject({ note: plainText(NOTE_MAX, `A note has at most ${NOTE_MAX} characters.`) }),
  reply: okReplySchema,
});

/** One letter per lesson: `-` not started, `w` in progress, `h` needs help, `s` skipped, `d` done with many tries or hints, `D` done well. */
export const HEAT_MAP_CELLS = ['-', 'w', 'h', 's', 'd', 'D'] as const;
export type HeatMapCell = (typeof HEAT_MAP_CELLS)[number];

export const heatMapSchema = z.object({
  group: z.object({ id: z.string(), name: z.string() }),
  lessons: z.array(
    z.object({ realm: z.enum(PROGRESS_PLACES), realmTitle: z.string(), ref: z.string(), title: z.string() }),
  ),
  learners: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      needsHelp: z.number(),
      /** One HeatMapCell letter per lesson. */
      cells: z.string(),
    }),
  ),
  /** Most common first. */
  misconceptions: z.array(
    z.object({
      realm: z.enum(PROGRESS_PLACES),
      title: z.string(),
      /** The mistaken item, as worded in the lesson. */
      label: z.string(),
      text: z.string(),
      learners: z.number(),
      /** A learner's program with this mistake; null if it is not about a program. */
      program: z.string().nullable(),
      /** There are programs with this mistake, but only of learners whose own words are hidden. */
      programHidden: z.boolean(),
    }),
  ),
});
export type HeatMap = z.infer<typeof heatMapSchema>;

export const groupHeatMap = defineContract({
  ...reportsRoutes.groupHeatMap,
  access: STAFF,
  params: z.object({ groupId: plainText(60, 'There is no such group.') }),
  reply: heatMapSchema.extend({ success: z.literal(true) }),
});
