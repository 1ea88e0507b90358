// Lists all accounts for an Admin; search, filters, sort and page live in the URL, and bulk actions ask for a reason.

import { ACCOUNT_STATES, ROLES, type Role } from '@lanternwise/shared/constants/users';
import { PLAN_FILTERS, USER_SORTS } from '@lanternwise/shared/contracts/admin-users';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useAdminUsersQuery } from '../../../features/admin/adminApi.ts';
import { Card } from '../../../ui/Card.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { SelectField } from '../../../ui/Select.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { type ListParams, useListParams } from '../../layout/useListParams.ts';
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
  const list = useAdminUsersQuery(listParams.pick(...FILTER_KEYS));
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
      <Filters listParams={listParams} />
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
                onPageChange={listParams.setPage}
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

function Filters({ listParams }: { listParams: ListParams }) {
  const { t } = useLingui();
  const renderSelect = (
    key: string,
    label: string,
    allLabel: string,
    values: readonly string[],
    formatLabel: (code: string) => string,
  ) => (
    <SelectField
      label={label}
      value={values.includes(listParams.get(key)) ? listParams.get(key) : 'any'}
      options={[{ value: 'any', label: allLabel }, ...values.map((value) => ({ value, label: formatLabel(value) }))]}
      onChange={(value) => listParams.set({ [key]: value === 'any' ? '' : value })}
    />
  );
  return (
    <Card className="grid grid-cols-2 gap-4 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
      <div className="max-lg:col-span-2">
        <SearchBox
          label={t`Name or e-mail`}
          value={listParams.get('search')}
          onSearch={(search) => listParams.set({ search }, true)}
        />
      </div>
      {renderSelect('role', t`Role`, t`All roles`, ROLES, (role) => t(ROLE_LABELS[role as Role]))}
      {renderSelect('plan', t`Plan`, t`All plans`, PLAN_FILTERS, planLabel)}
      {renderSelect('status', t`State`, t`All states`, ACCOUNT_STATES, (state) =>
        t(STATE_LABELS[state as keyof typeof STATE_LABELS]),
      )}
      <SelectField
        label={t`Sort by`}
        value={USER_SORTS.find((sort) => sort === listParams.get('sort')) ?? 'name'}
        options={USER_SORTS.map((value) => ({ value, label: t(SORT_LABELS[value]) }))}
        onChange={(sort) => listParams.set({ sort: sort === 'name' ? '' : sort })}
      />
    </Card>
  );
}
