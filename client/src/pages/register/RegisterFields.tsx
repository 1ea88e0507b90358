// The text fields of the registration form.
import type { RequestedRole } from '@lanternwise/shared/contracts/auth';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { PASSWORD_LENGTH } from './registration.ts';
import type { RegisterForm } from './useRegisterForm.ts';

export function CredentialFields({ form: { draft, errors, change } }: { form: RegisterForm }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`User name`}
        hint={t`3 to 20 letters, digits, _ or -. A nickname is best: please do not use your full real name.`}
        error={errors.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        value={draft.username}
        onChange={(username) => change({ username })}
      />
      <NewPasswordField
        label={t`Password`}
        hint={t`At least ${PASSWORD_LENGTH} characters. Three or four words in a row are easy to remember and hard to guess.`}
        error={errors.password}
        value={draft.password}
        onChange={(password) => change({ password })}
      />
    </>
  );
}

const EMAIL_HINTS: Record<RequestedRole, MessageDescriptor> = {
  User: msg`Only used to help you recover your account.`,
  Teacher: msg`We send a link to confirm that it is yours.`,
  Parent: msg`The weekly e-mail about your child goes here, and it helps you recover your account.`,
};

export function EmailField({ form: { draft, errors, change } }: { form: RegisterForm }) {
  const { t } = useLingui();
  const requestedRole = draft.ageBand === '18+' ? draft.roleWish : 'User';
  return (
    <TextField
      label={t`E-mail`}
      optional={requestedRole !== 'Teacher'}
      hint={t(EMAIL_HINTS[requestedRole])}
      error={errors.email}
      type="email"
      autoComplete="email"
      value={draft.email}
      onChange={(email) => change({ email })}
    />
  );
}

/** For children: a parent's address instead of their own. */
export function ParentEmailField({ form: { draft, errors, change } }: { form: RegisterForm }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-3">
      <TextField
        label={t`A parent's e-mail`}
        hint={t`We send one e-mail that explains everything, with a link to give or decline consent.`}
        error={draft.askLater ? undefined : errors.parentEmail}
        type="email"
        autoComplete="off"
        disabled={draft.askLater}
        value={draft.parentEmail}
        onChange={(parentEmail) => change({ parentEmail })}
      />
      <Checkbox
        label={t`I don't have it right now. I'll ask later.`}
        checked={draft.askLater}
        onChange={(askLater) => change({ askLater })}
      />
    </div>
  );
}
