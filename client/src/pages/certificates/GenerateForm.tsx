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
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorStatus } from '../../features/api.ts';
import { certificatesApi, generateFailure } from '../../features/certificatesApi.ts';
import { showToast } from '../../lib/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextField } from '../../ui/TextField.tsx';

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
  const [first, setFirst] = useState('');
  const [surname, setSurname] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const { make, busy, failure } = useGenerate(userId);
  const name = fullName(first, surname);
  const problems = {
    first: validateNamePart('First name', first),
    surname: validateNamePart('Surname', surname),
  };
  const nameProblem = (problem: string | undefined) => {
    const known = problem === undefined ? undefined : NAME_PROBLEMS[problem];
    return known ? t(known) : problem;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!problems.first && !problems.surname) setConfirmOpen(true);
    else requestAnimationFrame(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const confirm = async () => {
    await make(name);
    setConfirmOpen(false);
  };
  return (
    <Panel>
      <form ref={formRef} noValidate className="grid gap-5" onSubmit={submit}>
        <NamePartField
          label={t`First Name`}
          value={first}
          error={isSubmitted ? nameProblem(problems.first) : undefined}
          onChange={(text) => {
            setFirst(text);
            onNameChange(fullName(text, surname));
          }}
        />
        <NamePartField
          label={t`Last name`}
          value={surname}
          error={isSubmitted ? nameProblem(problems.surname) : undefined}
          onChange={(text) => {
            setSurname(text);
            onNameChange(fullName(first, text));
          }}
        />
        <p className="flex gap-3 rounded-md border-2 border-link p-3">
          <TriangleAlert aria-hidden="true" className="shrink-0 text-link" />
          <span>
            <Trans>
              <strong>IMPORTANT:</strong> You can generate your certificate only once. The name cannot be changed
              afterwards, so check the spelling.
            </Trans>
          </span>
        </p>
        <ErrorText>{failure}</ErrorText>
        <Button type="submit" busy={busy}>
          {busy ? t`Generating...` : t`Generate Certificate`}
        </Button>
      </form>
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
