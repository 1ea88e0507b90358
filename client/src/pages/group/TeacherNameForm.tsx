// A form that asks for the user name of another teacher: to invite one, or to hand the group over.
import { type FormEvent, type ReactNode, useState } from 'react';
import { errorMessage } from '../../features/api.ts';
import { showToast } from '../../lib/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface TeacherNameFormProps {
  label: string;
  hint: string;
  /** Shown for an empty field. */
  emptyMessage: string;
  isBusy: boolean;
  /** Resolves with what to tell after a success; rejects with the request's error. */
  submit(username: string): Promise<string>;
  /** The words of the button. */
  children: ReactNode;
}

export function TeacherNameForm({ label, hint, emptyMessage, isBusy, submit, children }: TeacherNameFormProps) {
  const [username, setUsername] = useState('');
  const [error, setError] = useState<string>();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (username.trim() === '') return setError(emptyMessage);
    setError(undefined);
    try {
      showToast('success', await submit(username.trim()));
      setUsername('');
    } catch (failure) {
      setError(errorMessage(failure));
    }
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label={label}
        hint={hint}
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        value={username}
        onChange={setUsername}
      />
      <div>
        <Button type="submit" variant="secondary" busy={isBusy}>
          {children}
        </Button>
      </div>
    </form>
  );
}
