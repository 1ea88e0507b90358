// The contact page: a form whose message is stored for the people who run the site and mailed to them.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { contactApi } from '../../features/contactApi.ts';
import { siteInfoApi } from '../../features/siteInfoApi.ts';
import { useForm } from '../../features/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { AuthForm } from '../layout/AuthForm.tsx';
import { PlainPage } from '../layout/PlainPage.tsx';
import { usePage } from '../layout/usePage.ts';
import { type ContactDraft, ContactFields } from './ContactFields.tsx';

const EMPTY_DRAFT: ContactDraft = { name: '', email: '', role: undefined, subject: '', message: '', leaveEmpty: '' };

export function ContactPage() {
  const { t } = useLingui();
  const heading = usePage(t`Contact us`);
  const openedAt = useRef(Date.now());
  const [send, { isSuccess, reset }] = contactApi.useSendContactMutation();
  const form = useForm({
    initial: EMPTY_DRAFT,
    schema: () => import('@lanternwise/shared/contracts/contact').then((contracts) => contracts.sendContact.body),
    body: (draft) => ({ ...draft, email: draft.email.trim(), openMs: Date.now() - openedAt.current }),
    send: (body) => send(body).unwrap(),
  });
  useEffect(() => {
    // The form unmounts, so the focus moves to the heading.
    if (isSuccess) heading.current?.focus();
  }, [isSuccess, heading]);

  const writeAnother = () => {
    form.change({ subject: '', message: '' });
    openedAt.current = Date.now();
    reset();
  };
  if (isSuccess) return <SentPage heading={heading} email={form.values.email} onAnother={writeAnother} />;
  return (
    <AuthForm title={t`Contact us`} heading={heading} form={form}>
      <p>
        <Trans>A question, a mistake you found, an idea for your class? Write to the people who run this site.</Trans>
      </p>
      <OperatorAddress />
      <ContactFields form={form} />
      <Button type="submit" wide busy={form.busy}>
        <Trans>Send message</Trans>
      </Button>
      <p className="text-sm text-muted">
        <Trans>
          We keep your message for one year at most, to answer it. More in the{' '}
          <Link to="/privacy-policy" className="lw-link">
            privacy policy
          </Link>
          .
        </Trans>
      </p>
    </AuthForm>
  );
}

function OperatorAddress() {
  const { data } = siteInfoApi.useSiteInfoQuery();
  const email = data?.operator.email;
  if (!email) return null;
  return (
    <p>
      <Trans>
        You can also send an e-mail to{' '}
        <a href={`mailto:${email}`} className="lw-link wrap-anywhere">
          {email}
        </a>
        .
      </Trans>
    </p>
  );
}

interface SentPageProps {
  heading: ReturnType<typeof usePage>;
  email: string;
  onAnother(): void;
}

function SentPage({ heading, email, onAnother }: SentPageProps) {
  const { t } = useLingui();
  const address = email.trim();
  return (
    <PlainPage title={t`Thank you for your message`} heading={heading}>
      <p role="status">
        <Trans>
          Your message has arrived. The answer will go to <strong className="wrap-anywhere">{address}</strong>.
        </Trans>
      </p>
      <Button variant="secondary" onClick={onAnother}>
        <Trans>Write another message</Trans>
      </Button>
      <Link to="/" className="lw-link">
        <Trans>Back to home</Trans>
      </Link>
    </PlainPage>
  );
}
