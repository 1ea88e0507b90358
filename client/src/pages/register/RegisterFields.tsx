// The text fields of the registration form.
import { PASSWORD_MIN } from '@lanternwise/shared/constants/users';
import type { RequestedRole } from '@lanternwise/shared/contracts/auth';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Form } from '../../features/useForm.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { RegisterDraft } from './registration.ts';

export function CredentialFields({ form }: { form: Form<RegisterDraft> }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`User name`}
        hint={t`3 to 20 letters, digits, _ or -. A nickname is best: please do not use your full real name.`}
        {...form.field('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
      />
      <NewPasswordField
        label={t`Password`}
        hint={t`At least ${PASSWORD_MIN} characters. Three or four words in a row are easy to remember and hard to guess.`}
        {...form.field('password')}
      />
    </>
  );
}

const EMAIL_HINTS: Record<RequestedRole, MessageDescriptor> = {
  User: msg`Only used to help you recover your account.`,
  Teacher: msg`We send a link to confirm that it is yours.`,
  Parent: msg`The weekly e-mail about your child goes here, and it helps you recover your account.`,
};

export function EmailField({ form }: { form: Form<RegisterDraft> }) {
  const { t } = useLingui();
  const requestedRole = form.values.ageBand === '18+' ? form.values.roleWish : 'User';
  return (
    <TextField
      label={t`E-mail`}
      optional={requestedRole !== 'Teacher'}
      hint={t(EMAIL_HINTS[requestedRole])}
      {...form.field('email')}
      type="email"
      autoComplete="email"
    />
  );
}

/** For children: a parent's address instead of their own. */
export function ParentEmailField({ form }: { form: Form<RegisterDraft> }) {
  const { t } = useLingui();
  const { askLater } = form.values;
  return (
    <div className="grid gap-3">
      <TextField
        {...form.field('parentEmail')}
        label={t`A parent's e-mail`}
        hint={t`We send one e-mail that explains everything, with a link to give or decline consent.`}
        error={askLater ? undefined : form.problems.parentEmail}
        type="email"
        autoComplete="off"
        disabled={askLater}
      />
      <Checkbox
        label={t`I don't have it right now. I'll ask later.`}
        checked={askLater}
        onChange={form.field('askLater').onChange}
      />
    </div>
  );
}
