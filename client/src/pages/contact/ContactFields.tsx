// The fields of the contact form, with one that only programs fill in.
import {
  CONTACT_MESSAGE_MAX,
  CONTACT_NAME_MAX,
  CONTACT_ROLES,
  CONTACT_SUBJECT_MAX,
  type ContactRole,
} from '@lanternwise/shared/constants/contact';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Form } from '../../features/useForm.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextAreaField, TextField } from '../../ui/TextField.tsx';

const ROLE_LABELS: Record<ContactRole, MessageDescriptor> = {
  parent: msg`A parent`,
  teacher: msg`A teacher`,
  student: msg`A student`,
  other: msg`Other`,
};

export interface ContactDraft {
  name: string;
  email: string;
  role: ContactRole | undefined;
  subject: string;
  message: string;
  leaveEmpty: string;
}

export function ContactFields({ form }: { form: Form<ContactDraft> }) {
  const { t } = useLingui();
  const { role, message, leaveEmpty } = form.values;
  const length = message.length;
  return (
    <>
      <RadioGroup
        {...form.field('role')}
        legend={t`Who are you?`}
        inline
        options={CONTACT_ROLES.map((value) => ({ value, label: t(ROLE_LABELS[value]) }))}
      />
      {role === 'student' && (
        <p role="note" className="rounded-md border-2 border-line p-3">
          <Trans>
            Please do not write your home address, your phone number or a password. If you can, ask a parent or your
            teacher to write with you.
          </Trans>
        </p>
      )}
      <TextField {...form.field('name')} label={t`Your name`} autoComplete="name" maxLength={CONTACT_NAME_MAX} />
      <TextField
        {...form.field('email')}
        label={t`E-mail for the answer`}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextField {...form.field('subject')} label={t`Subject`} maxLength={CONTACT_SUBJECT_MAX} />
      <TextAreaField
        {...form.field('message')}
        label={t`Your message`}
        hint={<Trans>{length} of 4000 characters</Trans>}
        rows={7}
        maxLength={CONTACT_MESSAGE_MAX}
      />
      <div className="lw-hidden" aria-hidden="true">
        <label>
          <Trans>Leave this field empty</Trans>
          <input
            tabIndex={-1}
            autoComplete="off"
            value={leaveEmpty}
            onChange={(event) => form.change({ leaveEmpty: event.target.value })}
          />
        </label>
      </div>
    </>
  );
}
