// The field of a new password: its rule as the hint, and the browser offered to keep it.
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
