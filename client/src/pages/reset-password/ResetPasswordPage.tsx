// Choosing a new password through a mailed link.
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks.ts';
import { useResetPasswordMutation } from '../../features/account/accountApi.ts';
import { codeOf, messageOf } from '../../features/api.ts';
import { verify } from '../../features/session/session.ts';
import { showToast } from '../../features/toasts/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { PlainPage } from '../layout/PlainPage.tsx';
import { SignForm } from '../layout/SignForm.tsx';
import { usePage } from '../layout/usePage.ts';
import { PASSWORD_LENGTH } from '../register/registration.ts';

export function ResetPasswordPage() {
  const heading = usePage('A new password');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const [reset, { isLoading, error }] = useResetPasswordMutation();
  const submit = async () => {
    const short = password.length < PASSWORD_LENGTH;
    setFault(short ? `A password has at least ${PASSWORD_LENGTH} characters.` : undefined);
    if (short || isLoading) return;
    const { data } = await reset({ token: search.get('token') ?? '', password });
    if (!data) return;
    // Where this browser was signed in with that account, it no longer is.
    await dispatch(verify());
    showToast('success', `Your new password is set, ${data.username}. Please sign in with it.`);
    await navigate('/sign-in', { replace: true });
  };
  if (!search.get('token')) {
    return (
      <PlainPage title="This link is not whole" heading={heading} who="owl">
        <p role="alert">Please open the whole link from the letter, or ask for a new one.</p>
        <Link to="/forgot-password" className="lw-link">
          Ask for a new link
        </Link>
      </PlainPage>
    );
  }
  return (
    <SignForm
      title="Choose a new password"
      heading={heading}
      who="owl"
      error={error ? messageOf(error) : undefined}
      onSubmit={() => void submit()}
    >
      <NewPasswordField
        label="New password"
        hint={`At least ${PASSWORD_LENGTH} characters. Three or four words in a row are easy to remember and hard to guess.`}
        error={fault}
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" wide busy={isLoading}>
        Set my new password
      </Button>
      <p className="text-muted">You are signed out everywhere else, so that nobody stays in with the old password.</p>
      {codeOf(error) === 'link-over' && (
        <Link to="/forgot-password" className="lw-link">
          Ask for a new link
        </Link>
      )}
    </SignForm>
  );
}
