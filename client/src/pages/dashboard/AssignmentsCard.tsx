// What the learner's teachers gave to do: until when, how far it is, and the way to it.
import { isDoneState } from '@lanternwise/shared/assignments/progress';
import type { OwnAssignment } from '@lanternwise/shared/contracts/assignments';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Hourglass from 'lucide-react/icons/hourglass';
import { Link } from 'react-router-dom';
import { dueText, noteText, standingText } from '../../features/assignments/assignmentWords.ts';
import { useOwnAssignments } from '../../features/assignments/useOwnAssignments.ts';
import { TellAdultButton } from '../../help/TellAdultButton.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';

/** Nothing without assignments. */
export function AssignmentsCard() {
  const assignments = useOwnAssignments();
  if (assignments.length === 0) return null;
  return (
    <Card role="region" aria-labelledby="assignments" className="grid gap-4">
      <h2 id="assignments" className="flex items-center gap-2 text-xl text-link">
        <ClipboardList aria-hidden="true" size={24} /> <Trans>From your teacher</Trans>
      </h2>
      <ul className="grid gap-4">
        {assignments.map((assignment) => (
          <li key={assignment.id} className="border-b border-line/45 pb-4 last:border-0 last:pb-0">
            <Assignment assignment={assignment} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Assignment({ assignment }: { assignment: OwnAssignment }) {
  const { t } = useLingui();
  const { kind, title, realmTitle, groupName, state, done, of, path, isGone } = assignment;
  const isDone = isDoneState(state);
  const due = dueText(assignment);
  const note = noteText(assignment.note);
  return (
    <div className="grid items-center gap-x-6 gap-y-2 sm:grid-cols-[1fr_auto]">
      <div className="grid min-w-0 gap-1">
        <h3 className="text-lg break-words">{title}</h3>
        <p className="text-muted">
          <Trans>By {due}</Trans>
          {' · '}
          {realmTitle ?? groupName}
        </p>
        {note !== null && !isDone && <p className="break-words">{note}</p>}
        {assignment.note && 'text' in assignment.note && !isDone && (
          <TellAdultButton field="assignment-note" text={assignment.note.text} />
        )}
        <p className="flex items-center gap-2 font-bold">
          {isDone ? (
            <Check aria-hidden="true" size={20} className="flex-none text-ok" />
          ) : (
            <Hourglass aria-hidden="true" size={20} className="flex-none text-muted" />
          )}
          {isGone ? <Trans>This is no longer in the course. You need not do it.</Trans> : standingText(assignment)}
        </p>
        {!isDone && !isGone && done > 0 && (
          <ProgressBar label={t`Progress: ${title}`} value={done} max={of} valueText={t`${done} of ${of} steps done`} />
        )}
      </div>
      {path !== null && (
        <Link to={path} className={buttonClass({ variant: isDone ? 'quiet' : 'secondary' })}>
          {isDone ? <Trans>Open again</Trans> : done > 0 ? <Trans>Continue</Trans> : <Trans>Start</Trans>}
          <span className="lw-hidden">: {title}</span>
        </Link>
      )}
      {path === null && !isDone && !isGone && (
        <p className="text-muted">
          {kind === 'review' ? (
            <Trans>First finish a realm. Then there is something to review.</Trans>
          ) : (
            <Trans>Your teacher opens it later.</Trans>
          )}
        </p>
      )}
    </div>
  );
}
