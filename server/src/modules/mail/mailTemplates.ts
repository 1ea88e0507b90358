// The one letter of the mail module itself: a test.
import type { MailMessage } from './outbox.ts';

export const testMail = (): MailMessage => ({
  kind: 'test',
  subject: 'Mail from Lanternwise works',
  before: ['This is a test. If you can read it, letters to learners, parents and teachers will arrive too.'],
});
