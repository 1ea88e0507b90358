// The audit log, filtered by action, user and day.
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
      <Filters listParams={listParams} actions={auditLog.data?.actions ?? []} />
      <QueryResult query={auditLog}>
        {({ items, total, page, size }) => (
          <div className="grid gap-4">
            {items.length === 0 ? (
              <EmptyState>{total === 0 ? 'No entries match these filters.' : 'This page is empty.'}</EmptyState>
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

function Filters({ listParams, actions }: { listParams: ListParams; actions: readonly string[] }) {
  const known = [...new Set([...actions, listParams.get('action')])].filter((action) => action !== '');
  const dayField = (key: 'from' | 'until', label: string) => (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          value={listParams.get(key)}
          onChange={(event) => listParams.set({ [key]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <Card className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <SearchBox
        label="User (full user name)"
        value={listParams.get('person')}
        onSearch={(person) => listParams.set({ person }, true)}
      />
      <Field label="Action">
        {(control) => (
          <Select
            {...control}
            value={listParams.get('action') || 'any'}
            options={[
              { value: 'any', label: 'All actions' },
              ...known.map((value) => ({ value, label: humanize(value) })),
            ]}
            onChange={(action) => listParams.set({ action: action === 'any' ? '' : action })}
          />
        )}
      </Field>
      {dayField('from', 'From')}
      {dayField('until', 'To')}
    </Card>
  );
}
