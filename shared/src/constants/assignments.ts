// Limits of assignments, what can be assigned, and the notes that a teacher can choose from a list.

export const ASSIGNMENT_KINDS = ['realm', 'task', 'shop', 'unit', 'review'] as const;
export type AssignmentKind = (typeof ASSIGNMENT_KINDS)[number];

/** Maximum number of assignments of one class, past ones included. */
export const ASSIGNMENTS_PER_CLASS = 100;
/** Length of a note in the teacher's own words. */
export const ASSIGNMENT_NOTE_MAX = 200;
/** How far ahead an assignment can be due, in days. */
export const DUE_WITHIN_DAYS = 400;
/** How many days after its due date a learner still sees what is not done, and what is done. */
export const OPEN_SHOWN_DAYS = 60;
export const DONE_SHOWN_DAYS = 7;

/** Ready-made notes; the client has their words in both languages. */
export const ASSIGNMENT_NOTES = ['before-lesson', 'take-time', 'with-partner', 'use-hints', 'bring-question'] as const;
export type AssignmentNote = (typeof ASSIGNMENT_NOTES)[number];
