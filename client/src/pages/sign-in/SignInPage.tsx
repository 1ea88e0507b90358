// Signing in with a user name or an e-mail address.
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks.ts';
import { codeOf, messageOf } from '../../features/api.ts';
import { readReturnPath } from '../../features/session/returnPath.ts';
import { signIn } from '../../features/session/session.ts';
import { useSession } from '../../features/session/useSession.ts';
import { showToast } from '../../features/toasts/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { SignForm } from '../layout/SignForm.tsx';
import { usePage } from '../layout/usePage.ts';

interface Errors {
  identifier?: string;
  password?: string;
  form?: string;
}

export function SignInPage() {
  const heading = usePage('Sign in');
  const { search } = useLocation();
  const form = useSignInForm(readReturnPath(search, useSession().user?.role));
  return (
    <SignForm title="Welcome back" heading={heading} who="owl" error={form.errors.form} onSubmit={form.submit}>
      {new URLSearchParams(search).has('returnUrl') && <p>Please sign in first. Then you go on to where you wanted.</p>}
      <Field label="User name or e-mail" error={form.errors.identifier}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={form.identifier}
            onChange={(event) => form.setIdentifier(event.target.value)}
          />
        )}
      </Field>
      <Field label="Password" error={form.errors.password}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            value={form.password}
            onChange={(event) => form.setPassword(event.target.value)}
          />
        )}
      </Field>
      <Checkbox label="Remember me on this computer" checked={form.remember} onChange={form.setRemember} />
      {form.mayKeep && (
        <Button wide onClick={form.keep}>
          Keep my account and sign in
        </Button>
      )}
      <Button type="submit" variant={form.mayKeep ? 'secondary' : 'primary'} wide busy={form.busy}>
        Sign in
      </Button>
      <p className="text-muted">
        New here?{' '}
        <Link to={`/register${search}`} className="lw-link">
          Make an account
        </Link>
        .
      </p>
      <p className="text-muted">
        <Link to="/forgot-password" className="lw-link">
          Forgot your password?
        </Link>
      </p>
    </SignForm>
  );
}

function useSignInForm(returnPath: string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { status } = useSession();
  const [identifier, setIdentifier] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [mayKeep, setMayKeep] = useState(false);

  // Whoever is signed in already, or has just become so, has nothing to do here.
  useEffect(() => {
    if (status === 'signed-in') void navigate(returnPath, { replace: true });
  }, [status, navigate, returnPath]);

  const submit = async (keepAccount = false) => {
    const missing: Errors = {};
    if (identifier.trim() === '') missing.identifier = 'Please write your user name.';
    if (password === '') missing.password = 'Please write your password.';
    setErrors(missing);
    if (busy || missing.identifier || missing.password) return;
    setBusy(true);
    try {
      const user = await dispatch(signIn({ identifier: identifier.trim(), password, remember, keepAccount }));
      showToast('success', `Welcome back, ${user.username}!`);
    } catch (error) {
      setErrors({ form: messageOf(error) });
      setMayKeep(codeOf(error) === 'deletion-pending');
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
    /** The account is about to be deleted, and its owner may still change that. */
    mayKeep,
    keep: () => void submit(true),
  };
}
