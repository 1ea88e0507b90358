// Lists the messages of the contact form by state.

import { CONTACT_STATES, type ContactListItem } from '@lanternwise/shared/contracts/contact';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { contactApi } from '../../../features/contactApi.ts';
import { formatDate } from '../../../i18n/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ListSelect } from '../../layout/ListControls.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { useListParams } from '../../layout/useListParams.ts';
import { AdminList, ListRow } from '../AdminList.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { ContactDialog } from './ContactDialog.tsx';

const STATE_LABELS: Record<(typeof CONTACT_STATES)[number], MessageDescriptor> = {
  open: msg`To answer`,
  answered: msg`Answered`,
  flagged: msg`Perhaps spam`,
};

export function ContactMessagesPage() {
  const { t } = useLingui();
  const listParams = useListParams();
  const messages = contactApi.useContactMessagesQuery(listParams.pick('state'));
  const [openId, setOpenId] = useState<string>();
  return (
    <AdminPage
      title={t`Contact`}
      intro={t`Messages of the contact form. They are deleted after a year. Opening one is recorded in the audit log.`}
    >
      <QueryResult query={messages}>
        {({ mailedTo, ...list }) => (
          <>
            <Card className="grid items-end gap-4 sm:grid-cols-[14rem_1fr]">
              <ListSelect
                name="state"
                label={t`State`}
                all={t`All messages`}
                values={CONTACT_STATES}
                labelOf={(value) => t(STATE_LABELS[value])}
              />
              <p>
                {mailedTo === null
                  ? t`OPERATOR_EMAIL is not set: messages are kept here and mailed to nobody.`
                  : t`New messages are also mailed to ${mailedTo}, except those that may be spam.`}
              </p>
            </Card>
            <AdminList
              label={t({ context: 'list', message: 'messages' })}
              list={list}
              empty={<Trans>No messages here.</Trans>}
            >
              {(items) => <MessageList messages={items} onOpen={setOpenId} />}
            </AdminList>
          </>
        )}
      </QueryResult>
      {openId !== undefined && <ContactDialog id={openId} onClose={() => setOpenId(undefined)} />}
    </AdminPage>
  );
}

function MessageList({ messages, onOpen }: { messages: readonly ContactListItem[]; onOpen(id: string): void }) {
  return (
    <ul className="grid gap-2">
      {messages.map((message) => (
        <ListRow key={message.id} columns="lg:grid-cols-[minmax(0,2fr)_minmax(0,1.5fr)_9rem_11rem]">
          <button
            type="button"
            className="min-h-9 cursor-pointer truncate text-left font-bold text-link underline-offset-4 hover:underline"
            onClick={() => onOpen(message.id)}
          >
            {message.subject}
          </button>
          <span className="truncate">
            {message.name}, {message.role}
          </span>
          <span>
            <StateBadge message={message} />
          </span>
          <span className="text-sm text-muted">{formatDate(message.receivedAt, 'mediumTime')}</span>
        </ListRow>
      ))}
    </ul>
  );
}

function StateBadge({ message: { flag, answeredAt } }: { message: ContactListItem }) {
  const { t } = useLingui();
  if (answeredAt !== null) return <Badge colour="ok">{t`Answered`}</Badge>;
  if (flag !== null) return <Badge colour="error">{t(STATE_LABELS.flagged)}</Badge>;
  return <Badge colour="amber">{t`To answer`}</Badge>;
}
