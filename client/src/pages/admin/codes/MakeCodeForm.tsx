// The form that creates a licence code for a school or for pilots.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../../features/api.ts';
import { useMakeLicenceMutation } from '../../../features/subscriptions/licencesApi.ts';
import { showToast } from '../../../lib/showToast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { SelectField } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';

type Kind = 'school' | 'pilot';
const KIND_OPTIONS = [
  { value: 'school', label: msg`School` },
  { value: 'pilot', label: msg`Pilot` },
] as const;

export function MakeCodeForm() {
  const { t } = useLingui();
  const [kind, setKind] = useState<Kind>('school');
  const [places, setPlaces] = useState('60');
  const [days, setDays] = useState('365');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const [make, { isLoading }] = useMakeLicenceMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isValid = [places, days].every((text) => /^[1-9]\d*$/.test(text.trim()));
    setProblem(isValid ? undefined : t`Please enter the places and days as whole numbers, for example 60 and 365.`);
    if (!isValid || isLoading) return;
    const { data, error } = await make({ kind, places: Number(places), days: Number(days), note });
    if (error) return setProblem(errorMessage(error));
    setNote('');
    const { code } = data.licence;
    showToast(
      'success',
      kind === 'school' ? t`The codes are ready. Give the staff code to the school.` : t`The code ${code} is ready.`,
    );
  };
  return (
    <Card>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <h2 className="text-xl text-link">
          <Trans>Create a code</Trans>
        </h2>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <SelectField<Kind>
            label={t({ context: 'code', message: 'For' })}
            value={kind}
            options={KIND_OPTIONS.map(({ value, label }) => ({ value, label: t(label) }))}
            onChange={setKind}
          />
          <TextField label={t`Places`} inputMode="numeric" value={places} onChange={setPlaces} />
          <TextField label={t`Days`} inputMode="numeric" value={days} onChange={setDays} />
          <TextField label={t`Note`} optional maxLength={200} value={note} onChange={setNote} />
        </div>
        <ErrorText>{problem}</ErrorText>
        <Button type="submit" busy={isLoading} className="justify-self-start">
          <Trans>Create code</Trans>
        </Button>
      </form>
    </Card>
  );
}
