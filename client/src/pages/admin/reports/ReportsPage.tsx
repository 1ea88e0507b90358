// The Admin's page of what children told an adult, and of all texts that teachers wrote to children in the last 90 days.

import type { AdultReport, KeptText } from '@lanternwise/shared/contracts/teacher-texts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { teacherTextsApi } from '../../../features/teacherTextsApi.ts';
import { formatDate } from '../../../i18n/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ListSearch, ListSelect } from '../../layout/ListControls.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { useListParams } from '../../layout/useListParams.ts';
import { AdminList, AdminQueryList } from '../AdminList.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';

const SHOWN = ['open', 'closed', 'texts'] as const;
const SHOWN_LABELS: Record<(typeof SHOWN)[number], MessageDescriptor> = {
  open: msg`Open reports`,
  closed: msg`Closed reports`,
  texts: msg`All texts`,
};
const FIELD_LABELS: Record<KeptText['field'], MessageDescriptor> = {
  'live-gather': msg`Said in a live lesson`,
  'assignment-note': msg`Note to an assignment`,
  'class-name': msg`Name of a class`,
  'learner-note': msg`Note about a student`,
};

export function ReportsPage() {
  const { t } = useLingui();
  const listParams = useListParams();
  const shown = SHOWN.find((known) => known === listParams.get('show')) ?? 'open';
  return (
    <AdminPage
      title={t`Teachers' texts`}
      intro={t`What children told an adult, and what teachers wrote to children: kept for 90 days, or until a report about it is closed. Each look is recorded in the audit log. Texts and reports about you are not shown to you.`}
    >
      <Card className="grid items-end gap-4 sm:grid-cols-[14rem_1fr]">
        <ListSelect
          name="show"
          label={t`Show`}
          values={SHOWN}
          usual="open"
          labelOf={(value) => t(SHOWN_LABELS[value])}
        />
        <ListSearch label={t`Text, teacher or class`} />
      </Card>
      {shown === 'texts' ? <Texts /> : <Reports />}
    </AdminPage>
  );
}

function Reports() {
  const { t } = useLingui();
  const listParams = useListParams();
  const reports = teacherTextsApi.useAdultReportsQuery(listParams.pick('show', 'search'));
  const [closing, setClosing] = useState<string>();
  const [close] = teacherTextsApi.useCloseReportMutation();
  return (
    <QueryResult query={reports}>
      {(list) => (
        <>
          <AdminList
            label={t({ context: 'list', message: 'reports' })}
            list={list}
            empty={<Trans>No reports here.</Trans>}
          >
            {(items) => (
              <ul className="grid gap-3">
                {items.map((report) => (
                  <ReportRow key={report.id} report={report} onClose={() => setClosing(report.id)} />
                ))}
              </ul>
            )}
          </AdminList>
          {closing !== undefined && (
            <ReasonDialog
              title={t`Close this report?`}
              text={<Trans>Write what you found out and what you did. The text is then kept for 90 days more.</Trans>}
              confirmLabel={t`Close report`}
              onConfirm={(note) => close({ id: closing, note }).unwrap()}
              onClose={() => setClosing(undefined)}
            />
          )}
        </>
      )}
    </QueryResult>
  );
}

function ReportRow({ report, onClose }: { report: AdultReport; onClose(): void }) {
  const child = report.child ?? '–';
  const { times, closingNote } = report;
  const day = formatDate(report.openedAt, 'mediumTime');
  return (
    <TextRow text={report.text}>
      <p>
        <Trans>
          Told by {child} on {day}.
        </Trans>{' '}
        {times > 1 && (
          <>
            <Trans>Told {times} times in all.</Trans>{' '}
          </>
        )}
        {report.toldParent ? <Trans>The parent was told.</Trans> : <Trans>No parent was reached.</Trans>}
      </p>
      {closingNote === null ? (
        <div>
          <Button size="small" variant="secondary" onClick={onClose}>
            <Trans>Close report</Trans>
          </Button>
        </div>
      ) : (
        <p className="break-words">
          <Trans>Closed: {closingNote}</Trans>
        </p>
      )}
    </TextRow>
  );
}

function Texts() {
  const { t } = useLingui();
  const listParams = useListParams();
  const texts = teacherTextsApi.useKeptTextsQuery(listParams.pick('search'));
  return (
    <AdminQueryList
      query={texts}
      label={t({ context: 'list', message: 'texts' })}
      empty={<Trans>No texts here.</Trans>}
    >
      {(items) => (
        <ul className="grid gap-3">
          {items.map((text) => (
            <TextRow key={text.id} text={text} />
          ))}
        </ul>
      )}
    </AdminQueryList>
  );
}

function TextRow({ text, children }: { text: KeptText; children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <li className="grid gap-2 rounded-md border-2 border-line/40 bg-panel px-4 py-3">
      <p className="text-lg break-words">“{text.text}”</p>
      <p className="text-sm text-muted">
        <Link to={`/admin/users/${text.senderId}`} className="lw-link">
          {text.sender}
        </Link>
        {' · '}
        {text.groupName ?? '–'}
        {' · '}
        {t(FIELD_LABELS[text.field])}
        {' · '}
        {formatDate(text.writtenAt, 'mediumTime')}
      </p>
      {children}
    </li>
  );
}
