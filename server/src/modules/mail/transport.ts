// Handing one letter to a mail server by SMTP.
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../config.ts';

export interface RenderedMail {
  /** The outbox row: a letter that is sent twice carries the same Message-ID, so mail programs show it once. */
  id: string;
  to: string;
  locale: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailTransport {
  /** Resolves once the mail server took the letter; rejects with what it said. */
  send(letter: RenderedMail): Promise<void>;
  close(): void;
}

/** A mail server that says nothing for this long is given up, until the next try. */
export const SMTP_TIMEOUT_MS = 20_000;

export function smtpTransport({ smtpUrl, from }: MailConfig, timeoutMs = SMTP_TIMEOUT_MS): MailTransport {
  const transporter = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, locale, subject, text, html }) {
      const headers = { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated' };
      // An address is data here: given as an object it is never read as a list of several.
      await transporter.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers,
        messageId: `<${id}@${domain}>`,
      });
    },
    close: () => transporter.close(),
  };
}
