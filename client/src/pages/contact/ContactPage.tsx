// The contact page: a form whose message is stored for the people who run the site and mailed to them.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../features/api.ts';
import { useSendContactMutation } from '../../features/contactApi.ts';
import { useSiteInfoQuery } from '../../features/siteInfoApi.ts';
import { Button } from '../../ui/Button.tsx';
import { AuthForm } from '../layout/AuthForm.tsx';
import { PlainPage } from '../layout/PlainPage.tsx';
import { usePage } from '../layout/usePage.ts';
import { ContactFields } from './ContactFields.tsx';
import { type ContactDraft, type ContactErrors, EMPTY_DRAFT, validateContact } from './contactForm.ts';

export function ContactPage() {
  const { t } = useLingui();
  const heading = usePage(t`Contact us`);
  const openedAt = useRef(Date.now());
  const [draft, setDraft] = useState<ContactDraft>(EMPTY_DRAFT);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [send, { isLoading, isSuccess, error, reset }] = useSendContactMutation();
  useEffect(() => {
    // The form unmounts, so the focus moves to the heading.
    if (isSuccess) heading.current?.focus();
  }, [isSuccess, heading]);

  const submit = () => {
    const found = validateContact(draft);
    setErrors(found);
    const { role } = draft;
    if (isLoading || role === undefined || Object.keys(found).length > 0) return;
    void send({ ...draft, role, email: draft.email.trim(), openMs: Date.now() - openedAt.current });
  };
  const writeAnother = () => {
    setDraft({ ...EMPTY_DRAFT, name: draft.name, email: draft.email, role: draft.role });
    openedAt.current = Date.now();
    reset();
  };
  if (isSuccess) return <SentPage heading={heading} email={draft.email} onAnother={writeAnother} />;
  return (
    <AuthForm title={t`Contact us`} heading={heading} error={error ? errorMessage(error) : undefined} onSubmit={submit}>
      <p>
        <Trans>A question, a mistake you found, an idea for your class? Write to the people who run this site.</Trans>
      </p>
      <OperatorAddress />
      <ContactFields draft={draft} errors={errors} onChange={(change) => setDraft({ ...draft, ...change })} />
      <Button type="submit" wide busy={isLoading}>
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
  const { data } = useSiteInfoQuery();
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
