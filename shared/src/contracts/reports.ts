// Contracts of teachers' reports: list of learners, one learner's report, evidence of one lesson, and the heat map of a class.
import { z } from 'zod';
import { PROGRESS_PLACES } from '../constants/realms.ts';
import { PROGRAM_STATUSES } from '../quests/programs.ts';
import { reportedAssignment } from './assignments.ts';
import { defineContract, okReply, plainText, TEACHERS } from './contract.ts';
import { languageAsked } from './language.ts';
import { helpSignalSchema, lessonEvidenceSchema, modelReportSchema, programReportSchema } from './lessonEvidence.ts';

export const STUDENTS_PER_PAGE = 48;
export const STUDENT_SORTS = ['help', 'name', 'progress', 'last-active'] as const;
export type StudentSort = (typeof STUDENT_SORTS)[number];
export const NOTE_MAX = 2000;

/** Language of the content's titles and explanations. */
const languageQuery = z.object({ lang: languageAsked });

const session = z.object({ week: z.int(), session: z.int() });

export const studentSchema = z.object({
  id: z.string(),
  /** The class account's name from the teacher, else the user name. */
  name: z.string(),
  /** Tells two learners of one name apart. */
  username: z.string(),
  email: z.string().nullable(),
  /** Names of the learner's groups that the caller teaches. */
  groupName: z.string(),
  /** Percentage of the eight realms. */
  overallProgress: z.number(),
  currentSession: session,
  lastActive: z.string().nullable(),
  /** Number of tasks with a help signal. */
  needsHelp: z.number(),
  /** Why help is needed, oldest first. */
  reasons: z.array(
    z.object({
      title: z.string(),
      kind: helpSignalSchema.shape.kind,
      /** Minutes spent, or number of equal mistakes. */
      count: z.number(),
    }),
  ),
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
  lang: languageAsked,
});
export type StudentsQuery = z.output<typeof studentsQuerySchema>;

/** The learners of all groups that the caller teaches. */
export const teacherStudents = defineContract('reports.teacherStudents', 'GET /teacher/students', {
  access: TEACHERS,
  query: studentsQuerySchema,
  reply: okReply({
    students: z.array(studentSchema),
    /** Number of matching learners on all pages. */
    total: z.number(),
    page: z.number(),
    totalPages: z.number(),
  }),
});
export type TeacherStudentsReply = z.infer<typeof teacherStudents.reply>;

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

/** What a timeline entry can be about: mostly kinds of quest events. */
export const TIMELINE_KINDS = [
  'realm-entered',
  'item-collected',
  'lesson-finished',
  'activity-answered',
  'model-card',
  /** A card of what was tried out, without a test. */
  'experiment',
  'python-attempt',
  'program-run',
  'lantern-lit',
  'exit-reached',
  'tasks-reset',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

const timelineEntry = z.object({
  id: z.string(),
  at: z.string(),
  realm: z.enum(PROGRESS_PLACES),
  realmTitle: z.string(),
  kind: z.enum(TIMELINE_KINDS),
  /** Of the lesson, task or item; empty if the entry is about the realm itself. */
  title: z.string(),
  /** Grade of an answer, end of a program; null if there is none. */
  outcome: z.enum(['right', 'wrong', 'skipped', ...PROGRAM_STATUSES]).nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

export const studentReportSchema = z.object({
  student: studentSchema,
  /** The caller teaches the learner in archived classes only: the note cannot be changed. */
  isArchived: z.boolean(),
  /** Own words (programs, names of errors) are shown when a parent or the school has agreed. */
  ownWordsHidden: z.boolean(),
  realms: z.array(realmReportSchema),
  /** Figures of the models that the learner trained and tested. */
  models: z.array(modelReportSchema),
  /** Figures of other cards: what the learner tried out. */
  experiments: z.array(modelReportSchema),
  /** Latest first. */
  programs: z.array(programReportSchema),
  /** What was remembered at the last review, for each realm that was asked about. */
  review: z.array(
    z.object({ realm: z.enum(PROGRESS_PLACES), title: z.string(), asked: z.number(), remembered: z.number() }),
  ),
  /** One entry per day with answers: mean grade, 0–100. */
  trend: z.array(z.object({ day: z.string(), score: z.number(), answers: z.number() })),
  /** Recent events, latest first. */
  timeline: z.array(timelineEntry),
  signs: z.array(helpSignalSchema),
  /** What active classes gave the learner to do, the latest due first. */
  assignments: z.array(reportedAssignment),
  /** The caller's private note about this learner. */
  note: z.string(),
});
export type StudentReport = z.infer<typeof studentReportSchema>;

export const studentReport = defineContract('reports.studentReport', 'GET /teacher/students/:studentId', {
  access: TEACHERS,
  query: languageQuery,
  reply: okReply(studentReportSchema.shape),
});

/** What a learner did in one lesson: a cell of the heat map. */
export const lessonEvidence = defineContract(
  'reports.lessonEvidence',
  'GET /teacher/students/:studentId/evidence/:realm/:ref',
  {
    access: TEACHERS,
    params: {
      realm: z.enum(PROGRESS_PLACES, 'There is no such realm.'),
      ref: plainText(80, 'There is no such lesson.'),
    },
    query: languageQuery,
    reply: okReply(lessonEvidenceSchema.shape),
  },
);

export const studentNote = defineContract('reports.studentNote', 'PUT /teacher/students/:studentId/note', {
  access: TEACHERS,
  body: z.strictObject({ note: plainText(NOTE_MAX, `A note has at most ${NOTE_MAX} characters.`) }),
});

export const heatMapSchema = z.object({
  group: z.object({ id: z.string(), name: z.string() }),
  lessons: z.array(
    z.object({ realm: z.enum(PROGRESS_PLACES), realmTitle: z.string(), ref: z.string(), title: z.string() }),
  ),
  learners: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      username: z.string(),
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
      /** The mistaken item and why it is one, as worded in the lesson; null if it is an error of programs. */
      mistake: z.object({ label: z.string(), text: z.string() }).nullable(),
      /** Python's name of the error, or our check's; null while it is a learner's own word. */
      errorKind: z.string().nullable(),
      learners: z.number(),
      /** A learner's program with this mistake; null if it is not about a program. */
      program: z.string().nullable(),
      /** There are programs with this mistake, but only of learners whose own words are hidden. */
      programHidden: z.boolean(),
    }),
  ),
});
export type HeatMap = z.infer<typeof heatMapSchema>;

export const groupHeatMap = defineContract('reports.groupHeatMap', 'GET /teacher/groups/:groupId/heat-map', {
  access: TEACHERS,
  query: languageQuery,
  reply: okReply(heatMapSchema.shape),
});
