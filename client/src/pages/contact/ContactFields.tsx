// The fields of the contact form, with one that only programs fill in.
import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '../../ui/Field.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextArea, TextInput } from '../../ui/TextInput.tsx';
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
      <Field label={t`Your name`} error={errors.name}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="name"
            maxLength={NAME_MAX}
            value={draft.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={t`E-mail for the answer`} error={errors.email}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="email"
            maxLength={254}
            value={draft.email}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        )}
      </Field>
      <Field label={t`Subject`} error={errors.subject}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={SUBJECT_MAX}
            value={draft.subject}
            onChange={(event) => onChange({ subject: event.target.value })}
          />
        )}
      </Field>
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
    <Field label={t`Your message`} error={error} hint={<Trans>{length} of 4000 characters</Trans>}>
      {(control) => (
        <TextArea
          {...control}
          rows={7}
          maxLength={MESSAGE_MAX}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
