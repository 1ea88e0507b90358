// The dialog that grants an account a plan for some months, or removes it.
import { GRANTED_PLANS } from '@lanternwise/shared/contracts/admin-users';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { adminApi } from '../../../features/admin/adminApi.ts';
import { SelectField } from '../../../ui/Select.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import type { ActionDialogProps } from './SimpleActionDialog.tsx';
import { planLabel } from './userLabels.ts';

const PLANS = ['none', ...GRANTED_PLANS] as const;
const MONTHS = ['1', '3', '6', '12', '24', '36'] as const;

export function PlanDialog({ user, onClose }: ActionDialogProps) {
  const { t } = useLingui();
  const { username } = user;
  const [plan, setPlan] = useState<(typeof PLANS)[number]>('learner');
  const [months, setMonths] = useState<(typeof MONTHS)[number]>('12');
  const [send] = adminApi.useGrantUserPlanMutation();
  return (
    <ReasonDialog
      title={t`Change plan`}
      text={t`${username}: a plan opens all realms. It takes effect at once, without signing in again.`}
      confirmLabel={plan === 'none' ? t`Remove plan` : t`Grant plan`}
      onConfirm={(reason) =>
        send({ id: user.id, plan, reason, ...(plan !== 'none' && { months: Number(months) }) }).unwrap()
      }
      done={plan === 'none' ? t`The plan is removed.` : t`The plan is granted.`}
      onClose={onClose}
    >
      <SelectField
        label={t`Plan`}
        value={plan}
        options={PLANS.map((value) => ({ value, label: planLabel(value) }))}
        onChange={(value) => setPlan(value)}
      />
      {plan !== 'none' && (
        <SelectField
          label={t`Duration`}
          value={months}
          options={MONTHS.map((value) => ({
            value,
            label: plural(Number(value), { one: '# month', other: '# months' }),
          }))}
          onChange={(value) => setMonths(value)}
        />
      )}
    </ReasonDialog>
  );
}
