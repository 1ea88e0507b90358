// Changing the password; whoever knew the old one is signed out.
import { type FormEvent, useState } from 'react';
import { useChangePasswordMutation } from '../../features/account/accountApi.ts';
import { messageOf } from '../../features/api.ts';
import { showToast } from '../../features/toasts/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { PASSWORD_LENGTH } from '../register/registration.ts';

export function PasswordCard() {
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const [change, { isLoading, error }] = useChangePasswordMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const short = password.length < PASSWORD_LENGTH;
    setFault(short ? `A password has at least ${PASSWORD_LENGTH} characters.` : undefined);
    if (short || isLoading) return;
    const done = await change({ current, password });
    if (done.error) return;
    setCurrent('');
    setPassword('');
    showToast('success', 'Your new password is set. Other devices are signed out.');
  };
  return (
    <Card>
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <h2 className="text-xl text-link">My password</h2>
        <Field label="Password now">
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={current}
              onChange={(event) => setCurrent(event.target.value)}
            />
          )}
        </Field>
        <NewPasswordField
          label="New password"
          hint={`At least ${PASSWORD_LENGTH} characters.`}
          error={fault}
          value={password}
          onChange={setPassword}
        />
        {error && (
          <p role="alert" className="lw-error">
            {messageOf(error)}
          </p>
        )}
        <Button type="submit" variant="secondary" className="justify-self-start" busy={isLoading}>
          Change my password
        </Button>
      </form>
    </Card>
  );
}
