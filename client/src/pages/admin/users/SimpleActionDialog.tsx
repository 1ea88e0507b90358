// The actions on an account that need nothing but a reason, and their one dialog.

import type { UserDetail } from '@lanternwise/shared/contracts/admin-users';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { adminApi } from '../../../features/admin/adminApi.ts';
import { showToast } from '../../../lib/showToast.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';

export interface ActionDialogProps {
  user: UserDetail;
  onClose(): void;
}

export type SimpleAction = keyof typeof SIMPLE_ACTIONS;

const SIMPLE_ACTIONS = {
  suspend: {
    title: msg`Suspend this account?`,
    text: msg`The user is signed out everywhere and cannot sign in until you restore the account. Nothing is deleted.`,
    confirm: msg`Suspend`,
    done: msg`The account is suspended.`,
  },
  restore: {
    title: msg`Restore this account?`,
    text: msg`The user can sign in again, with all their progress.`,
    confirm: msg`Restore`,
    done: msg`The account is restored.`,
  },
  'sign-out': {
    title: msg`Sign out everywhere?`,
    text: msg`The user has to sign in again on every browser and device.`,
    confirm: msg`Sign out everywhere`,
    done: msg`The account is signed out everywhere.`,
  },
  unlock: {
    title: msg`Unlock this account?`,
    text: msg`Wrong passwords are forgotten, and the user can try to sign in again at once. Make sure that it is the owner who asks.`,
    confirm: msg({ context: 'account', message: 'Unlock' }),
    done: msg`The account is unlocked.`,
  },
  'lift-refusal': {
    title: msg`Lift the refusal of a parent?`,
    text: msg`The child may ask for consent again, and a closed account opens. It stays limited until a parent gives consent. The parents who said no are told, and can say no again.`,
    confirm: msg`Lift refusal`,
    done: msg`The refusal is lifted.`,
  },
  'confirm-teacher': {
    title: msg`Confirm this school?`,
    text: msg`You vouch that this teacher works for a school. The consent that the school declares for its class accounts then counts, also for accounts made earlier.`,
    confirm: msg`Confirm school`,
    done: msg`The school is confirmed.`,
  },
  'decline-teacher': {
    title: msg`Withdraw the confirmation?`,
    text: msg`The consent of this teacher no longer counts: class accounts become limited, and public certificates are hidden. Nothing the students made is lost, and all of it returns when you confirm the school.`,
    confirm: msg`Withdraw confirmation`,
    done: msg`The confirmation is withdrawn.`,
  },
} as const;

export const isSimple = (action: string): action is SimpleAction => Object.hasOwn(SIMPLE_ACTIONS, action);

export function SimpleActionDialog({ user, action, onClose }: ActionDialogProps & { action: SimpleAction }) {
  const { t } = useLingui();
  const { title, text, confirm, done } = SIMPLE_ACTIONS[action];
  const [suspend] = adminApi.useSuspendUserMutation();
  const [restore] = adminApi.useRestoreUserMutation();
  const [signOut] = adminApi.useSignOutUserMutation();
  const [confirmTeacher] = adminApi.useConfirmTeacherMutation();
  const [declineTeacher] = adminApi.useDeclineTeacherMutation();
  const [unlock] = adminApi.useUnlockUserMutation();
  const [liftRefusal] = adminApi.useLiftRefusalMutation();
  const ofTeacher = { 'confirm-teacher': confirmTeacher, 'decline-teacher': declineTeacher };
  const send = { suspend, restore, unlock, 'sign-out': signOut, 'lift-refusal': liftRefusal, ...ofTeacher }[action];
  const handleConfirm = async (reason: string) => {
    await send({ id: user.id, reason }).unwrap();
    showToast('success', t(done));
  };
  return (
    <ReasonDialog
      title={t(title)}
      text={`${user.username}: ${t(text)}`}
      confirmLabel={t(confirm)}
      danger={action === 'suspend' || action === 'decline-teacher'}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
