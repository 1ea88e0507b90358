// The fields of the contact form, with one that only programs fill in.
import { Trans, useLingui } from '@lingui/react/macro';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextAreaField, TextField } from '../../ui/TextField.tsx';
import {
  type ContactDraft,
  type ContactErrors,
  MESSAGE_MAX,
  NAME_MAX,
  ROLE_LABELS,
  ROLES,
  SUBJECT_MAX,
} from './contactForm.ts';

export interface ContactFieldsProps {
  draft: ContactDraft;
  errors: ContactErrors;
  onChange(change: Partial<ContactDraft>): void;
}

export function ContactFields({ draft, errors, onChange }: ContactFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <RadioGroup
        legend={t`Who are you?`}
        inline
        value={draft.role}
        options={ROLES.map((value) => ({ value, label: t(ROLE_LABELS[value]) }))}
        error={errors.role}
        onChange={(role) => onChange({ role })}
      />
      {draft.role === 'student' && (
        <p role="note" className="rounded-md border-2 border-line p-3">
          <Trans>
            Please do not write your home address, your phone number or a password. If you can, ask a parent or your
            teacher to write with you.
          </Trans>
        </p>
      )}
      <TextField
        label={t`Your name`}
        error={errors.name}
        autoComplete="name"
        maxLength={NAME_MAX}
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label={t`E-mail for the answer`}
        error={errors.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={draft.email}
        onChange={(email) => onChange({ email })}
      />
      <TextField
        label={t`Subject`}
        error={errors.subject}
        maxLength={SUBJECT_MAX}
        value={draft.subject}
        onChange={(subject) => onChange({ subject })}
      />
      <MessageField value={draft.message} error={errors.message} onChange={(message) => onChange({ message })} />
      <div className="lw-hidden" aria-hidden="true">
        <label>
          <Trans>Leave this field empty</Trans>
          <input
            tabIndex={-1}
            autoComplete="off"
            value={draft.leaveEmpty}
            onChange={(event) => onChange({ leaveEmpty: event.target.value })}
          />
        </label>
      </div>
    </>
  );
}

interface MessageFieldProps {
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

function MessageField({ value, error, onChange }: MessageFieldProps) {
  const { t } = useLingui();
  const length = value.length;
  return (
    <TextAreaField
      label={t`Your message`}
      error={error}
      hint={<Trans>{length} of 4000 characters</Trans>}
      rows={7}
      maxLength={MESSAGE_MAX}
      value={value}
      onChange={onChange}
    />
  );
}
