// Template of the mail that brings a contact message to the operator.
import type { ContactRole } from '@lanternwise/shared/constants/contact';
import type { MailMessage } from '../mail/outbox.ts';
import type { SiteLink } from '../mail/renderMail.ts';

const ROLE_NAMES: Record<ContactRole, string> = {
  parent: 'a parent',
  teacher: 'a teacher',
  student: 'a student',
  other: 'someone else',
};

export interface ContactMail {
  name: string;
  email: string;
  role: ContactRole;
  subject: string;
  message: string;
  adminUrl: SiteLink;
}

/** In English, like the pages of the Admin. */
export function contactMail({ name, email, role, subject, message, adminUrl }: ContactMail): MailMessage {
  return {
    kind: 'contact',
    subject: `Contact form: ${subject}`,
    before: [`${name} (${ROLE_NAMES[role]}, ${email}) writes:`, ...message.split(/\n\s*\n/)],
    button: { label: 'Open in Lanternwise', url: adminUrl },
    after: ['Answer this e-mail to write back. Then mark the message as answered.'],
    replyTo: email,
  };
}
