// Changes the password, which ends all other sessions.
import { PASSWORD_MIN } from '@lanternwise/shared/constants/users';
import { Trans, useLingui } from '@lingui/react/macro';
import { accountApi } from '../../features/account/accountApi.ts';
import { useForm } from '../../features/useForm.ts';
import { showToast } from '../../lib/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { PasswordField } from '../../ui/TextField.tsx';

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
    <Card>
      <form className="grid gap-4" noValidate onSubmit={form.submit}>
        <h2 className="text-xl text-link">
          <Trans>My password</Trans>
        </h2>
        <PasswordField label={t`Current password`} autoComplete="current-password" {...form.field('current')} />
        <NewPasswordField
          label={t`New password`}
          hint={t`At least ${PASSWORD_MIN} characters.`}
          {...form.field('password')}
        />
        <ErrorText>{form.failure}</ErrorText>
        <Button type="submit" variant="secondary" className="justify-self-start" busy={form.busy}>
          <Trans>Change my password</Trans>
        </Button>
      </form>
    </Card>
  );
}
