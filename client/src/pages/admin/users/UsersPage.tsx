// Lists all accounts for an Admin; search, filters, sort and page live in the URL, and bulk actions ask for a reason.

import { ACCOUNT_STATES, ROLES } from '@lanternwise/shared/constants/users';
import { PLAN_FILTERS, USER_SORTS } from '@lanternwise/shared/contracts/admin-users';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { adminApi } from '../../../features/admin/adminApi.ts';
import { Card } from '../../../ui/Card.tsx';
import { ListSearch, ListSelect } from '../../layout/ListControls.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { useListParams } from '../../layout/useListParams.ts';
import { AdminList } from '../AdminList.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { BulkActionBar } from './BulkActionBar.tsx';
import { UserRows } from './UserRows.tsx';
import { planLabel, ROLE_LABELS, STATE_LABELS } from './userLabels.ts';

const FILTER_KEYS = ['search', 'role', 'plan', 'status', 'sort'] as const;

const SORT_LABELS: Record<(typeof USER_SORTS)[number], MessageDescriptor> = {
  name: msg({ context: 'sort', message: 'Name' }),
  newest: msg`Newest first`,
  oldest: msg`Oldest first`,
  role: msg`Role`,
};

export function UsersPage() {
  const { t } = useLingui();
  const listParams = useListParams();
  const list = adminApi.useAdminUsersQuery(listParams.pick(...FILTER_KEYS));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rowsRef = useRef<HTMLDivElement>(null);
  const [completedActions, setCompletedActions] = useState(0);
  useEffect(() => {
    // The action bar unmounts with the selection, so the focus moves to the list.
    if (completedActions > 0) rowsRef.current?.focus({ preventScroll: true });
  }, [completedActions]);
  const handleDone = () => {
    setChosen(new Set());
    setCompletedActions((count) => count + 1);
  };

  return (
    <AdminPage title={t`Users`} intro={t`Every account on this site. Changes are recorded in the audit log.`}>
      <Filters />
      <QueryResult query={{ ...list, data: list.currentData ?? list.data }}>
        {(found) => {
          const chosenOnPage = found.items.filter(({ id }) => chosen.has(id));
          return (
            <div ref={rowsRef} tabIndex={-1} className="grid gap-4 outline-none" aria-busy={list.isFetching}>
              <BulkActionBar chosen={chosenOnPage} onDone={handleDone} />
              <AdminList
                label={t({ context: 'list', message: 'accounts' })}
                list={found}
                empty={t`No account matches this search. Try fewer letters or other filters.`}
              >
                {(items) => <UserRows users={items} chosen={chosen} onChoose={setChosen} />}
              </AdminList>
            </div>
          );
        }}
      </QueryResult>
    </AdminPage>
  );
}

function Filters() {
  const { t } = useLingui();
  return (
    <Card className="grid grid-cols-2 gap-4 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
      <div className="max-lg:col-span-2">
        <ListSearch label={t`Name or e-mail`} />
      </div>
      <ListSelect
        name="role"
        label={t`Role`}
        all={t`All roles`}
        values={ROLES}
        labelOf={(role) => t(ROLE_LABELS[role])}
      />
      <ListSelect name="plan" label={t`Plan`} all={t`All plans`} values={PLAN_FILTERS} labelOf={planLabel} />
      <ListSelect
        name="status"
        label={t`State`}
        all={t`All states`}
        values={ACCOUNT_STATES}
        labelOf={(state) => t(STATE_LABELS[state])}
      />
      <ListSelect
        name="sort"
        label={t`Sort by`}
        values={USER_SORTS}
        usual="name"
        labelOf={(sort) => t(SORT_LABELS[sort])}
      />
    </Card>
  );
}
