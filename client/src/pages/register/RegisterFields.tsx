// The fields of the registration form that are written in.
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { needsConsent, PASSWORD_LENGTH } from './registration.ts';
import type { RegisterForm } from './useRegisterForm.ts';

export function NameAndPassword({ form: { draft, errors, change } }: { form: RegisterForm }) {
  return (
    <>
      <Field
        label="User name"
        hint="3 to 20 letters, digits, _ or -. A nickname is best: please do not use your full real name."
        error={errors.username}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
            value={draft.username}
            onChange={(event) => change({ username: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Password"
        hint={`At least ${PASSWORD_LENGTH} characters. Three or four words in a row are easy to remember and hard to guess.`}
        error={errors.password}
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            maxLength={128}
            value={draft.password}
            onChange={(event) => change({ password: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

export function EmailField({ form: { draft, errors, change } }: { form: RegisterForm }) {
  return (
    <Field
      label={needsConsent(draft.ageBand) ? "A parent's e-mail" : 'E-mail'}
      optional
      hint="Only used to help you back into your account."
      error={errors.email}
    >
      {(control) => (
        <TextInput
          {...control}
          type="email"
          autoComplete="email"
          value={draft.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      )}
    </Field>
  );
}
