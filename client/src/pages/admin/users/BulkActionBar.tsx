// Actions on several selected accounts; each asks for a reason first.
import type { BulkAction, ListedUser } from '@lanternwise/shared/contracts/admin-users';
import { useState } from 'react';
import { useActOnUsersMutation } from '../../../features/admin/adminApi.ts';
import { showToast } from '../../../lib/showToast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';

const BULK_ACTION_TEXTS: Record<BulkAction, { button: string; title: string; text: string; danger: boolean }> = {
  suspend: {
    button: 'Suspend',
    title: 'Suspend these accounts?',
    text: 'They are signed out everywhere and cannot sign in until they are restored. Nothing is deleted.',
    danger: true,
  },
  restore: {
    button: 'Restore',
    title: 'Restore these accounts?',
    text: 'They can sign in again, with all their progress.',
    danger: false,
  },
  'sign-out': {
    button: 'Sign out everywhere',
    title: 'Sign out everywhere?',
    text: 'These accounts have to sign in again on every browser and device.',
    danger: false,
  },
};

const formatAccountCount = (count: number) => (count === 1 ? '1 account' : `${count} accounts`);

export function BulkActionBar({ chosen, onDone }: { chosen: readonly ListedUser[]; onDone(): void }) {
  const [action, setAction] = useState<BulkAction>();
  const [applyBulkAction] = useActOnUsersMutation();
  if (chosen.length === 0) return null;
  const confirm = async (reason: string) => {
    if (!action) return;
    const { done, refused } = await applyBulkAction({ act: action, ids: chosen.map(({ id }) => id), reason }).unwrap();
    if (done > 0) showToast('success', `Done for ${formatAccountCount(done)}.`);
    for (const { username, message } of refused.slice(0, 3))
      showToast('error', `${username ?? 'Unknown account'}: ${message}`);
    onDone();
  };
  return (
    <Card raised className="sticky top-20 z-10 flex flex-wrap items-center gap-3 py-3">
      <p role="status" className="mr-auto font-bold">
        {formatAccountCount(chosen.length)} selected
      </p>
      {Object.entries(BULK_ACTION_TEXTS).map(([key, { button, danger }]) => (
        <Button
          key={key}
          size="small"
          variant={danger ? 'danger' : 'secondary'}
          onClick={() => setAction(key as BulkAction)}
        >
          {button}
        </Button>
      ))}
      {action && (
        <ReasonDialog
          title={BULK_ACTION_TEXTS[action].title}
          text={`${formatAccountCount(chosen.length)}: ${chosen
            .slice(0, 5)
            .map(({ username }) => username)
            .join(', ')}${chosen.length > 5 ? ' and more' : ''}. ${BULK_ACTION_TEXTS[action].text}`}
          confirmLabel={`${BULK_ACTION_TEXTS[action].button} (${chosen.length})`}
          danger={BULK_ACTION_TEXTS[action].danger}
          onConfirm={confirm}
          onClose={() => setAction(undefined)}
        />
      )}
    </Card>
  );
}
