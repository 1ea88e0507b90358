// Words of the teachers' pages about assignments.
import type { AssignmentState } from '@lanternwise/shared/assignments/progress';
import type { AssignmentKind } from '@lanternwise/shared/constants/assignments';
import type { Assignable } from '@lanternwise/shared/contracts/assignments';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { formatDate } from '../../i18n/format.ts';
import type { BadgeColour } from '../../ui/Badge.tsx';

export const KIND_LABELS: Record<AssignmentKind, MessageDescriptor> = {
  task: msg`A task`,
  shop: msg`A shop of Python World`,
  realm: msg`A whole realm`,
  unit: msg`A unit of School Class X`,
  review: msg`A review`,
};

/** As a teacher reads them. */
export const STATE_LABELS: Record<AssignmentState, MessageDescriptor> = {
  open: msg`Not begun`,
  'in-progress': msg`In progress`,
  done: msg({ context: 'assignment', message: 'Done' }),
  'done-late': msg`Done late`,
  overdue: msg`Overdue`,
};

export const STATE_COLOURS: Record<AssignmentState, BadgeColour> = {
  open: 'plain',
  'in-progress': 'amber',
  done: 'ok',
  'done-late': 'teal',
  overdue: 'error',
};

/** Why a target cannot be assigned, short enough for a list; null if it can. */
export function closedText({ state, opensAt }: Assignable, dueAt: number | undefined): string | null {
  switch (state) {
    case 'open':
      return null;
    case 'needs-plan':
      return t`no plan or licence code`;
    case 'locked-by-class':
      return t`locked for this class`;
    case 'opens-on': {
      if (opensAt === null || (dueAt !== undefined && opensAt < dueAt)) return null;
      const day = formatDate(opensAt, 'dayMonth');
      return t`opens on ${day}`;
    }
    case 'being-built':
      return t`not there yet`;
    case 'nothing-to-review':
      return t`no one has finished a realm yet`;
  }
}
