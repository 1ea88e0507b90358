// Sends a test e-mail and shows the mail server's reply.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useTestMailMutation } from '../../../features/admin/siteApi.ts';
import { errorMessage } from '../../../features/api.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { showToast } from '../../../lib/showToast.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';

export function TestMailForm() {
  const { t } = useLingui();
  const { user } = useSession();
  const [to, setTo] = useState(user?.email ?? '');
  const [error, setError] = useState<string>();
  const [send, { isLoading }] = useTestMailMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setError(undefined);
    try {
      await send({ to: to.trim() }).unwrap();
      showToast('success', t`The mail server accepted the e-mail. Check the inbox.`);
    } catch (failure) {
      setError(errorMessage(failure));
    }
  };
  return (
    <form className="grid items-end gap-3 sm:grid-cols-[1fr_auto]" noValidate onSubmit={(event) => void submit(event)}>
      <TextField label={t`Send a test e-mail to`} error={error} type="email" value={to} onChange={setTo} />
      <Button type="submit" variant="secondary" busy={isLoading}>
        <Trans>Send test</Trans>
      </Button>
    </form>
  );
}
