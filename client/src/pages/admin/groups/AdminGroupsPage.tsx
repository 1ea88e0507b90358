// Lists the groups of all teachers.

import { type AdminGroupsReply, GROUP_FILTERS, GROUP_SORTS } from '@lanternwise/shared/contracts/admin-overview';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { overviewApi } from '../../../features/admin/overviewApi.ts';
import { formatDate } from '../../../i18n/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ListSearch, ListSelect } from '../../layout/ListControls.tsx';
import { useListParams } from '../../layout/useListParams.ts';
import { AdminQueryList, ListRow } from '../AdminList.tsx';
import { AdminPage } from '../AdminPage.tsx';

const STATE_LABELS = { active: msg`In use`, archived: msg`Archived` } as const;
const SORT_LABELS = {
  newest: msg`Newest first`,
  name: msg({ context: 'sort', message: 'Name' }),
  students: msg`Most students`,
} as const;

export function AdminGroupsPage() {
  const { t } = useLingui();
  const listParams = useListParams();
  const state = GROUP_FILTERS.find((known) => known === listParams.get('state'));
  const groups = overviewApi.useAdminGroupsQuery({ ...listParams.pick('search', 'sort'), ...(state && { state }) });
  return (
    <AdminPage
      title={t`Groups`}
      intro={t`The classes of all teachers. Opening a class report that is not your own is recorded in the audit log.`}
    >
      <Filters />
      <AdminQueryList
        query={{ ...groups, data: groups.currentData ?? groups.data }}
        label={t({ context: 'list', message: 'groups' })}
        empty={<Trans>No groups here.</Trans>}
      >
        {(items) => <GroupRows groups={items} />}
      </AdminQueryList>
    </AdminPage>
  );
}

function Filters() {
  const { t } = useLingui();
  return (
    <Card className="grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
      <ListSearch label={t`Name of the group`} />
      <ListSelect
        name="state"
        label={t`State`}
        all={t`All groups`}
        values={GROUP_FILTERS}
        labelOf={(value) => t(STATE_LABELS[value])}
      />
      <ListSelect
        name="sort"
        label={t`Sort by`}
        values={GROUP_SORTS}
        usual="newest"
        labelOf={(value) => t(SORT_LABELS[value])}
      />
    </Card>
  );
}

function GroupRows({ groups }: { groups: Readonly<AdminGroupsReply['items']> }) {
  return (
    <ul className="grid gap-2">
      {groups.map(({ id, name, owner, students, createdAt, archivedAt }) => (
        <ListRow key={id} columns="lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_8rem_8rem_7rem]">
          <Link to={`/teacher/groups/${id}`} className="lw-link min-w-0 py-1 font-bold break-words">
            {name}
          </Link>
          {owner ? (
            <Link to={`/admin/users/${owner.id}`} className="lw-link py-1 break-words">
              {owner.username}
            </Link>
          ) : (
            <span className="text-muted">
              <Trans>No owner</Trans>
            </span>
          )}
          <span>
            <Plural value={students} one="# student" other="# students" />
          </span>
          <span className="text-sm text-muted">{formatDate(createdAt, 'medium')}</span>
          <span>
            {archivedAt !== null && (
              <Badge>
                <Trans>Archived</Trans>
              </Badge>
            )}
          </span>
        </ListRow>
      ))}
    </ul>
  );
}
