// What is due in the next seven days: assignments, realms that open, and invitations that end.
import type { DueItem } from '@lanternwise/shared/contracts/teacher-home';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { dueText } from '../../features/assignments/assignmentWords.ts';
import { realmCard } from '../../features/realm/realms.ts';
import { formatDate } from '../../i18n/format.ts';
import { Card } from '../../ui/Card.tsx';

const TABS = { 'realm-opens': 'realms', 'invitation-ends': 'invite', 'assignment-due': 'assignments' } as const;

export function DueThisWeek({ items }: { items: readonly DueItem[] }) {
  return (
    <Card title={<Trans>This week</Trans>} region className="grid gap-3">
      {items.length === 0 && (
        <p className="text-muted">
          <Trans>Nothing is due in the next seven days.</Trans>
        </p>
      )}
      <ul className="grid gap-3">
        {items.map((item) => (
          <li key={`${item.kind} ${item.groupId} ${item.realm ?? item.assignment?.id} ${item.at}`} className="grid">
            <span className="text-sm text-muted">{whenOf(item)}</span>
            <span>
              <DueText item={item} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const whenOf = ({ at, assignment }: DueItem): string =>
  assignment ? dueText({ ...assignment, dueAt: Date.parse(at) }) : formatDate(at, 'shortTime');

function DueText({ item: { kind, groupId, groupName, realm, assignment } }: { item: DueItem }) {
  const group = (
    <Link to={`/teacher/groups/${groupId}?tab=${TABS[kind]}`} className="lw-link">
      {groupName}
    </Link>
  );
  if (assignment) {
    const { id, title: work, done, students } = assignment;
    const link = (
      <Link to={`/teacher/groups/${groupId}/assignments/${id}`} className="lw-link">
        {work}
      </Link>
    );
    return (
      <Trans>
        {link} is due in {group}: {done} of {students} done.
      </Trans>
    );
  }
  if (realm === null) return <Trans>The invitation to {group} ends.</Trans>;
  const { title } = realmCard(realm);
  return (
    <Trans>
      {title} opens for {group}.
    </Trans>
  );
}
