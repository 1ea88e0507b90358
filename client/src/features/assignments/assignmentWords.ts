// Words about assignments that several pages and the game share: the due date, the note, and how far a learner is.

import type { AssignmentState } from '@lanternwise/shared/assignments/progress';
import type { AssignmentNote } from '@lanternwise/shared/constants/assignments';
import type { NoteOfAssignment } from '@lanternwise/shared/contracts/assignments';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { formatDate } from '../../i18n/format.ts';
import { i18n } from '../../i18n/runtime.tsx';

export const NOTE_WORDS: Record<AssignmentNote, MessageDescriptor> = {
  'before-lesson': msg`Please do this before our next lesson.`,
  'take-time': msg`Take your time. Understanding counts, not speed.`,
  'with-partner': msg`You may do this with a partner.`,
  'use-hints': msg`Use the hints if you are stuck, or ask me.`,
  'bring-question': msg`Bring one question about it to our lesson.`,
};

/** Call it during rendering, like all functions here. */
export function noteText(note: NoteOfAssignment): string | null {
  if (note === null) return null;
  return 'preset' in note ? i18n._(NOTE_WORDS[note.preset]) : note.text;
}

interface Due {
  dueAt: number;
  allDay: boolean;
  timeZone: string;
}

/** "Friday 27 November", with the time if the teacher set one; on the teacher's clock. */
export const dueText = ({ dueAt, allDay, timeZone }: Due): string =>
  formatDate(dueAt, allDay ? 'weekdayDay' : 'weekdayTime', timeZone);

interface Standing {
  state: AssignmentState;
  done: number;
  of: number;
}

/** What a learner reads. Late is said, and never a reproach. */
export function standingText({ state, done, of }: Standing): string {
  switch (state) {
    case 'open':
      return t`Not begun yet`;
    case 'in-progress':
      return t`${done} of ${of} steps done`;
    case 'done':
      return t`Done`;
    case 'done-late':
      return t`Done, a little late. That is fine.`;
    case 'overdue':
      return t`The date has passed. You can still do it.`;
  }
}
