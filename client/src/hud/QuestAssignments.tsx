// What the teacher gave to do in this realm, at the top of the quest log.
import { Trans, useLingui } from '@lingui/react/macro';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { dueText, noteText } from '../features/assignments/assignmentWords.ts';
import { TellAdultButton } from '../help/TellAdultButton.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import type { AssignedHere } from './assignedHere.ts';
import styles from './QuestAssignments.module.css';
import { useAssignedHere } from './useAssignedHere.ts';

/** Of those that are given here; more would push the tasks out of the log. */
const SHOWN = 3;

export function QuestAssignments() {
  const { t } = useLingui();
  const found = useAssignedHere();
  if (found.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t`From your teacher`}>
      {found.slice(0, SHOWN).map((one) => (
        <li key={one.assignment.id} className={styles.assignment}>
          <ClipboardList aria-hidden="true" size={20} className={styles.icon} />
          <AssignmentText {...one} />
        </li>
      ))}
    </ul>
  );
}

function AssignmentText({ assignment, done, of }: AssignedHere) {
  const { t } = useLingui();
  const { title, state, kind } = assignment;
  const due = dueText(assignment);
  const note = noteText(assignment.note);
  return (
    <div className={styles.text}>
      <strong>
        {kind === 'realm' || kind === 'unit' ? (
          <Trans>From your teacher: the whole realm</Trans>
        ) : (
          <Trans>From your teacher: {title}</Trans>
        )}
      </strong>
      <span>
        {state === 'overdue' ? <Trans>It was due on {due}. You can still do it.</Trans> : <Trans>By {due}</Trans>}
      </span>
      {note !== null && <span>{note}</span>}
      {assignment.note && 'text' in assignment.note && (
        <TellAdultButton field="assignment-note" text={assignment.note.text} />
      )}
      <ProgressBar label={t`Progress: ${title}`} value={done} max={of} valueText={t`${done} of ${of} steps done`} />
    </div>
  );
}
