// A form that asks for the user name of another teacher: to invite one, or to hand the group over.
import type { ReactNode } from 'react';
import { useForm } from '../../features/useForm.ts';
import { showToast } from '../../lib/showToast.ts';
import { TextField } from '../../ui/TextField.tsx';
import { FormColumn } from '../layout/FormColumn.tsx';

interface TeacherNameFormProps {
  label: string;
  hint: string;
  /** Resolves with what to tell after a success; rejects with the request's error. */
  submit(username: string): Promise<string>;
  /** The words of the button. */
  children: ReactNode;
}

export function TeacherNameForm({ label, hint, submit, children }: TeacherNameFormProps) {
  const form = useForm({
    initial: { username: '' },
    schema: () => import('@lanternwise/shared/contracts/groups').then((contracts) => contracts.addTeacher.body),
    async send({ username }, { change }) {
      showToast('success', await submit(username.trim()));
      change({ username: '' });
    },
    failureAt: 'username',
  });
  return (
    <FormColumn form={form} submit={children} variant="secondary" className="grid gap-3">
      <TextField
        {...form.field('username')}
        label={label}
        hint={hint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
      />
    </FormColumn>
  );
}
