// The audit log, filtered by person, kind, action and day.

import { AUDIT_SUBJECTS } from '@lanternwise/shared/constants/audit';
import { useLingui } from '@lingui/react/macro';
import { siteApi } from '../../../features/admin/siteApi.ts';
import { Card } from '../../../ui/Card.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { ListSearch, ListSelect } from '../../layout/ListControls.tsx';
import { type ListParams, useListParams } from '../../layout/useListParams.ts';
import { AdminQueryList } from '../AdminList.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { humanize } from '../formatAdmin.ts';
import { AuditList } from './AuditList.tsx';
import { AUDIT_WORDS, SUBJECT_LABELS } from './auditWords.ts';

export function AuditPage() {
  const { t } = useLingui();
  const listParams = useListParams();
  const kind = AUDIT_SUBJECTS.find((known) => known === listParams.get('kind'));
  const auditLog = siteApi.useAuditLogQuery({
    ...listParams.pick('action', 'person', 'from', 'until'),
    ...(kind && { kind }),
  });
  return (
    <AdminPage
      title={t`Audit log`}
      intro={t`Who did what to whom, when and why. Nothing here can be changed or deleted.`}
    >
      <Filters listParams={listParams} actions={auditLog.data?.actions ?? []} />
      <AdminQueryList query={auditLog} label={t`entries`} empty={t`No entries match these filters.`}>
        {(items) => <AuditList entries={items} />}
      </AdminQueryList>
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
      <ListSearch name="person" label={t`Person (whole user name)`} />
      <ListSelect
        name="kind"
        label={t`About`}
        all={t`Everything`}
        values={AUDIT_SUBJECTS}
        labelOf={(value) => t(SUBJECT_LABELS[value])}
      />
      <ListSelect name="action" label={t`Action`} all={t`All actions`} values={known} labelOf={actionLabel} />
      {dayField('from', t({ context: 'date', message: 'From' }))}
      {dayField('until', t({ context: 'date', message: 'To' }))}
    </Card>
  );
}
