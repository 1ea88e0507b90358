// Template of the test mail.
import type { MailMessage } from './outbox.ts';

export const testMail = (): MailMessage => ({
  kind: 'test',
  subject: 'Mail from Lanternwise works',
  before: ['This is a test. If you can read it, e-mails to learners, parents and teachers will arrive too.'],
});
