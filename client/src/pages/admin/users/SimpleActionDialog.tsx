// The actions on an account that need nothing but a reason, and their one dialog.

import type { UserDetail } from '@lanternwise/shared/contracts/admin-users';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { adminApi } from '../../../features/admin/adminApi.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';

export interface ActionDialogProps {
  user: UserDetail;
  onClose(): void;
}

export type SimpleAction = keyof typeof SIMPLE_ACTIONS;

const SCHOOL_DECLINED = msg`The consent of this teacher no longer counts: class accounts become limited, and public certificates are hidden. Nothing the students made is lost, and all of it returns when you confirm the school.`;

export const SIMPLE_ACTIONS = {
  suspend: {
    useSend: adminApi.useSuspendUserMutation,
    title: msg`Suspend this account?`,
    text: msg`The user is signed out everywhere and cannot sign in until you restore the account. Nothing is deleted.`,
    confirm: msg`Suspend`,
    done: msg`The account is suspended.`,
  },
  restore: {
    useSend: adminApi.useRestoreUserMutation,
    title: msg`Restore this account?`,
    text: msg`The user can sign in again, with all their progress.`,
    confirm: msg`Restore`,
    done: msg`The account is restored.`,
  },
  'sign-out': {
    useSend: adminApi.useSignOutUserMutation,
    title: msg`Sign out everywhere?`,
    text: msg`The user has to sign in again on every browser and device.`,
    confirm: msg`Sign out everywhere`,
    done: msg`The account is signed out everywhere.`,
  },
  unlock: {
    useSend: adminApi.useUnlockUserMutation,
    title: msg`Unlock this account?`,
    text: msg`Wrong passwords are forgotten, and the user can try to sign in again at once. Make sure that it is the owner who asks.`,
    confirm: msg({ context: 'account', message: 'Unlock' }),
    done: msg`The account is unlocked.`,
  },
  'lift-refusal': {
    useSend: adminApi.useLiftRefusalMutation,
    title: msg`Lift the refusal of a parent?`,
    text: msg`The child may ask for consent again, and a closed account opens. It stays limited until a parent gives consent. The parents who said no are told, and can say no again.`,
    confirm: msg`Lift refusal`,
    done: msg`The refusal is lifted.`,
  },
  'confirm-teacher': {
    useSend: adminApi.useConfirmTeacherMutation,
    title: msg`Confirm this school?`,
    text: msg`You vouch that this teacher works for a school. The consent that the school declares for its class accounts then counts, also for accounts made earlier.`,
    confirm: msg`Confirm school`,
    done: msg`The school is confirmed.`,
  },
  'decline-teacher': {
    useSend: adminApi.useDeclineTeacherMutation,
    title: msg`Withdraw the confirmation?`,
    text: SCHOOL_DECLINED,
    confirm: msg`Withdraw confirmation`,
    done: msg`The confirmation is withdrawn.`,
  },
  'decline-request': {
    useSend: adminApi.useDeclineTeacherMutation,
    title: msg`Decline this school?`,
    text: SCHOOL_DECLINED,
    confirm: msg`Decline`,
    done: msg`The school is declined.`,
  },
} as const;

export const isSimple = (action: string): action is SimpleAction => Object.hasOwn(SIMPLE_ACTIONS, action);

interface SimpleActionDialogProps {
  user: Pick<UserDetail, 'id' | 'username'>;
  action: SimpleAction;
  onClose(): void;
}

export function SimpleActionDialog({ user, action, onClose }: SimpleActionDialogProps) {
  const { t } = useLingui();
  const { useSend, title, text, confirm, done } = SIMPLE_ACTIONS[action];
  const [send] = useSend();
  return (
    <ReasonDialog
      title={t(title)}
      text={`${user.username}: ${t(text)}`}
      confirmLabel={t(confirm)}
      danger={action === 'suspend' || text === SCHOOL_DECLINED}
      onConfirm={(reason) => send({ id: user.id, reason }).unwrap()}
      done={t(done)}
      onClose={onClose}
    />
  );
}
