// Changes the password, which ends all other sessions.
import { PASSWORD_MIN } from '@lanternwise/shared/constants/users';
import { Trans, useLingui } from '@lingui/react/macro';
import { accountApi } from '../../features/account/accountApi.ts';
import { useForm } from '../../features/useForm.ts';
import { showToast } from '../../lib/showToast.ts';
import { Card } from '../../ui/Card.tsx';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { PasswordField } from '../../ui/TextField.tsx';
import { FormColumn } from '../layout/FormColumn.tsx';

export function PasswordCard() {
  const { t } = useLingui();
  const [changePassword] = accountApi.useChangePasswordMutation();
  const form = useForm({
    initial: { current: '', password: '' },
    schema: () => import('@lanternwise/shared/contracts/account').then((contracts) => contracts.changePassword.body),
    async send(body, { change }) {
      await changePassword(body).unwrap();
      change({ current: '', password: '' });
      showToast('success', t`Your password has been changed. Other devices are signed out.`);
    },
  });
  return (
    <Card title={<Trans>My password</Trans>} className="grid gap-4">
      <FormColumn form={form} submit={<Trans>Change my password</Trans>} variant="secondary">
        <PasswordField label={t`Current password`} autoComplete="current-password" {...form.field('current')} />
        <NewPasswordField
          label={t`New password`}
          hint={t`At least ${PASSWORD_MIN} characters.`}
          {...form.field('password')}
        />
      </FormColumn>
    </Card>
  );
}
