// Signs a user in with a user name or an e-mail address.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { errorCode } from '../features/api.ts';
import { readReturnPath } from '../features/session/returnPath.ts';
import { signIn } from '../features/session/sessionThunks.ts';
import { useSession } from '../features/session/useSession.ts';
import { useAppDispatch } from '../features/store/hooks.ts';
import { useForm } from '../features/useForm.ts';
import { showToast } from '../lib/showToast.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { PasswordField, TextField } from '../ui/TextField.tsx';
import { PlainPage } from './layout/PlainPage.tsx';

export function SignInPage() {
  const { t } = useLingui();
  const { search } = useLocation();
  const form = useSignInForm(readReturnPath(search, useSession().user?.role));
  // The account is scheduled for deletion, which its owner can still cancel.
  const mayKeep = errorCode(form.refusal) === 'deletion-pending';
  return (
    <PlainPage title={t`Welcome back`} tab={t`Sign in`} form={form}>
      {new URLSearchParams(search).has('returnUrl') && (
        <p>
          <Trans>Please sign in first. Then we will take you to the page you wanted.</Trans>
        </p>
      )}
      <TextField
        label={t`User name or e-mail`}
        {...form.field('identifier')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField label={t`Password`} {...form.field('password')} autoComplete="current-password" />
      <Checkbox
        label={t`Remember me on this computer`}
        checked={form.values.remember}
        onChange={form.field('remember').onChange}
      />
      {mayKeep && (
        <Button wide onClick={() => form.submit(undefined, { keepAccount: true })}>
          <Trans>Keep my account and sign in</Trans>
        </Button>
      )}
      <Button type="submit" variant={mayKeep ? 'secondary' : 'primary'} wide busy={form.busy}>
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
    </PlainPage>
  );
}

function useSignInForm(returnPath: string) {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { status } = useSession();
  // Users who are signed in leave this page, also right after signing in.
  useEffect(() => {
    if (status === 'signed-in') void navigate(returnPath, { replace: true });
  }, [status, navigate, returnPath]);
  return useForm({
    initial: { identifier: '', password: '', remember: false, keepAccount: false },
    schema: () => import('@lanternwise/shared/contracts/auth').then((contracts) => contracts.signIn.body),
    async send(body) {
      const user = await dispatch(signIn(body));
      showToast('success', t`Welcome back, ${user.username}!`);
    },
  });
}
