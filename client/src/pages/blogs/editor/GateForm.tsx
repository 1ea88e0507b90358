// Asks for the publishing password, which the server checks and counts.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../../features/api.ts';
import { useGateStatusQuery, useOpenGateMutation } from '../../../features/blogs/blogsApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { PasswordField } from '../../../ui/TextField.tsx';

const HOUR_MS = 3_600_000;

export function GateForm({ onOpen }: { onOpen?: () => void }) {
  const { t } = useLingui();
  const { data } = useGateStatusQuery(undefined);
  const [openGate, { isLoading, error }] = useOpenGateMutation();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const blockedFor = data?.blockedUntil ? Date.parse(data.blockedUntil) - Date.now() : 0;
  const hours = Math.ceil(blockedFor / HOUR_MS);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password === '' || isLoading) return;
    const reply = await openGate({ password });
    setPassword('');
    if (!reply.error) onOpen?.();
  };
  const blockedText = blockedFor > 0 ? t`Too many failed attempts. Please try again in ${hours} hours.` : undefined;
  const failure = error ? errorMessage(error) : blockedText;
  const problem = isMissing ? t`Please enter the publishing password.` : failure;
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
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
      <PasswordField
        label={t`Publishing password`}
        autoComplete="off"
        required
        value={password}
        onChange={setPassword}
      />
      <ErrorText>{problem}</ErrorText>
      <Button type="submit" className="justify-self-start" busy={isLoading}>
        <Trans>Unlock</Trans>
      </Button>
    </form>
  );
}
