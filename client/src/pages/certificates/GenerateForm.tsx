// The form for the name on a certificate, with a confirmation because it can be generated only once.
import {
  firstCharacters,
  fullName,
  NAME_PART_MAX,
  validateNamePart,
} from '@lanternwise/shared/certificates/certificate';
import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorStatus } from '../../features/api.ts';
import { generateFailure, useGenerateCertificateMutation } from '../../features/certificatesApi.ts';
import { showToast } from '../../lib/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

export interface GenerateFormProps {
  userId: string;
  /** Receives the name as typed so far, for the preview. */
  onNameChange(name: string): void;
}

function useGenerate(userId: string) {
  const [generate, { isLoading }] = useGenerateCertificateMutation();
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  const make = async (name: string): Promise<void> => {
    setFailure(undefined);
    const reply = await generate({ userId, name });
    if (!reply.error) return showToast('success', 'Your certificate is ready. Well done!');
    if (errorStatus(reply.error) === 401) return void navigate('/login?returnUrl=%2Fcertificates%2Fgenerate');
    setFailure(generateFailure(reply.error));
  };
  return { make, busy: isLoading, failure };
}

export function GenerateForm({ userId, onNameChange }: GenerateFormProps) {
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
          label="First Name"
          value={first}
          error={isSubmitted ? problems.first : undefined}
          onChange={(text) => {
            setFirst(text);
            onNameChange(fullName(text, surname));
          }}
        />
        <NamePartField
          label="Last name"
          value={surname}
          error={isSubmitted ? problems.surname : undefined}
          onChange={(text) => {
            setSurname(text);
            onNameChange(fullName(first, text));
          }}
        />
        <p className="flex gap-3 rounded-md border-2 border-link p-3">
          <TriangleAlert aria-hidden="true" className="shrink-0 text-link" />
          <span>
            <strong>IMPORTANT:</strong> You can generate your certificate only once. The name cannot be changed
            afterwards, so check the spelling.
          </span>
        </p>
        {failure && (
          <p role="alert" className="lw-error">
            {failure}
          </p>
        )}
        <Button type="submit" busy={busy}>
          {busy ? 'Generating...' : 'Generate Certificate'}
        </Button>
      </form>
      <Dialog
        open={isConfirmOpen}
        title="Important Warning"
        colour="amber"
        size="small"
        onClose={busy ? undefined : () => setConfirmOpen(false)}
      >
        <div className="grid gap-5 text-center">
          <p>You can do this only once, and the name cannot be changed afterwards.</p>
          <p>Your name will appear as:</p>
          <p className="font-display text-2xl text-game-title">{name}</p>
          <div className="flex flex-wrap justify-center gap-4">
            <Button variant="quiet" disabled={busy} onClick={() => setConfirmOpen(false)}>
              Go Back & Edit
            </Button>
            <Button busy={busy} onClick={() => void confirm()}>
              {busy ? 'Processing...' : 'Confirm & Generate'}
            </Button>
          </div>
        </div>
      </Dialog>
    </Panel>
  );
}

interface NamePartFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange(text: string): void;
}

/** Limits the name by grapheme clusters: the browser's `maxLength` would split a Devanagari syllable. */
function NamePartField({ label, value, error, onChange }: NamePartFieldProps) {
  return (
    <Field label={label} error={error} hint={`At most ${NAME_PART_MAX} characters, in any script.`}>
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(firstCharacters(event.target.value, NAME_PART_MAX))}
        />
      )}
    </Field>
  );
}
