// Changes the password, which ends all other sessions.
import { PASSWORD_MIN } from '@lanternwise/shared/constants/users';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useChangePasswordMutation } from '../../features/account/accountApi.ts';
import { errorMessage } from '../../features/api.ts';
import { showToast } from '../../lib/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { PasswordField } from '../../ui/TextField.tsx';

export function PasswordCard() {
  const { t } = useLingui();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  const [change, { isLoading, error }] = useChangePasswordMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isTooShort = password.length < PASSWORD_MIN;
    setFieldError(isTooShort ? t`A password has at least ${PASSWORD_MIN} characters.` : undefined);
    if (isTooShort || isLoading) return;
    const result = await change({ current, password });
    if (result.error) return;
    setCurrent('');
    setPassword('');
    showToast('success', t`Your password has been changed. Other devices are signed out.`);
  };
  return (
    <Card>
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <h2 className="text-xl text-link">
          <Trans>My password</Trans>
        </h2>
        <PasswordField
          label={t`Current password`}
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
        />
        <NewPasswordField
          label={t`New password`}
          hint={t`At least ${PASSWORD_MIN} characters.`}
          error={fieldError}
          value={password}
          onChange={setPassword}
        />
        <ErrorText>{error && errorMessage(error)}</ErrorText>
        <Button type="submit" variant="secondary" className="justify-self-start" busy={isLoading}>
          <Trans>Change my password</Trans>
        </Button>
      </form>
    </Card>
  );
}
