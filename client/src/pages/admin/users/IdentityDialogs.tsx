// Dialogs that change who the owner of an account is to the site: the role and the age.
import { type AgeBand, ROLES, type Role } from '@lanternwise/shared/constants/users';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { adminApi } from '../../../features/admin/adminApi.ts';
import { showToast } from '../../../lib/showToast.ts';
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
  const handleConfirm = async (reason: string) => {
    await send({ id: user.id, role, reason }).unwrap();
    const label = t(ROLE_LABELS[role]);
    showToast('success', t`${username} now has the role ${label}.`);
  };
  return (
    <ReasonDialog
      title={t`Change role`}
      text={t`${username} has the role ${before}. A new role ends all sessions: the user has to sign in again.`}
      confirmLabel={t`Change role`}
      onConfirm={handleConfirm}
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
  const handleConfirm = async (reason: string) => {
    await send({ id: user.id, ageBand, reason }).unwrap();
    showToast('success', t`The age is corrected.`);
  };
  return (
    <ReasonDialog
      title={t`Correct age`}
      text={t`${username}: the younger of the age group and the date of birth counts. A date of birth that says otherwise is deleted.`}
      confirmLabel={t`Correct age`}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <SelectField label={t`Age`} value={ageBand} options={ageOptions(t)} onChange={(next) => setAgeBand(next)} />
    </ReasonDialog>
  );
}
