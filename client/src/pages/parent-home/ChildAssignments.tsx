// What the child's classes gave to do around this week, and whether it is done.

import type { AssignmentState } from '@lanternwise/shared/assignments/progress';
import type { ChildReport } from '@lanternwise/shared/contracts/parent';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Hourglass from 'lucide-react/icons/hourglass';
import { dueText } from '../../features/assignments/assignmentWords.ts';
import { Card } from '../../ui/Card.tsx';

const STATES: Record<AssignmentState, MessageDescriptor> = {
  open: msg`not yet done`,
  'in-progress': msg`begun`,
  done: msg`done`,
  'done-late': msg`done, after the due date`,
  overdue: msg`not yet done, it can still be done`,
};

export function ChildAssignments({ assignments }: Pick<ChildReport, 'assignments'>) {
  const { t } = useLingui();
  if (assignments.length === 0) return null;
  return (
    <Card raised className="grid gap-3">
      <h3 className="flex items-center gap-2 text-lg">
        <ClipboardList aria-hidden="true" size={22} /> <Trans>Assignments from class</Trans>
      </h3>
      <ul className="grid gap-2">
        {assignments.map((assignment) => {
          const { id, title, state } = assignment;
          const due = dueText(assignment);
          const isDone = state === 'done' || state === 'done-late';
          const Icon = isDone ? Check : Hourglass;
          const words = t(STATES[state]);
          return (
            <li key={id} className="flex items-start gap-2">
              <Icon aria-hidden="true" size={20} className={`mt-1 flex-none ${isDone ? 'text-ok' : 'text-muted'}`} />
              <span className="min-w-0 break-words">
                <Trans>
                  Due {due}: {title}: <strong>{words}</strong>
                </Trans>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
