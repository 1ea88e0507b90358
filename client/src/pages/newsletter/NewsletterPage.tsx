// The newsletter page: a form for an address, which counts only once its owner has opened the mailed link.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { accountApi } from '../../features/account/accountApi.ts';
import { newsletterApi } from '../../features/newsletterApi.ts';
import { useForm } from '../../features/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { PlainPage } from '../layout/PlainPage.tsx';

export function NewsletterPage() {
  const { t } = useLingui();
  const [subscribe, { isSuccess }] = newsletterApi.useSubscribeMutation();
  const form = useForm({
    initial: { email: '' },
    schema: () => import('@lanternwise/shared/contracts/newsletter').then((contracts) => contracts.subscribe.body),
    body: ({ email }) => ({ email: email.trim() }),
    send: (body) => subscribe(body).unwrap(),
  });
  if (isSuccess) {
    return (
      <PlainPage title={t`One more step`}>
        <AlmostDone email={form.values.email.trim()} />
      </PlainPage>
    );
  }
  return (
    <PlainPage title={t`Newsletter`} form={form}>
      <p>
        <Trans>
          For parents and teachers: new realms, new lesson plans and ideas for the classroom, by e-mail. Every e-mail
          has a link to unsubscribe.
        </Trans>
      </p>
      <TextField
        {...form.field('email')}
        label={t`Your e-mail address`}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <Button type="submit" wide busy={form.busy}>
        <Trans>Subscribe</Trans>
      </Button>
      <p className="text-muted">
        <Trans>Are you under 18? Please ask a parent to subscribe with their own address.</Trans>
      </p>
      <p className="text-sm text-muted">
        <Trans>
          We keep your address only after you confirm it, and only for this. More in the{' '}
          <Link to="/privacy-policy" className="lw-link">
            privacy policy
          </Link>
          .
        </Trans>
      </p>
    </PlainPage>
  );
}

/** The same text whether the address is subscribed or not, so that it reveals nothing. */
function AlmostDone({ email }: { email: string }) {
  const { data: rules } = accountApi.useRegistrationRulesQuery();
  const sendsMail = rules?.sendsMail !== false;
  return (
    <>
      <p role="status">
        {sendsMail ? (
          <Trans>
            An e-mail will be sent to <strong className="wrap-anywhere">{email}</strong>, twice a day at most. Open the
            link in it to subscribe. It works for three days.
          </Trans>
        ) : (
          <Trans>
            This site does not send e-mails. Please ask the person who runs it for the link that subscribes{' '}
            <strong className="wrap-anywhere">{email}</strong>. It works for three days.
          </Trans>
        )}
      </p>
      {sendsMail && (
        <p className="text-muted">
          <Trans>Nothing arrived? Check your spam folder.</Trans>
        </p>
      )}
      <Link to="/" className="lw-link">
        <Trans>Back to home</Trans>
      </Link>
    </>
  );
}
