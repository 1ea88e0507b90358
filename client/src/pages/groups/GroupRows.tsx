// Lists the groups of one page as cards that link to them.
import type { GroupRow } from '@lanternwise/shared/contracts/groups';
import { Plural, Trans } from '@lingui/react/macro';
import UsersRound from 'lucide-react/icons/users-round';
import { Link } from 'react-router-dom';
import { Badge } from '../../ui/Badge.tsx';

export function GroupRows({ groups }: { groups: readonly GroupRow[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {groups.map((group) => (
        <li key={group.id}>
          <Link
            to={`/teacher/groups/${group.id}`}
            className="lw-card grid h-full content-between gap-3 hover:bg-raised"
          >
            <span className="min-w-0 text-lg font-bold break-words text-link">{group.name}</span>
            <span className="flex flex-wrap items-center gap-2">
              <UsersRound aria-hidden="true" size={20} className="text-muted" />{' '}
              <Plural value={group.studentCount} one="# student" other="# students" />
              {group.part === 'co-teacher' && (
                <Badge colour="violet">
                  <Trans>You co-teach</Trans>
                </Badge>
              )}
              {group.archivedAt !== null && (
                <Badge>
                  <Trans>Archived</Trans>
                </Badge>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
