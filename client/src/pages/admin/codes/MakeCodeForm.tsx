// The form that creates a licence code for a school or for pilots.
import { readTypedNumber } from '@lanternwise/shared/text/typedNumber';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { licencesApi } from '../../../features/subscriptions/licencesApi.ts';
import { useForm } from '../../../features/useForm.ts';
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

const readWhole = (typed: string): number | undefined => readTypedNumber(typed, { decimals: 0 });

export function MakeCodeForm() {
  const { t } = useLingui();
  const [make] = licencesApi.useMakeLicenceMutation();
  const form = useForm({
    initial: { kind: 'school' as Kind, places: '60', days: '365', note: '' },
    schema: () => import('@lanternwise/shared/contracts/subscriptions').then((contracts) => contracts.makeLicence.body),
    body: ({ places, days, ...rest }) => ({ ...rest, places: readWhole(places), days: readWhole(days) }),
    async send(body, { change }) {
      const { code } = (await make(body).unwrap()).licence;
      change({ note: '' });
      showToast(
        'success',
        body.kind === 'school'
          ? t`The codes are ready. Give the staff code to the school.`
          : t`The code ${code} is ready.`,
      );
    },
  });
  return (
    <Card className="grid gap-4" title={<Trans>Create a code</Trans>}>
      <form noValidate className="grid gap-4" onSubmit={form.submit}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <SelectField<Kind>
            label={t({ context: 'code', message: 'For' })}
            {...form.field('kind')}
            options={KIND_OPTIONS.map(({ value, label }) => ({ value, label: t(label) }))}
          />
          <TextField label={t`Places`} inputMode="numeric" {...form.field('places')} />
          <TextField label={t`Days`} inputMode="numeric" {...form.field('days')} />
          <TextField label={t`Note`} optional maxLength={200} {...form.field('note')} />
        </div>
        <ErrorText>{form.failure}</ErrorText>
        <Button type="submit" busy={form.busy} className="justify-self-start">
          <Trans>Create code</Trans>
        </Button>
      </form>
    </Card>
  );
}
