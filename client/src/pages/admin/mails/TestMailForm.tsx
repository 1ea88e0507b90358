// Sends a test e-mail and shows the mail server's reply.
import { Trans, useLingui } from '@lingui/react/macro';
import { siteApi } from '../../../features/admin/siteApi.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { useForm } from '../../../features/useForm.ts';
import { showToast } from '../../../lib/showToast.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';

export function TestMailForm() {
  const { t } = useLingui();
  const { user } = useSession();
  const [sendMail] = siteApi.useTestMailMutation();
  const form = useForm({
    initial: { to: user?.email ?? '' },
    schema: () => import('@lanternwise/shared/contracts/admin-mail').then((contracts) => contracts.testMail.body),
    body: ({ to }) => ({ to: to.trim() }),
    async send(body) {
      await sendMail(body).unwrap();
      showToast('success', t`The mail server accepted the e-mail. Check the inbox.`);
    },
    failureAt: 'to',
  });
  return (
    <form className="grid items-end gap-3 sm:grid-cols-[1fr_auto]" noValidate onSubmit={form.submit}>
      <TextField label={t`Send a test e-mail to`} type="email" {...form.field('to')} />
      <Button type="submit" variant="secondary" busy={form.busy}>
        <Trans>Send test</Trans>
      </Button>
    </form>
  );
}
