// Lists the accounts of one page, as rows on wide screens and as cards on phones.

import type { ListedUser } from '@lanternwise/shared/contracts/admin-users';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../i18n/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Portrait } from '../../../ui/Portrait.tsx';
import { formatPlan, ROLE_LABELS, STATE_COLOURS, STATE_LABELS } from './userLabels.ts';

export interface UserRowsProps {
  users: readonly ListedUser[];
  chosen: ReadonlySet<string>;
  onChoose(chosen: ReadonlySet<string>): void;
}

const GRID_COLUMNS = 'lg:grid-cols-[3rem_minmax(0,2.2fr)_7rem_minmax(0,1.2fr)_minmax(0,1.3fr)_8rem]';

export function UserRows({ users, chosen, onChoose }: UserRowsProps) {
  const { t } = useLingui();
  const allChosen = users.every(({ id }) => chosen.has(id));
  const choose = (ids: string[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onChoose(next);
  };
  return (
    <div className="grid gap-2">
      <div className={`grid items-center gap-x-4 px-4 ${GRID_COLUMNS}`}>
        <Checkbox
          label={<span className="lg:sr-only">{t`Select all on this page`}</span>}
          checked={allChosen}
          onChange={(on) =>
            choose(
              users.map(({ id }) => id),
              on,
            )
          }
        />
        {[t`User`, t`Role`, t`State`, t`Plan`, t`Since`].map((head) => (
          <span key={head} aria-hidden="true" className="font-bold text-muted max-lg:hidden">
            {head}
          </span>
        ))}
      </div>
      <ul className="grid gap-2">
        {users.map((user) => (
          <li
            key={user.id}
            className={`grid items-center gap-x-4 gap-y-2 rounded-md border-2 border-line/40 bg-panel px-4 py-2 ${GRID_COLUMNS} max-lg:grid-cols-[2rem_minmax(0,1fr)]`}
          >
            <Checkbox
              label={<SelectLabel username={user.username} />}
              checked={chosen.has(user.id)}
              onChange={(on) => choose([user.id], on)}
            />
            <Person user={user} />
            <UserCells user={user} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const SelectLabel = ({ username }: { username: string }) => (
  <span className="lw-hidden">
    <Trans>Select {username}</Trans>
  </span>
);

function Person({ user }: { user: ListedUser }) {
  const { t } = useLingui();
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Portrait character={user.avatar} name="" size={40} />
      <div className="min-w-0">
        <Link
          to={`/admin/users/${user.id}`}
          className="block truncate py-1 font-bold text-link underline-offset-4 hover:underline"
        >
          {user.username}
        </Link>
        <p className="truncate text-sm text-muted">
          {user.email ?? (user.isClassAccount ? t`Class account` : t`No e-mail address`)}
        </p>
      </div>
    </div>
  );
}

/** Below the name on phones; separate columns on wide screens. */
function UserCells({ user }: { user: ListedUser }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-lg:col-start-2 lg:contents">
      <span>{t(ROLE_LABELS[user.role])}</span>
      <span>
        <Badge colour={STATE_COLOURS[user.status]}>{t(STATE_LABELS[user.status])}</Badge>
      </span>
      <span className="text-muted">{formatPlan(user)}</span>
      <span className="text-sm text-muted">{formatDate(user.createdAt, 'medium')}</span>
    </div>
  );
}
