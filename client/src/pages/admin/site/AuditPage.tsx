// The audit log: every act of power, by verb, person and day.
import { useAuditLogQuery } from '../../../features/admin/siteApi.ts';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { type ListParams, useListParams } from '../../layout/useListParams.ts';
import { AdminPage, EmptyState } from '../AdminPage.tsx';
import { AuditList } from '../AuditList.tsx';
import { humanize } from '../formatAdmin.ts';

const FILTER_KEYS = ['action', 'person', 'from', 'until'] as const;

export function AuditPage() {
  const listParams = useListParams();
  const auditLog = useAuditLogQuery(listParams.pick(...FILTER_KEYS));
  return (
    <AdminPage title="Audit log" intro="Who did what to whom, when and why. Nothing here can be changed or deleted.">
      <Filters address={listParams} actions={auditLog.data?.actions ?? []} />
      <QueryResult from={auditLog}>
        {({ items, total, page, size }) => (
          <div className="grid gap-4">
            {items.length === 0 ? (
              <EmptyState>
                {total === 0 ? 'Nothing was done yet that fits these filters.' : 'This page is empty.'}
              </EmptyState>
            ) : (
              <AuditList entries={items} />
            )}
            <Pagination label="entries" page={page} pageSize={size} total={total} onPageChange={listParams.setPage} />
          </div>
        )}
      </QueryResult>
    </AdminPage>
  );
}

function Filters({ address, actions }: { address: ListParams; actions: readonly string[] }) {
  const known = [...new Set([...actions, address.get('action')])].filter((action) => action !== '');
  const dayField = (key: 'from' | 'until', label: string) => (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          value={address.get(key)}
          onChange={(event) => address.set({ [key]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <Card className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <SearchBox
        label="Person (whole user name)"
        value={address.get('person')}
        onSearch={(person) => address.set({ person }, true)}
      />
      <Field label="What was done">
        {(control) => (
          <Select
            {...control}
            value={address.get('action') || 'any'}
            options={[
              { value: 'any', label: 'Everything' },
              ...known.map((value) => ({ value, label: humanize(value) })),
            ]}
            onChange={(action) => address.set({ action: action === 'any' ? '' : action })}
          />
        )}
      </Field>
      {dayField('from', 'From day')}
      {dayField('until', 'To day')}
    </Card>
  );
}
