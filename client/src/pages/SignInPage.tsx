// Signs a user in with a user name or an e-mail address.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../app/hooks.ts';
import { errorCode, errorMessage } from '../features/api.ts';
import { readReturnPath } from '../features/session/returnPath.ts';
import { signIn } from '../features/session/sessionThunks.ts';
import { useSession } from '../features/session/useSession.ts';
import { showToast } from '../lib/showToast.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { PasswordField, TextField } from '../ui/TextField.tsx';
import { AuthForm } from './layout/AuthForm.tsx';
import { usePage } from './layout/usePage.ts';

interface SignInErrors {
  identifier?: string;
  password?: string;
  form?: string;
}

export function SignInPage() {
  const { t } = useLingui();
  const heading = usePage(t`Sign in`);
  const { search } = useLocation();
  const form = useSignInForm(readReturnPath(search, useSession().user?.role));
  return (
    <AuthForm title={t`Welcome back`} heading={heading} error={form.errors.form} onSubmit={form.submit}>
      {new URLSearchParams(search).has('returnUrl') && (
        <p>
          <Trans>Please sign in first. Then we will take you to the page you wanted.</Trans>
        </p>
      )}
      <TextField
        label={t`User name or e-mail`}
        error={form.errors.identifier}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={form.identifier}
        onChange={form.setIdentifier}
      />
      <PasswordField
        label={t`Password`}
        error={form.errors.password}
        autoComplete="current-password"
        value={form.password}
        onChange={form.setPassword}
      />
      <Checkbox label={t`Remember me on this computer`} checked={form.remember} onChange={form.setRemember} />
      {form.mayKeep && (
        <Button wide onClick={form.keep}>
          <Trans>Keep my account and sign in</Trans>
        </Button>
      )}
      <Button type="submit" variant={form.mayKeep ? 'secondary' : 'primary'} wide busy={form.busy}>
        <Trans>Sign in</Trans>
      </Button>
      <p className="text-muted">
        <Trans>
          New here?{' '}
          <Link to={`/register${search}`} className="lw-link">
            Create an account
          </Link>
          .
        </Trans>
      </p>
      <p className="text-muted">
        <Link to="/forgot-password" className="lw-link">
          <Trans>Forgot password?</Trans>
        </Link>
      </p>
    </AuthForm>
  );
}

function useSignInForm(returnPath: string) {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { status } = useSession();
  const [identifier, setIdentifier] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<SignInErrors>({});
  const [mayKeep, setMayKeep] = useState(false);

  // Users who are signed in leave this page, also right after signing in.
  useEffect(() => {
    if (status === 'signed-in') void navigate(returnPath, { replace: true });
  }, [status, navigate, returnPath]);

  const submit = async (keepAccount = false) => {
    const missing: SignInErrors = {};
    if (identifier.trim() === '') missing.identifier = t`Please enter your user name.`;
    if (password === '') missing.password = t`Please enter your password.`;
    setErrors(missing);
    if (busy || missing.identifier || missing.password) return;
    setBusy(true);
    try {
      const user = await dispatch(signIn({ identifier: identifier.trim(), password, remember, keepAccount }));
      showToast('success', t`Welcome back, ${user.username}!`);
    } catch (error) {
      setErrors({ form: errorMessage(error) });
      setMayKeep(errorCode(error) === 'deletion-pending');
      setBusy(false);
    }
  };

  return {
    identifier,
    setIdentifier,
    password,
    setPassword,
    remember,
    setRemember,
    busy,
    errors,
    submit: () => void submit(),
    /** The account is scheduled for deletion, which its owner can still cancel. */
    mayKeep,
    keep: () => void submit(true),
  };
}
