// Sets a new password through the link of an e-mail.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useAppDispatch } from '../app/hooks.ts';
import { useResetPasswordMutation } from '../features/account/accountApi.ts';
import { errorCode, errorMessage } from '../features/api.ts';
import { verifySession } from '../features/session/sessionThunks.ts';
import { showToast } from '../lib/showToast.ts';
import { Button } from '../ui/Button.tsx';
import { NewPasswordField } from '../ui/NewPasswordField.tsx';
import { AuthForm } from './layout/AuthForm.tsx';
import { PlainPage } from './layout/PlainPage.tsx';
import { usePage } from './layout/usePage.ts';
import { PASSWORD_LENGTH } from './register/registration.ts';

export function ResetPasswordPage() {
  const { t } = useLingui();
  const heading = usePage(t`New password`);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [password, setPassword] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  const [reset, { isLoading, error }] = useResetPasswordMutation();
  const submit = async () => {
    const isTooShort = password.length < PASSWORD_LENGTH;
    setFieldError(isTooShort ? t`A password has at least ${PASSWORD_LENGTH} characters.` : undefined);
    if (isTooShort || isLoading) return;
    const { data } = await reset({ token: search.get('token') ?? '', password });
    if (!data) return;
    // The reset ended all sessions of the account, possibly this one too.
    await dispatch(verifySession());
    showToast('success', t`Your new password is saved, ${data.username}. Please sign in with it.`);
    await navigate('/sign-in', { replace: true });
  };
  if (!search.get('token')) {
    return (
      <PlainPage title={t`This link is incomplete`} heading={heading} who="owl">
        <p role="alert">
          <Trans>Please open the full link from the e-mail, or ask for a new one.</Trans>
        </p>
        <Link to="/forgot-password" className="lw-link">
          <Trans>Ask for a new link</Trans>
        </Link>
      </PlainPage>
    );
  }
  return (
    <AuthForm
      title={t`Choose a new password`}
      heading={heading}
      who="owl"
      error={error ? errorMessage(error) : undefined}
      onSubmit={() => void submit()}
    >
      <NewPasswordField
        label={t`New password`}
        hint={t`At least ${PASSWORD_LENGTH} characters. Three or four words in a row are easy to remember and hard to guess.`}
        error={fieldError}
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" wide busy={isLoading}>
        <Trans>Save new password</Trans>
      </Button>
      <p className="text-muted">
        <Trans>You will be signed out on all other devices, so that no one can keep using the old password.</Trans>
      </p>
      {errorCode(error) === 'link-over' && (
        <Link to="/forgot-password" className="lw-link">
          <Trans>Ask for a new link</Trans>
        </Link>
      )}
    </AuthForm>
  );
}
