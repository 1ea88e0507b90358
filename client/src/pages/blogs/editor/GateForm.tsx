// Asks for the publishing password, which the server checks and counts.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { blogsApi } from '../../../features/blogs/blogsApi.ts';
import { serverNow } from '../../../features/http/serverClock.ts';
import { useForm } from '../../../features/useForm.ts';
import { PasswordField } from '../../../ui/TextField.tsx';
import { FormColumn } from '../../layout/FormColumn.tsx';

const HOUR_MS = 3_600_000;

export function GateForm({ onOpen }: { onOpen?: () => void }) {
  const { t } = useLingui();
  const { data } = blogsApi.useGateStatusQuery(undefined);
  const [openGate] = blogsApi.useOpenGateMutation();
  const form = useForm({
    initial: { password: '' },
    schema: () => import('@lanternwise/shared/contracts/blogs').then((contracts) => contracts.openGate.body),
    check: ({ password }) => (password === '' ? { password: t`Please enter the publishing password.` } : {}),
    async send(body, { change }) {
      change({ password: '' });
      await openGate(body).unwrap();
      onOpen?.();
    },
  });
  const blockedFor = data?.blockedUntil ? Date.parse(data.blockedUntil) - serverNow() : 0;
  const hours = Math.ceil(blockedFor / HOUR_MS);
  const blockedText = blockedFor > 0 ? t`Too many failed attempts. Please try again in ${hours} hours.` : undefined;
  return (
    <FormColumn form={{ ...form, failure: form.failure ?? blockedText }} submit={<Trans>Unlock</Trans>}>
      <p>
        <Trans>Enter the publishing password. The gate then stays open for an hour.</Trans>
      </p>
      {data?.configured === false && (
        <p role="alert">
          <Trans>
            No publishing password is set yet. Set one in the{' '}
            <Link to="/admin/settings" className="text-link underline">
              settings of the site
            </Link>{' '}
            first.
          </Trans>
        </p>
      )}
      <PasswordField label={t`Publishing password`} autoComplete="off" required {...form.field('password')} />
    </FormColumn>
  );
}
