// Signs out; asks first what becomes of steps that could not be sent, because a shared computer should keep nothing of a child.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useAppDispatch } from '../../app/hooks.ts';
import { countUnsent, signOut } from '../../features/session/sessionThunks.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

export interface SigningOut {
  isBusy: boolean;
  begin(): Promise<void>;
  /** The question, if there is one; to be rendered by the caller. */
  question: ReactNode;
}

/** `before` leaves pages that only a signed-in person may see. */
export function useSignOut({
  before,
  after,
}: {
  before?(): void | Promise<void>;
  after(): void | Promise<void>;
}): SigningOut {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [unsent, setUnsent] = useState(0);
  const leave = async (discardsUnsent: boolean) => {
    setUnsent(0);
    await before?.();
    await dispatch(signOut({ discardsUnsent }));
    setBusy(false);
    await after();
  };
  const begin = async () => {
    setBusy(true);
    const left = await countUnsent();
    if (left === 0) return leave(false);
    setBusy(false);
    setUnsent(left);
  };
  const question = unsent > 0 && (
    <UnsentQuestion count={unsent} onStay={() => setUnsent(0)} onLeave={(discards) => void leave(discards)} />
  );
  return { isBusy, begin, question };
}

interface UnsentQuestionProps {
  count: number;
  onStay(): void;
  onLeave(discardsUnsent: boolean): void;
}

function UnsentQuestion({ count, onStay, onLeave }: UnsentQuestionProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Not everything is sent yet`} colour="pink" onClose={onStay}>
      <div className="grid gap-4">
        <p>
          <Plural
            value={count}
            one="# step of yours is on this device only, because the server cannot be reached."
            other="# steps of yours are on this device only, because the server cannot be reached."
          />{' '}
          <Trans>
            If this computer is yours, keep them: they are sent when you sign in here again. On a shared computer,
            delete them or go online first.
          </Trans>
        </p>
        <div className="grid gap-3">
          <Button onClick={onStay}>
            <Trans>Stay signed in</Trans>
          </Button>
          <Button variant="secondary" onClick={() => onLeave(false)}>
            <Trans>Sign out and keep them here</Trans>
          </Button>
          <Button variant="danger" onClick={() => onLeave(true)}>
            <Trans>Sign out and delete them</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
