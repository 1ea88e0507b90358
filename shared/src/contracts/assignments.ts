// Contracts of assignments: a class's list, one assignment with who has done it, making and changing them, and a learner's own.
import { z } from 'zod';
import { ASSIGNMENT_STATES } from '../assignments/progress.ts';
import { ASSIGNMENT_KINDS, ASSIGNMENT_NOTE_MAX, ASSIGNMENT_NOTES } from '../constants/assignments.ts';
import { GROUP_MEMBERS_MAX } from '../constants/groups.ts';
import { MAP_IDS, PROGRESS_PLACES } from '../constants/realms.ts';
import { defineContract, idText, okReply, plainText, TEACHERS } from './contract.ts';
import { languageAsked } from './language.ts';
import { pageReply, pagingQuery } from './paging.ts';
import { textForChildren } from './textForChildren.ts';
import { timeZoneName } from './timeZone.ts';

const id = idText().min(1);

const NO_TARGET_MESSAGE = 'Please choose what the class should do.';
const realm = z.enum(MAP_IDS, 'There is no such realm.');
const ref = plainText(80, NO_TARGET_MESSAGE).min(1, NO_TARGET_MESSAGE);

const target = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('realm'), realm }),
    z.strictObject({ kind: z.literal('task'), realm, ref }),
    /** A shop of Python World, by its task. */
    z.strictObject({ kind: z.literal('shop'), ref }),
    /** A unit of School Class X. */
    z.strictObject({ kind: z.literal('unit'), ref }),
    z.strictObject({ kind: z.literal('review') }),
  ],
  NO_TARGET_MESSAGE,
);
export type AssignmentTarget = z.infer<typeof target>;

const DATE_MESSAGE = 'Please choose the day on which it is due.';
const due = z.strictObject(
  {
    date: z.string(DATE_MESSAGE).regex(/^\d{4}-\d{2}-\d{2}$/, DATE_MESSAGE),
    /** On the teacher's clock; null means until the end of the day. */
    time: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time is written like 08:30.')
      .nullable(),
  },
  DATE_MESSAGE,
);

const NOTE_MESSAGE = `A note has at most ${ASSIGNMENT_NOTE_MAX} characters.`;
const preset = z.strictObject({ preset: z.enum(ASSIGNMENT_NOTES) });
const ownNote = z.strictObject({
  text: textForChildren(ASSIGNMENT_NOTE_MAX, { wrong: NOTE_MESSAGE, empty: 'Please write the note, or choose none.' }),
});
/** One from the list, the teacher's own words, or none. */
const newNote = z.union([preset, ownNote]).nullable();
export type NewNote = z.output<typeof newNote>;
const note = z.union([preset, z.object({ text: z.string() })]).nullable();
export type NoteOfAssignment = z.infer<typeof note>;

/** The whole class, or some of its learners. */
const learners = z.union([
  z.literal('all'),
  z
    .array(id)
    .min(1, 'Please choose at least one student.')
    .max(GROUP_MEMBERS_MAX)
    .refine((ids) => new Set(ids).size === ids.length, 'Each student once.'),
]);

const newAssignment = z.strictObject({
  /** Chosen by the client: a request that arrives twice makes one assignment. */
  id: z.uuid('The assignment needs an id.'),
  target,
  due,
  timeZone: timeZoneName,
  learners,
  note: newNote,
});
export type NewAssignment = z.input<typeof newAssignment>;

/** What all views of an assignment show. */
const shown = {
  id: z.string(),
  kind: z.enum(ASSIGNMENT_KINDS),
  realm: z.enum(PROGRESS_PLACES).nullable(),
  /** Task or unit. */
  ref: z.string().nullable(),
  /** In the language of the query; as it was when assigned, if it is no longer in the course. */
  title: z.string(),
  /** Of the realm, for a task and a shop. */
  realmTitle: z.string().nullable(),
  /** The course no longer has it: it cannot be done any more. */
  isGone: z.boolean(),
  dueAt: z.number(),
  /** Due at the end of the day: only the day is shown. */
  allDay: z.boolean(),
  timeZone: z.string(),
};

const counts = z.object({
  students: z.number(),
  /** On time. */
  done: z.number(),
  late: z.number(),
  inProgress: z.number(),
  /** Not begun, or not finished at the due date. */
  missing: z.number(),
});
export type AssignmentCounts = z.infer<typeof counts>;

