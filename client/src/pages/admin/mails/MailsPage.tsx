// Lists outgoing e-mails by state and tests the mail server.

import { MAIL_STATES } from '@lanternwise/shared/constants/mail';
import type { MailListItem } from '@lanternwise/shared/contracts/admin-mail';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { siteApi } from '../../../features/admin/siteApi.ts';
import { formatDate } from '../../../i18n/format.ts';
import { Badge, type BadgeColour } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ListSelect } from '../../layout/ListControls.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { useListParams } from '../../layout/useListParams.ts';
import { AdminList, ListRow } from '../AdminList.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { LimitWarnings } from './LimitWarnings.tsx';
import { MailDialog } from './MailDialog.tsx';
import { mailKindLabel } from './mailKinds.ts';
import { TestMailForm } from './TestMailForm.tsx';

const STATE_LABELS: Record<MailListItem['state'], MessageDescriptor> = {
  waiting: msg`Waiting`,
  held: msg({ context: 'mail', message: 'Held' }),
  sent: msg`Sent`,
  failed: msg({ context: 'mail', message: 'Failed' }),
};
const STATE_COLOURS: Record<MailListItem['state'], BadgeColour> = {
  waiting: 'amber',
  held: 'amber',
  sent: 'ok',
  failed: 'error',
};

export function MailsPage() {
  const { t } = useLingui();
  const listParams = useListParams();
  const mails = siteApi.useMailsQuery(listParams.pick('state'));
  const [openMailId, setOpenMailId] = useState<string>();
  return (
    <AdminPage
      title={t`Mail`}
      intro={t`E-mails are sent right away. Those over a limit are held and sent in turn, one sender after the other. If sending fails, it is retried eight times over fifteen hours. Opening an e-mail is recorded in the audit log.`}
    >
      <QueryResult query={mails}>
        {({ smtp, warnings, ...list }) => (
          <>
            <LimitWarnings warnings={warnings} />
            <Card className="grid items-end gap-4 sm:grid-cols-[14rem_1fr]">
              <ListSelect
                name="state"
                label={t`State`}
                all={t`All e-mails`}
                values={MAIL_STATES}
                labelOf={(value) => t(STATE_LABELS[value])}
              />
              {smtp ? (
                <TestMailForm />
              ) : (
                <p>
                  <Trans>
                    <strong>No mail server is configured.</strong> E-mails stay here: open one to copy its link and pass
                    it on yourself.
                  </Trans>
                </p>
              )}
            </Card>
            <AdminList
              label={t({ context: 'list', message: 'e-mails' })}
              list={list}
              empty={<Trans>No e-mails here.</Trans>}
            >
              {(items) => <MailList mails={items} onOpen={setOpenMailId} />}
            </AdminList>
          </>
        )}
      </QueryResult>
      {openMailId !== undefined && <MailDialog id={openMailId} onClose={() => setOpenMailId(undefined)} />}
    </AdminPage>
  );
}

const LastError = ({ attempts, error }: { attempts: number; error: string }) => (
  <Trans>
    Attempt {attempts}: {error}
  </Trans>
);

function MailList({ mails, onOpen }: { mails: readonly MailListItem[]; onOpen(id: string): void }) {
  const { t } = useLingui();
  return (
    <ul className="grid gap-2">
      {mails.map((mail) => (
        <ListRow key={mail.id} columns="lg:grid-cols-[minmax(0,2fr)_minmax(0,1.5fr)_8rem_11rem]">
          <button
            type="button"
            className="min-h-9 cursor-pointer truncate text-left font-bold text-link underline-offset-4 hover:underline"
            onClick={() => onOpen(mail.id)}
          >
            {mail.subject}
          </button>
          <span className="truncate">{mail.to}</span>
          <span>
            <Badge colour={STATE_COLOURS[mail.state]}>{t(STATE_LABELS[mail.state])}</Badge>
          </span>
          <span className="text-sm text-muted">
            {mailKindLabel(mail.kind)}, {formatDate(mail.createdAt, 'mediumTime')}
          </span>
          {mail.lastError && (
            <p className="text-sm break-words text-muted lg:col-span-4">
              <LastError attempts={mail.attempts} error={mail.lastError} />
            </p>
          )}
        </ListRow>
      ))}
    </ul>
  );
}
