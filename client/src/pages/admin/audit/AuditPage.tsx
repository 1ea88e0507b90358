// The audit log, filtered by person, kind, action and day.
import { AUDIT_SUBJECTS } from '@lanternwise/shared/constants/audit';
import { useLingui } from '@lingui/react/macro';
import { useAuditLogQuery } from '../../../features/admin/siteApi.ts';
import { Card } from '../../../ui/Card.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { SelectField } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { type ListParams, useListParams } from '../../layout/useListParams.ts';
import { AdminList } from '../AdminList.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { humanize } from '../formatAdmin.ts';
import { AuditList } from './AuditList.tsx';
import { AUDIT_WORDS, SUBJECT_LABELS } from './auditWords.ts';

export function AuditPage() {
  const { t } = useLingui();
  const listParams = useListParams();
  const kind = AUDIT_SUBJECTS.find((known) => known === listParams.get('kind'));
  const auditLog = useAuditLogQuery({ ...listParams.pick('action', 'person', 'from', 'until'), ...(kind && { kind }) });
  return (
    <AdminPage
      title={t`Audit log`}
      intro={t`Who did what to whom, when and why. Nothing here can be changed or deleted.`}
    >
      <Filters listParams={listParams} actions={auditLog.data?.actions ?? []} />
      <QueryResult query={auditLog}>
        {(list) => (
          <AdminList
            label={t`entries`}
            list={list}
            empty={t`No entries match these filters.`}
            onPageChange={listParams.setPage}
          >
            {(items) => <AuditList entries={items} />}
          </AdminList>
        )}
      </QueryResult>
    </AdminPage>
  );
}

function Filters({ listParams, actions }: { listParams: ListParams; actions: readonly string[] }) {
  const { t } = useLingui();
  const known = [...new Set([...actions, listParams.get('action')])].filter((action) => action !== '');
  const actionLabel = (action: string) => {
    const words = Object.entries(AUDIT_WORDS).find(([name]) => name === action)?.[1];
    return words ? t(words.label) : humanize(action);
  };
  const dayField = (key: 'from' | 'until', label: string) => (
    <TextField
      label={label}
      type="date"
      value={listParams.get(key)}
      onChange={(text) => listParams.set({ [key]: text })}
    />
  );
  return (
    <Card className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
      <SearchBox
        label={t`Person (whole user name)`}
        value={listParams.get('person')}
        onSearch={(person) => listParams.set({ person }, true)}
      />
      <SelectField
        label={t`About`}
        value={AUDIT_SUBJECTS.find((each) => each === listParams.get('kind')) ?? 'any'}
        options={[
          { value: 'any', label: t`Everything` },
          ...AUDIT_SUBJECTS.map((value) => ({ value, label: t(SUBJECT_LABELS[value]) })),
        ]}
        onChange={(value) => listParams.set({ kind: value === 'any' ? '' : value })}
      />
      <SelectField
        label={t`Action`}
        value={listParams.get('action') || 'any'}
        options={[
          { value: 'any', label: t`All actions` },
          ...known.map((value) => ({ value, label: actionLabel(value) })),
        ]}
        onChange={(action) => listParams.set({ action: action === 'any' ? '' : action })}
      />
      {dayField('from', t({ context: 'date', message: 'From' }))}
      {dayField('until', t({ context: 'date', message: 'To' }))}
    </Card>
  );
}
