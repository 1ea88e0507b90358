// Lists all accounts for an Admin; search, filters, sort and page live in the URL, and bulk actions ask for a reason.
import { ACCOUNT_STATES, ROLES } from '@lanternwise/shared/constants/users';
import { PLAN_FILTERS, USER_SORTS } from '@lanternwise/shared/contracts/admin-users';
import { useEffect, useRef, useState } from 'react';
import { useAdminUsersQuery } from '../../../features/admin/adminApi.ts';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { Select } from '../../../ui/Select.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { type ListParams, useListParams } from '../../layout/useListParams.ts';
import { AdminPage, EmptyState } from '../AdminPage.tsx';
import { humanize } from '../formatAdmin.ts';
import { BulkActionBar } from './BulkActionBar.tsx';
import { UserRows } from './UserRows.tsx';
import { STATE_LABELS } from './userLabels.ts';

const FILTER_KEYS = ['search', 'role', 'plan', 'status', 'sort'] as const;

const SORT_LABELS: Record<(typeof USER_SORTS)[number], string> = {
  name: 'Name',
  newest: 'Newest first',
  oldest: 'Oldest first',
  role: 'Role',
};

export function UsersPage() {
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
    <AdminPage title="Users" intro="Every account on this site. Changes are recorded in the audit log.">
      <Filters listParams={listParams} />
      <QueryResult query={{ ...list, data: list.currentData ?? list.data }}>
        {({ items, total, page, size }) => {
          const chosenOnPage = items.filter(({ id }) => chosen.has(id));
          return (
            <div ref={rowsRef} tabIndex={-1} className="grid gap-4 outline-none" aria-busy={list.isFetching}>
              <BulkActionBar chosen={chosenOnPage} onDone={handleDone} />
              {items.length === 0 ? (
                <EmptyState>
                  {total === 0
                    ? 'No account matches this search. Try fewer letters or other filters.'
                    : 'This page is empty.'}
                </EmptyState>
              ) : (
                <UserRows users={items} chosen={chosen} onChoose={setChosen} />
              )}
              <Pagination
                label="accounts"
                page={page}
                pageSize={size}
                total={total}
                onPageChange={listParams.setPage}
              />
            </div>
          );
        }}
      </QueryResult>
    </AdminPage>
  );
}

function Filters({ listParams }: { listParams: ListParams }) {
  const renderSelect = (
    key: string,
    label: string,
    allLabel: string,
    values: readonly string[],
    formatLabel: (code: string) => string,
  ) => (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={values.includes(listParams.get(key)) ? listParams.get(key) : 'any'}
          options={[
            { value: 'any', label: allLabel },
            ...values.map((value) => ({ value, label: formatLabel(value) })),
          ]}
          onChange={(value) => listParams.set({ [key]: value === 'any' ? '' : value })}
        />
      )}
    </Field>
  );
  return (
    <Card className="grid grid-cols-2 gap-4 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
      <div className="max-lg:col-span-2">
        <SearchBox
          label="Name or e-mail"
          value={listParams.get('search')}
          onSearch={(search) => listParams.set({ search }, true)}
        />
      </div>
      {renderSelect('role', 'Role', 'All roles', ROLES, (role) => role)}
      {renderSelect('plan', 'Plan', 'All plans', PLAN_FILTERS, (plan) =>
        plan === 'none' ? 'No plan' : humanize(plan),
      )}
      {renderSelect(
        'status',
        'State',
        'All states',
        ACCOUNT_STATES,
        (state) => STATE_LABELS[state as keyof typeof STATE_LABELS],
      )}
      <Field label="Sort by">
        {(control) => (
          <Select
            {...control}
            value={USER_SORTS.find((sort) => sort === listParams.get('sort')) ?? 'name'}
            options={USER_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))}
            onChange={(sort) => listParams.set({ sort: sort === 'name' ? '' : sort })}
          />
        )}
      </Field>
    </Card>
  );
}
