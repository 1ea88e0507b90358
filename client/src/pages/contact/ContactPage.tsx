// The contact page: a form whose message is stored for the people who run the site and mailed to them.
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { contactApi } from '../../features/contactApi.ts';
import { siteInfoApi } from '../../features/siteInfoApi.ts';
import { useForm } from '../../features/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { PlainPage } from '../layout/PlainPage.tsx';
import { type ContactDraft, ContactFields } from './ContactFields.tsx';

const EMPTY_DRAFT: ContactDraft = { name: '', email: '', role: undefined, subject: '', message: '', leaveEmpty: '' };

export function ContactPage() {
  const { t } = useLingui();
  const openedAt = useRef(Date.now());
  const [send, { isSuccess, reset }] = contactApi.useSendContactMutation();
  const form = useForm({
    initial: EMPTY_DRAFT,
    schema: () => import('@lanternwise/shared/contracts/contact').then((contracts) => contracts.sendContact.body),
    body: (draft) => ({ ...draft, email: draft.email.trim(), openMs: Date.now() - openedAt.current }),
    send: (body) => send(body).unwrap(),
  });
  const writeAnother = () => {
    form.change({ subject: '', message: '' });
    openedAt.current = Date.now();
    reset();
  };
  const address = form.values.email.trim();
  if (isSuccess)
    return (
      <PlainPage title={t`Thank you for your message`}>
        <p role="status">
          <Trans>
            Your message has arrived. The answer will go to <strong className="wrap-anywhere">{address}</strong>.
          </Trans>
        </p>
        <Button variant="secondary" onClick={writeAnother}>
          <Trans>Write another message</Trans>
        </Button>
        <Link to="/" className="lw-link">
          <Trans>Back to home</Trans>
        </Link>
      </PlainPage>
    );
  return (
    <PlainPage title={t`Contact us`} form={form}>
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
    </PlainPage>
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
