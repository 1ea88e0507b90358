// What can be done to several accounts at once; every act asks for a reason first.
import type { BulkAction, ListedUser } from '@lanternwise/shared/contracts/admin-users';
import { useState } from 'react';
import { useActOnUsersMutation } from '../../../features/admin/adminApi.ts';
import { showToast } from '../../../lib/showToast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';

const ACTS: Record<BulkAction, { button: string; title: string; text: string; danger: boolean }> = {
  suspend: {
    button: 'Suspend',
    title: 'Suspend accounts',
    text: 'They are signed out everywhere and cannot sign in until they are restored. Nothing is deleted.',
    danger: true,
  },
  restore: {
    button: 'Restore',
    title: 'Restore accounts',
    text: 'They can sign in again; their progress is as they left it.',
    danger: false,
  },
  'sign-out': {
    button: 'Sign out everywhere',
    title: 'Sign out everywhere',
    text: 'Every browser and device of these accounts has to sign in again.',
    danger: false,
  },
};

const people = (count: number) => (count === 1 ? '1 account' : `${count} accounts`);

export function BulkBar({ chosen, onDone }: { chosen: readonly ListedUser[]; onDone(): void }) {
  const [act, setAct] = useState<BulkAction>();
  const [send] = useActOnUsersMutation();
  if (chosen.length === 0) return null;
  const confirm = async (reason: string) => {
    if (!act) return;
    const { done, refused } = await send({ act, ids: chosen.map(({ id }) => id), reason }).unwrap();
    if (done > 0) showToast('success', `Done for ${people(done)}.`);
    for (const { username, message } of refused.slice(0, 3)) showToast('error', `${username ?? 'One'}: ${message}`);
    onDone();
  };
  return (
    <Card raised className="sticky top-20 z-10 flex flex-wrap items-center gap-3 py-3">
      <p role="status" className="mr-auto font-bold">
        {people(chosen.length)} chosen
      </p>
      {Object.entries(ACTS).map(([key, { button, danger }]) => (
        <Button
          key={key}
          size="small"
          variant={danger ? 'danger' : 'secondary'}
          onClick={() => setAct(key as BulkAction)}
        >
          {button}
        </Button>
      ))}
      {act && (
        <ReasonDialog
          title={ACTS[act].title}
          text={`${people(chosen.length)}: ${chosen
            .slice(0, 5)
            .map(({ username }) => username)
            .join(', ')}${chosen.length > 5 ? ' and more' : ''}. ${ACTS[act].text}`}
          confirm={`${ACTS[act].button} (${chosen.length})`}
          danger={ACTS[act].danger}
          onConfirm={confirm}
          onClose={() => setAct(undefined)}
        />
      )}
    </Card>
  );
}
