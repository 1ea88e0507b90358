// Shows one message of the contact form; Admin marks it as answered or deletes it.

import type { ContactListItem } from '@lanternwise/shared/contracts/contact';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorMessage } from '../../../features/api.ts';
import { contactApi } from '../../../features/contactApi.ts';
import { showToast } from '../../../lib/showToast.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';

export function ContactDialog({ id, onClose }: { id: string; onClose(): void }) {
  const { t } = useLingui();
  const query = contactApi.useContactMessageQuery({ id });
  return (
    <Dialog title={query.data?.item.subject ?? t`Message`} onClose={onClose}>
      <QueryResult query={query}>
        {({ item, message }) => (
          <div className="grid gap-4">
            <p className="break-words text-muted">
              {item.name} ({item.role}), {item.email}
            </p>
            <ScrollBox label={t`Message`} className="max-h-[45vh] overflow-y-auto break-words whitespace-pre-wrap">
              {message}
            </ScrollBox>
            <MessageActions item={item} onDone={onClose} />
          </div>
        )}
      </QueryResult>
    </Dialog>
  );
}

function MessageActions({ item, onDone }: { item: ContactListItem; onDone(): void }) {
  const { t } = useLingui();
  const [setAnswered, answering] = contactApi.useSetContactAnsweredMutation();
  const [remove, removing] = contactApi.useDeleteContactMutation();
  const [isAsking, setAsking] = useState(false);
  const { id, answeredAt, email, subject } = item;
  const run = async (action: Promise<unknown>, done: string) => {
    try {
      await action;
      showToast('success', done);
      onDone();
    } catch (error) {
      showToast('error', errorMessage(error));
    }
  };
  if (isAsking) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p>
          <Trans>Delete this message?</Trans>
        </p>
        <Button
          variant="danger"
          busy={removing.isLoading}
          onClick={() => void run(remove({ id }).unwrap(), t`Message deleted.`)}
        >
          <Trans>Delete</Trans>
        </Button>
        <Button variant="quiet" onClick={() => setAsking(false)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    );
  }
  const toggle = () => setAnswered({ id, answered: answeredAt === null }).unwrap();
  return (
    <div className="flex flex-wrap gap-3">
      <a
        className={buttonClass({ variant: 'secondary' })}
        href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
      >
        <Trans>Answer by e-mail</Trans>
      </a>
      <Button busy={answering.isLoading} onClick={() => void run(toggle(), t`Saved.`)}>
        {answeredAt === null ? t`Mark as answered` : t`Mark as not answered`}
      </Button>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <Trans>Delete…</Trans>
      </Button>
    </div>
  );
}
