// Dialogs that change who the owner of an account is to the site: the role and the age.
import { type AgeBand, ROLES, type Role } from '@lanternwise/shared/constants/users';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { adminApi } from '../../../features/admin/adminApi.ts';
import { ageOptions } from '../../../ui/ageLabels.ts';
import { SelectField } from '../../../ui/Select.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import type { ActionDialogProps } from './SimpleActionDialog.tsx';
import { ROLE_LABELS } from './userLabels.ts';

export function RoleDialog({ user, onClose }: ActionDialogProps) {
  const { t } = useLingui();
  const { username } = user;
  const before = t(ROLE_LABELS[user.role]);
  const [role, setRole] = useState<Role>(user.role);
  const [send] = adminApi.useChangeUserRoleMutation();
  const label = t(ROLE_LABELS[role]);
  return (
    <ReasonDialog
      title={t`Change role`}
      text={t`${username} has the role ${before}. A new role ends all sessions: the user has to sign in again.`}
      confirmLabel={t`Change role`}
      onConfirm={(reason) => send({ id: user.id, role, reason }).unwrap()}
      done={t`${username} now has the role ${label}.`}
      onClose={onClose}
    >
      <SelectField
        label={t`New role`}
        value={role}
        options={ROLES.map((value) => ({ value, label: t(ROLE_LABELS[value]) }))}
        onChange={(value) => setRole(value)}
      />
    </ReasonDialog>
  );
}

export function AgeDialog({ user, onClose }: ActionDialogProps) {
  const { t } = useLingui();
  const { username } = user;
  const [ageBand, setAgeBand] = useState<AgeBand>(user.ageBand);
  const [send] = adminApi.useSetUserAgeMutation();
  return (
    <ReasonDialog
      title={t`Correct age`}
      text={t`${username}: the younger of the age group and the date of birth counts. A date of birth that says otherwise is deleted.`}
      confirmLabel={t`Correct age`}
      onConfirm={(reason) => send({ id: user.id, ageBand, reason }).unwrap()}
      done={t`The age is corrected.`}
      onClose={onClose}
    >
      <SelectField label={t`Age`} value={ageBand} options={ageOptions(t)} onChange={(next) => setAgeBand(next)} />
    </ReasonDialog>
  );
}
