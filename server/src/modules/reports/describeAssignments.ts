// Words a child's assignments for a parent's letter, in English or Hindi: what is due when, and whether it is done.
import type { AssignmentState } from '@lanternwise/shared/assignments/progress';
import type { Language } from '@lanternwise/shared/constants/languages';
import type { ReportedAssignment } from '@lanternwise/shared/contracts/assignments';

/** In a letter; the page has all. */
const ASSIGNMENTS_IN_LETTER = 6;

type Words = Readonly<Record<AssignmentState, string>>;

const ENGLISH: Words = {
  open: 'not yet done',
  'in-progress': 'begun',
  done: 'done',
  'done-late': 'done, after the due date',
  overdue: 'not yet done, can still be done',
};
const HINDI: Words = {
  open: 'अभी बाक़ी है',
  'in-progress': 'शुरू हो गया है',
  done: 'हो गया',
  'done-late': 'तय तारीख़ के बाद हो गया',
  overdue: 'अभी बाक़ी है, अब भी किया जा सकता है',
};

/** One sentence each, e.g. "Due Friday 27 November: Robo Realm: done." */
export const describeAssignments = (assignments: readonly ReportedAssignment[], language: Language): string[] =>
  assignments.slice(-ASSIGNMENTS_IN_LETTER).map(({ title, dueAt, timeZone, state }) => {
    const locale = language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-GB';
    const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(
      dueAt,
    );
    return language === 'hi' ? `${day} तक: ${title}: ${HINDI[state]}।` : `Due ${day}: ${title}: ${ENGLISH[state]}.`;
  });
