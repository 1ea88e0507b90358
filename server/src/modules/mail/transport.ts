// Sends mails by SMTP.
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../config.ts';

export interface RenderedMail {
  /** Id of the outbox row; part of the Message-ID, so that mail programs recognise duplicates. */
  id: string;
  to: string;
  locale: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string | null;
  /** Null for mails without a subscription. */
  unsubscribeUrl?: string | null;
}

export interface MailTransport {
  /** Resolves when the mail server has accepted the mail; rejects with its error. */
  send(mail: RenderedMail): Promise<void>;
  close(): void;
}

/** Timeout of the connection and of every reply. */
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
    async send({ id, to, locale, subject, text, html, replyTo, unsubscribeUrl }) {
      const headers = {
        'Content-Language': locale,
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      };
      // Passed as an object, so that the address is not parsed as a list.
      await transporter.sendMail({
        from,
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
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
