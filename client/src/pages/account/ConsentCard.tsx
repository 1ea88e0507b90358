// Shows the state of the consent request of a limited account, and sends a request to a parent.
import { Trans, useLingui } from '@lingui/react/macro';
import { accountApi } from '../../features/account/accountApi.ts';
import { useForm } from '../../features/useForm.ts';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FormColumn } from '../layout/FormColumn.tsx';

export function ConsentCard() {
  const { t } = useLingui();
  const { data } = accountApi.useOwnConsentQuery();
  const [requestConsent, { isSuccess }] = accountApi.useAskForConsentMutation();
  const form = useForm({
    initial: { parentEmail: '' },
    schema: () => import('@lanternwise/shared/contracts/consent').then((contracts) => contracts.askForConsent.body),
    body: ({ parentEmail }) => ({ parentEmail: parentEmail.trim() }),
    send: (body) => requestConsent(body).unwrap(),
    failureAt: 'parentEmail',
  });
  const asked = data?.consent?.state === 'asked' ? data.consent.parentEmail : null;
  const refused = data?.consent?.state === 'withdrawn' || data?.consent?.state === 'declined' ? data.consent : null;
  return (
    <Card title={<Trans>Ask a parent</Trans>} className="grid gap-4">
      <FormColumn form={form} submit={asked ? t`Send another e-mail` : t`Send e-mail`} variant="secondary">
        <p>
          <Trans>
            You can play and save everything. Once a parent agrees, you can also send feedback in your own words, add a
            picture, and get certificates that others can see.
          </Trans>
        </p>
        {asked && (
          <p role="status">
            <Trans>
              Your parent's address is <strong className="break-all">{asked}</strong>. No answer yet.
            </Trans>
          </p>
        )}
        {refused && (
          <p role="status">
            <Trans>
              <strong className="break-all">{refused.parentEmail}</strong> said no. Only this parent can change that:
              you can ask them again.
            </Trans>
          </p>
        )}
        <TextField label={t`A parent's e-mail`} type="email" autoComplete="off" {...form.field('parentEmail')} />
        {isSuccess && (
          <p className="text-muted">
            <Trans>The e-mail will be sent.</Trans>
          </p>
        )}
      </FormColumn>
    </Card>
  );
}
