// Signs out; asks first what becomes of work that only this browser holds, because a shared computer should keep nothing of a child.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { DeviceWork } from '../../features/progress/deviceWork.ts';
import { findUnsentWork, signOut } from '../../features/session/sessionThunks.ts';
import { useAppDispatch } from '../../features/store/hooks.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

export interface SigningOut {
  isBusy: boolean;
  begin(): Promise<void>;
  /** The question, if there is one; to be rendered by the caller. */
  question: ReactNode;
}

const isNothing = ({ steps, programs, hasDrafts }: DeviceWork): boolean => steps + programs === 0 && !hasDrafts;

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
  const [work, setWork] = useState<DeviceWork>();
  const leave = async (discardsWork: boolean) => {
    setWork(undefined);
    await before?.();
    await dispatch(signOut({ discardsWork }));
    setBusy(false);
    await after();
  };
  const begin = async () => {
    setBusy(true);
    const left = await dispatch(findUnsentWork());
    if (isNothing(left)) return leave(false);
    setBusy(false);
    setWork(left);
  };
  const question = work && (
    <WorkQuestion work={work} onStay={() => setWork(undefined)} onLeave={(discards) => void leave(discards)} />
  );
  return { isBusy, begin, question };
}

interface WorkQuestionProps {
  work: DeviceWork;
  onStay(): void;
  onLeave(discardsWork: boolean): void;
}

function WorkQuestion({ work: { steps, programs, hasDrafts }, onStay, onLeave }: WorkQuestionProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Some of your work is only here`} colour="pink" onClose={onStay}>
      <div className="grid gap-4">
        <p>
          <Trans>Lanternwise keeps this on this device only:</Trans>
        </p>
        <ul className="lw-lights grid gap-2">
          {steps > 0 && (
            <li>
              <Plural
                value={steps}
                one="# step that could not be sent, because the server cannot be reached"
                other="# steps that could not be sent, because the server cannot be reached"
              />
            </li>
          )}
          {programs > 0 && (
            <li>
              <Plural value={programs} one="# program of the Workshop" other="# programs of the Workshop" />
            </li>
          )}
          {hasDrafts && (
            <li>
              <Trans>drawings, texts or programs that you began</Trans>
            </li>
          )}
        </ul>
        <p>
          <Trans>
            If this computer is yours, keep it: it is here when you sign in again. On a computer that others use too,
            delete it.
          </Trans>{' '}
          {steps > 0 && <Trans>Steps are sent if you go online before you sign out.</Trans>}
        </p>
        <div className="grid gap-3">
          <Button onClick={onStay}>
            <Trans>Stay signed in</Trans>
          </Button>
          <Button variant="secondary" onClick={() => onLeave(false)}>
            <Trans>Sign out and keep it here</Trans>
          </Button>
          <Button variant="danger" onClick={() => onLeave(true)}>
            <Trans>Sign out and delete it</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
