// The form for the name on a certificate, with a confirmation because it can be generated only once.
import {
  firstCharacters,
  fullName,
  NAME_PART_MAX,
  validateNamePart,
} from '@lanternwise/shared/certificates/certificate';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorStatus } from '../../features/api.ts';
import { certificatesApi } from '../../features/certificatesApi.ts';
import { useForm } from '../../features/useForm.ts';
import { showToast } from '../../lib/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FormColumn } from '../layout/FormColumn.tsx';
import { generateFailure } from './failures.ts';

export interface GenerateFormProps {
  userId: string;
  /** Receives the name as typed so far, for the preview. */
  onNameChange(name: string): void;
}

function useGenerate(userId: string) {
  const [generate, { isLoading }] = certificatesApi.useGenerateCertificateMutation();
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  const make = async (name: string): Promise<void> => {
    setFailure(undefined);
    const reply = await generate({ userId, name });
    if (!reply.error) return showToast('success', translate`Your certificate is ready. Well done!`);
    if (errorStatus(reply.error) === 401) return void navigate('/login?returnUrl=%2Fcertificates%2Fgenerate');
    setFailure(generateFailure(reply.error));
  };
  return { make, busy: isLoading, failure };
}

export function GenerateForm({ userId, onNameChange }: GenerateFormProps) {
  const { t } = useLingui();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const { make, busy, failure } = useGenerate(userId);
  const problemOf = (problem: string | undefined) => {
    const known = problem === undefined ? undefined : NAME_PROBLEMS[problem];
    return known ? t(known) : problem;
  };
  const form = useForm({
    initial: { first: '', surname: '' },
    schema: () =>
      import('@lanternwise/shared/contracts/certificates').then((contracts) => contracts.generateCertificate.body),
    body: ({ first, surname }) => ({ userId, name: fullName(first, surname) }),
    check: ({ first, surname }) => ({
      first: problemOf(validateNamePart('First name', first)),
      surname: problemOf(validateNamePart('Surname', surname)),
    }),
    send: async () => setConfirmOpen(true),
  });
  const name = fullName(form.values.first, form.values.surname);
  const namePart = (part: 'first' | 'surname') => ({
    ...form.field(part),
    onChange(text: string) {
      form.field(part).onChange(text);
      const typed = { ...form.values };
      typed[part] = text;
      onNameChange(fullName(typed.first, typed.surname));
    },
  });
  const confirm = async () => {
    await make(name);
    setConfirmOpen(false);
  };
  return (
    <Panel>
      <FormColumn
        form={{ ...form, busy, failure }}
        submit={busy ? t`Generating...` : t`Generate Certificate`}
        wide
        className="grid gap-5"
      >
        <NamePartField label={t`First Name`} {...namePart('first')} />
        <NamePartField label={t`Last name`} {...namePart('surname')} />
        <p className="flex gap-3 rounded-md border-2 border-link p-3">
          <TriangleAlert aria-hidden="true" className="shrink-0 text-link" />
          <span>
            <Trans>
              <strong>IMPORTANT:</strong> You can generate your certificate only once. The name cannot be changed
              afterwards, so check the spelling.
            </Trans>
          </span>
        </p>
      </FormColumn>
      <Dialog
        open={isConfirmOpen}
        title={t`Important Warning`}
        colour="amber"
        size="small"
        onClose={busy ? undefined : () => setConfirmOpen(false)}
      >
        <div className="grid gap-5 text-center">
          <p>
            <Trans>You can do this only once, and the name cannot be changed afterwards.</Trans>
          </p>
          <p>
            <Trans>Your name will appear as:</Trans>
          </p>
          <p className="font-display text-2xl text-game-title">{name}</p>
          <div className="flex flex-wrap justify-center gap-4">
            <Button variant="quiet" disabled={busy} onClick={() => setConfirmOpen(false)}>
              <Trans>Go Back & Edit</Trans>
            </Button>
            <Button busy={busy} onClick={() => void confirm()}>
              {busy ? t`Processing...` : t`Confirm & Generate`}
            </Button>
          </div>
        </div>
      </Dialog>
    </Panel>
  );
}

/** The answers of shared's `validateNamePart`. */
const NAME_PROBLEMS: Readonly<Record<string, MessageDescriptor>> = {
  'First name is required': msg`First name is required`,
  'First name must be 10 characters or less': msg`First name must be 10 characters or less`,
  'First name may only have letters, in any script': msg`First name may only have letters, in any script`,
  'Surname is required': msg`Surname is required`,
  'Surname must be 10 characters or less': msg`Surname must be 10 characters or less`,
  'Surname may only have letters, in any script': msg`Surname may only have letters, in any script`,
};

interface NamePartFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange(text: string): void;
}

/** Limits the name by grapheme clusters: the browser's `maxLength` would split a Devanagari syllable. */
function NamePartField({ label, value, error, onChange }: NamePartFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={label}
      error={error}
      hint={t`At most ${NAME_PART_MAX} characters, in any script.`}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(text) => onChange(firstCharacters(text, NAME_PART_MAX))}
    />
  );
}