const classAssignment = z.object({ ...shown, note, wholeClass: z.boolean(), createdAt: z.number(), counts });
export type ClassAssignment = z.infer<typeof classAssignment>;

/** Latest due date first. */
export const listAssignments = defineContract('assignments.listAssignments', 'GET /groups/:groupId/assignments', {
  access: TEACHERS,
  query: z.object({ ...pagingQuery, lang: languageAsked }),
  reply: pageReply(classAssignment),
});

const learnerRow = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  state: z.enum(ASSIGNMENT_STATES),
  done: z.number(),
  of: z.number(),
  doneAt: z.number().nullable(),
  /** The learner cannot open it now: no plan, no seat, or a lock. */
  isClosed: z.boolean(),
});
export type AssignmentLearner = z.infer<typeof learnerRow>;

export const assignmentDetail = defineContract(
  'assignments.assignmentDetail',
  'GET /groups/:groupId/assignments/:assignmentId',
  {
    access: TEACHERS,
    query: z.object({ lang: languageAsked }),
    reply: okReply({
      groupName: z.string(),
      archived: z.boolean(),
      assignment: classAssignment,
      /** By name. */
      learners: z.array(learnerRow),
      /** Address of it on this site, for a board; null if it is gone. */
      path: z.string().nullable(),
      /** The lesson of a task or shop whose evidence tells most; null without one. */
      evidence: z.object({ realm: z.enum(PROGRESS_PLACES), ref: z.string() }).nullable(),
    }),
  },
);
export type AssignmentDetailReply = z.infer<typeof assignmentDetail.reply>;

const assignable = z.object({
  kind: z.enum(ASSIGNMENT_KINDS),
  realm: z.enum(MAP_IDS).nullable(),
  ref: z.string().nullable(),
  title: z.string(),
  /** Of the realm, for a task and a shop. */
  realmTitle: z.string().nullable(),
  /** Why the class cannot play it now; `nothing-to-review` before anyone has finished a realm. */
  state: z.enum(['open', 'needs-plan', 'locked-by-class', 'opens-on', 'being-built', 'nothing-to-review']),
  /** When the class's rule opens it; an assignment may be due later. */
  opensAt: z.number().nullable(),
});
export type Assignable = z.infer<typeof assignable>;

/** Everything that could be assigned, in the order of the courses, with what the class may play. */
export const assignableTargets = defineContract('assignments.assignableTargets', 'GET /groups/:groupId/assignable', {
  access: TEACHERS,
  query: z.object({ lang: languageAsked }),
  reply: okReply({ targets: z.array(assignable) }),
});

const assignmentReply = okReply({ id: z.string() });

export const createAssignment = defineContract('assignments.createAssignment', 'POST /groups/:groupId/assignments', {
  access: TEACHERS,
  body: newAssignment,
  reply: assignmentReply,
});

/** Changes who does it, until when, and the note; for another target a new assignment is made. */
export const updateAssignment = defineContract(
  'assignments.updateAssignment',
  'PATCH /groups/:groupId/assignments/:assignmentId',
  {
    access: TEACHERS,
    body: newAssignment.omit({ id: true, target: true }).partial(),
    reply: assignmentReply,
  },
);
export type AssignmentChange = z.output<typeof updateAssignment.body>;

export const deleteAssignment = defineContract(
  'assignments.deleteAssignment',
  'DELETE /groups/:groupId/assignments/:assignmentId',
  {
    access: TEACHERS,
  },
);

const ownAssignment = z.object({
  ...shown,
  note,
  groupName: z.string(),
  state: z.enum(ASSIGNMENT_STATES),
  done: z.number(),
  of: z.number(),
  /** Where it can be done now; null if it is closed to the learner or gone. */
  path: z.string().nullable(),
});
export type OwnAssignment = z.infer<typeof ownAssignment>;

/** The caller's assignments in active classes: what is not done first, soonest first. */
export const ownAssignments = defineContract('assignments.ownAssignments', 'GET /user/assignments', {
  access: 'signed-in',
  query: z.object({ lang: languageAsked }),
  reply: okReply({ assignments: z.array(ownAssignment) }),
});

/** What reports and a parent's week say about an assignment. */
export const reportedAssignment = z.object({
  ...shown,
  groupName: z.string(),
  state: z.enum(ASSIGNMENT_STATES),
  done: z.number(),
  of: z.number(),
});
export type ReportedAssignment = z.infer<typeof reportedAssignment>;
