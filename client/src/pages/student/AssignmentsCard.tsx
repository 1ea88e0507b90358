// What the student's classes gave to do, with how far the student is; the latest due first.
import type { StudentReport } from '@lanternwise/shared/contracts/reports';
import { Trans, useLingui } from '@lingui/react/macro';
import { dueText } from '../../features/assignments/assignmentWords.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { STATE_COLOURS, STATE_LABELS } from '../assignments/words.ts';

/** In the report; the class's own page has all. */
const SHOWN = 12;

export function AssignmentsCard({ assignments }: Pick<StudentReport, 'assignments'>) {
  const { t } = useLingui();
  if (assignments.length === 0) return null;
  return (
    <Card title={<Trans>Assignments</Trans>} className="grid gap-3">
      <ul className="grid gap-3">
        {assignments.slice(0, SHOWN).map((assignment) => {
          const { id, title, groupName, state, done, of } = assignment;
          const due = dueText(assignment);
          return (
            <li key={id} className="grid gap-1">
              <span className="flex flex-wrap items-start justify-between gap-2">
                <span className="min-w-0 break-words">{title}</span>
                <Badge colour={STATE_COLOURS[state]}>{t(STATE_LABELS[state])}</Badge>
              </span>
              <span className="text-sm text-muted">
                <Trans>Due {due}</Trans> · {groupName}
                {state !== 'done' && state !== 'done-late' && done > 0 && (
                  <>
                    {' · '}
                    <Trans>
                      {done} of {of}
                    </Trans>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
