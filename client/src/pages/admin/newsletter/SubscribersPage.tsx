// Lists the newsletter's subscribers, exports them with their links to unsubscribe, and removes one.

import type { Subscriber } from '@lanternwise/shared/contracts/newsletter';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorMessage } from '../../../features/api.ts';
import { newsletterApi } from '../../../features/newsletterApi.ts';
import { formatDate, languageName } from '../../../i18n/format.ts';
import { downloadFile, toCsv } from '../../../lib/csv/csv.ts';
import { showToast } from '../../../lib/showToast.ts';
import { toSiteUrl } from '../../../lib/siteUrl.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../layout/ConfirmDialog.tsx';
import { ListSearch } from '../../layout/ListControls.tsx';
import { useListParams } from '../../layout/useListParams.ts';
import { AdminQueryList, ListRow } from '../AdminList.tsx';
import { AdminPage } from '../AdminPage.tsx';

export function SubscribersPage() {
  const { t } = useLingui();
  const listParams = useListParams();
  const subscribers = newsletterApi.useSubscribersQuery(listParams.pick('search'));
  const [toRemove, setToRemove] = useState<Subscriber>();
  return (
    <AdminPage
      title={t`Newsletter`}
      intro={t`Everyone here has confirmed the address by a mailed link. Newsletters are not sent from here: export the list for your mail service, and put each person's own link to unsubscribe into every e-mail.`}
    >
      <Card className="grid items-end gap-4 sm:grid-cols-[1fr_auto]">
        <ListSearch label={t`Search by address`} />
        <ExportButton />
      </Card>
      <AdminQueryList
        query={subscribers}
        label={t({ context: 'list', message: 'subscribers' })}
        empty={<Trans>No subscribers here.</Trans>}
      >
        {(items) => <SubscriberList subscribers={items} onRemove={setToRemove} />}
      </AdminQueryList>
      {toRemove && <RemoveDialog subscriber={toRemove} onClose={() => setToRemove(undefined)} />}
    </AdminPage>
  );
}

/** The export is recorded in the audit log. */
function ExportButton() {
  const { t } = useLingui();
  const [fetchAll, { isFetching }] = newsletterApi.useLazyExportSubscribersQuery();
  const exportAll = async () => {
    try {
      const { subscribers } = await fetchAll().unwrap();
      const rows = subscribers.map(({ email, locale, confirmedAt, unsubscribeUrl }) => [
        email,
        locale,
        new Date(confirmedAt).toISOString(),
        toSiteUrl(unsubscribeUrl),
      ]);
      downloadFile('newsletter.csv', toCsv([[t`E-mail`, t`Language`, t`Confirmed`, t`Link to unsubscribe`], ...rows]));
    } catch (error) {
      showToast('error', errorMessage(error));
    }
  };
  return (
    <Button variant="secondary" busy={isFetching} onClick={() => void exportAll()}>
      <Trans>Export as CSV</Trans>
    </Button>
  );
}

interface SubscriberListProps {
  subscribers: readonly Subscriber[];
  onRemove(subscriber: Subscriber): void;
}

function SubscriberList({ subscribers, onRemove }: SubscriberListProps) {
  return (
    <ul className="grid gap-2">
      {subscribers.map((subscriber) => (
        <ListRow key={subscriber.id} columns="sm:grid-cols-[minmax(0,1fr)_6rem_9rem_auto]">
          <span className="truncate font-bold">{subscriber.email}</span>
          <span>{languageName(subscriber.locale)}</span>
          <span className="text-sm text-muted">{formatDate(subscriber.confirmedAt, 'medium')}</span>
          <Button size="small" variant="quiet" onClick={() => onRemove(subscriber)}>
            <Trans>Remove…</Trans>
          </Button>
        </ListRow>
      ))}
    </ul>
  );
}

function RemoveDialog({ subscriber: { id, email }, onClose }: { subscriber: Subscriber; onClose(): void }) {
  const { t } = useLingui();
  const [remove] = newsletterApi.useRemoveSubscriberMutation();
  return (
    <ConfirmDialog
      title={t`Remove ${email}?`}
      confirmLabel={t`Remove`}
      onConfirm={() => remove({ id }).unwrap()}
      done={t`Address removed.`}
      onClose={onClose}
    >
      <p>
        <Trans>The address gets no newsletter any more. Its owner is not told.</Trans>
      </p>
    </ConfirmDialog>
  );
}
