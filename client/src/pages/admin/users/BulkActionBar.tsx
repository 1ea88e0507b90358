// Actions on several selected accounts; each asks for a reason first.

import type { BulkAction, ListedUser } from '@lanternwise/shared/contracts/admin-users';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t as translate } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { adminApi } from '../../../features/admin/adminApi.ts';
import { showToast } from '../../../lib/showToast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';

interface BulkTexts {
  button: MessageDescriptor;
  title: MessageDescriptor;
  text: MessageDescriptor;
  danger: boolean;
}

const BULK_ACTION_TEXTS: Record<BulkAction, BulkTexts> = {
  suspend: {
    button: msg`Suspend`,
    title: msg`Suspend these accounts?`,
    text: msg`They are signed out everywhere and cannot sign in until they are restored. Nothing is deleted.`,
    danger: true,
  },
  restore: {
    button: msg`Restore`,
    title: msg`Restore these accounts?`,
    text: msg`They can sign in again, with all their progress.`,
    danger: false,
  },
  'sign-out': {
    button: msg`Sign out everywhere`,
    title: msg`Sign out everywhere?`,
    text: msg`These accounts have to sign in again on every browser and device.`,
    danger: false,
  },
};

const formatAccountCount = (count: number) => plural(count, { one: '# account', other: '# accounts' });

export function BulkActionBar({ chosen, onDone }: { chosen: readonly ListedUser[]; onDone(): void }) {
  const { t } = useLingui();
  const [action, setAction] = useState<BulkAction>();
  const [applyBulkAction] = adminApi.useActOnUsersMutation();
  if (chosen.length === 0) return null;
  const confirm = async (reason: string) => {
    if (!action) return;
    const { done, refused } = await applyBulkAction({ act: action, ids: chosen.map(({ id }) => id), reason }).unwrap();
    const accounts = formatAccountCount(done);
    if (done > 0) showToast('success', t`Done for ${accounts}.`);
    for (const { username, message } of refused.slice(0, 3))
      showToast('error', `${username ?? t`Unknown account`}: ${message}`);
    onDone();
  };
  return (
    <Card raised className="sticky top-20 z-10 flex flex-wrap items-center gap-3 py-3">
      <p role="status" className="mr-auto font-bold">
        <Plural value={chosen.length} one="# account selected" other="# accounts selected" />
      </p>
      {Object.entries(BULK_ACTION_TEXTS).map(([key, { button, danger }]) => (
        <Button
          key={key}
          size="small"
          variant={danger ? 'danger' : 'secondary'}
          onClick={() => setAction(key as BulkAction)}
        >
          {t(button)}
        </Button>
      ))}
      {action && (
        <ReasonDialog
          title={t(BULK_ACTION_TEXTS[action].title)}
          text={`${namesOf(chosen)}. ${t(BULK_ACTION_TEXTS[action].text)}`}
          confirmLabel={`${t(BULK_ACTION_TEXTS[action].button)} (${chosen.length})`}
          danger={BULK_ACTION_TEXTS[action].danger}
          onConfirm={confirm}
          onClose={() => setAction(undefined)}
        />
      )}
    </Card>
  );
}

/** The first names of a selection. */
function namesOf(chosen: readonly ListedUser[]): string {
  const accounts = formatAccountCount(chosen.length);
  const names = chosen
    .slice(0, 5)
    .map(({ username }) => username)
    .join(', ');
  return chosen.length > 5 ? translate`${accounts}: ${names} and more` : `${accounts}: ${names}`;
}
