// The field for a new password, with its rule as a hint and support for password managers.
import type { ComponentProps } from 'react';
import { PasswordField } from './TextField.tsx';

export const NewPasswordField = (props: ComponentProps<typeof PasswordField>) => (
  <PasswordField {...props} autoComplete="new-password" maxLength={128} />
);
