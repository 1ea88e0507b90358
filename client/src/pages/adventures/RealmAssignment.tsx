// The mark on a realm's card that says what a teacher gave to do there, and until when.
import { isDoneState } from '@lanternwise/shared/assignments/progress';
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { OwnAssignment } from '@lanternwise/shared/contracts/assignments';
import { Plural, Trans } from '@lingui/react/macro';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { dueText } from '../../features/assignments/assignmentWords.ts';
import { assignedRealm } from '../../features/assignments/useOwnAssignments.ts';

/** What is not done in a realm, soonest first. */
export const openIn = (assignments: readonly OwnAssignment[], map: MapId): readonly OwnAssignment[] =>
  assignments.filter((one) => !isDoneState(one.state) && !one.isGone && assignedRealm(one) === map);

export function RealmAssignment({ assignments }: { assignments: readonly OwnAssignment[] }) {
  const [next] = assignments;
  if (!next) return null;
  const { title, kind, state } = next;
  const due = dueText(next);
  const others = assignments.length - 1;
  return (
    <p className="flex items-start gap-2 rounded-lg border-2 border-link p-2">
      <ClipboardList aria-hidden="true" size={22} className="mt-0.5 flex-none text-link" />
      <span className="min-w-0">
        <strong className="block break-words">
          {kind === 'realm' || kind === 'unit' ? (
            <Trans>From your teacher: the whole realm</Trans>
          ) : (
            <Trans>From your teacher: {title}</Trans>
          )}
        </strong>
        {state === 'overdue' ? <Trans>It was due on {due}. You can still do it.</Trans> : <Trans>By {due}</Trans>}
        {others > 0 && (
          <>
            {' '}
            <Plural value={others} one="And # more here." other="And # more here." />
          </>
        )}
      </span>
    </p>
  );
}
