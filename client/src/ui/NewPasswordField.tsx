// The field for a new password, with its rule as a hint and support for password managers.
import { Field } from './Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';

export interface NewPasswordFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  onChange(password: string): void;
}

export function NewPasswordField({ label, hint, error, value, onChange }: NewPasswordFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete="new-password"
          maxLength={128}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
