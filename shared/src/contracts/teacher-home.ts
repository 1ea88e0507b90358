// Contract of a teacher's home page: who needs help, the classes, and what is due.
import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '../constants/languages.ts';
import { MAP_IDS, PROGRESS_PLACES } from '../constants/realms.ts';
import { defineContract, okReply, TEACHERS } from './contract.ts';
import { languageAsked } from './language.ts';

/** Largest number of rows of each list; the totals count all. */
export const HOME_CLASSES = 30;
export const HOME_LEARNERS = 12;
export const HOME_DUE = 10;

/** Why a learner needs help: the newest help signal of the learner's report. */
const helpReason = z.object({
  kind: z.enum(['stuck', 'same-error']),
  /** Minutes at the task, or the number of equal mistakes. */
  count: z.number(),
  realm: z.enum(PROGRESS_PLACES),
  /** Title of the task. */
  title: z.string(),
  /** The repeated mistake in an answer, as worded in the lesson. */
  mistake: z.object({ label: z.string(), text: z.string() }).nullable(),
  /** The repeated error of a program: Python's name of it, or the check that failed. Null while own words are hidden. */
  error: z.string().nullable(),
});
export type HelpReason = z.infer<typeof helpReason>;

const learnerInNeed = z.object({
  id: z.string(),
  /** The class account's name from the teacher, else the user name. */
  name: z.string(),
  /** The first of the caller's classes that the learner is in. */
  groupId: z.string(),
  groupName: z.string(),
  reason: helpReason,
  /** Time of the newest signal, ISO. */
  since: z.string(),
  /** Number of other tasks with a signal. */
  others: z.number(),
});
export type LearnerInNeed = z.infer<typeof learnerInNeed>;

const homeClass = z.object({
  id: z.string(),
  name: z.string(),
  students: z.number(),
  /** Students who played in the last seven days. */
  active: z.number(),
  /** Students with a help signal. */
  needHelp: z.number(),
  /** Programs of the Workshop that wait to be shown to the class. */
  programsWaiting: z.number(),
  /** Time of the last play of any student, ISO; null before the first. */
  lastActive: z.string().nullable(),
  /** The session of the course where most students are; null for an empty class. */
  next: z
    .object({
      realm: z.enum(MAP_IDS),
      week: z.int(),
      session: z.int(),
      /** The class's rule for the realm; `opensAt` is an ISO time. */
      state: z.enum(['open', 'locked', 'scheduled']),
      opensAt: z.string().nullable(),
    })
    .nullable(),
});
export type HomeClass = z.infer<typeof homeClass>;

const dueItem = z.object({
  kind: z.enum(['realm-opens', 'invitation-ends', 'assignment-due']),
  groupId: z.string(),
  groupName: z.string(),
  realm: z.enum(MAP_IDS).nullable(),
  /** Null unless an assignment is due; then how many students have done it. */
  assignment: z
    .object({
      id: z.string(),
      title: z.string(),
      /** Due at the end of the day, on the clock of this zone. */
      allDay: z.boolean(),
      timeZone: z.string(),
      done: z.number(),
      students: z.number(),
    })
    .nullable(),
  /** ISO time. */
  at: z.string(),
});
export type DueItem = z.infer<typeof dueItem>;

/** Everything that the page shows, of the active groups that the caller teaches. */
export const teacherHome = defineContract('teacher-home.teacherHome', 'GET /teacher/home', {
  access: TEACHERS,
  query: z.object({
    /** Language of titles and mistakes. */
    lang: languageAsked.catch(DEFAULT_LANGUAGE),
  }),
  reply: okReply({
    /** Newest signal first. */
    help: z.array(learnerInNeed),
    helpTotal: z.number(),
    /** By name. */
    classes: z.array(homeClass),
    classesTotal: z.number(),
    /** Within the next seven days, soonest first. */
    due: z.array(dueItem),
  }),
});
export type TeacherHomeReply = z.infer<typeof teacherHome.reply>;
