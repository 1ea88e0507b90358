// Words a child's assignments for a parent's letter: what is due when, and whether it is done.
import type { AssignmentState } from '@lanternwise/shared/assignments/progress';
import { type ByLanguage, inLanguage, LANGUAGE_TABLE, type Language } from '@lanternwise/shared/constants/languages';
import type { ReportedAssignment } from '@lanternwise/shared/contracts/assignments';

/** In a letter; the page has all. */
const ASSIGNMENTS_IN_LETTER = 6;

interface Words {
  states: Readonly<Record<AssignmentState, string>>;
  sentence(day: string, title: string, state: string): string;
}

const WORDS: ByLanguage<Words> = {
  en: {
    states: {
      open: 'not yet done',
      'in-progress': 'begun',
      done: 'done',
      'done-late': 'done, after the due date',
      overdue: 'not yet done, can still be done',
    },
    sentence: (day, title, state) => `Due ${day}: ${title}: ${state}.`,
  },
  hi: {
    states: {
      open: 'अभी बाक़ी है',
      'in-progress': 'शुरू हो गया है',
      done: 'हो गया',
      'done-late': 'तय तारीख़ के बाद हो गया',
      overdue: 'अभी बाक़ी है, अब भी किया जा सकता है',
    },
    sentence: (day, title, state) => `${day} तक: ${title}: ${state}।`,
  },
};

/** One sentence each, e.g. "Due Friday 27 November: Robo Realm: done." */
export const describeAssignments = (assignments: readonly ReportedAssignment[], language: Language): string[] =>
  assignments.slice(-ASSIGNMENTS_IN_LETTER).map(({ title, dueAt, timeZone, state }) => {
    const { dates } = LANGUAGE_TABLE[language];
    const day = new Intl.DateTimeFormat(dates, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
    const { states, sentence } = inLanguage(WORDS, language);
    return sentence(day.format(dueAt), title, states[state]);
  });
