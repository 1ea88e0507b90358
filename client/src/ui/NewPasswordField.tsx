// The field for a new password, with its rule as a hint and support for password managers.
import { PasswordField } from './TextField.tsx';

export interface NewPasswordFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  onChange(password: string): void;
}

export function NewPasswordField({ label, hint, error, value, onChange }: NewPasswordFieldProps) {
  return (
    <PasswordField
      label={label}
      hint={hint}
      error={error}
      autoComplete="new-password"
      maxLength={128}
      value={value}
      onChange={onChange}
    />
  );
}
