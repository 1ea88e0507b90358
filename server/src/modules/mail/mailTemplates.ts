// Templates of the test mail and of the warning that limits are half used.
import type { MailMessage } from './outbox.ts';
import { siteLink } from './renderMail.ts';
import type { MailWarning, WarnedScope } from './warnings.ts';

export const testMail = (): MailMessage => ({
  kind: 'test',
  subject: 'Mail from Lanternwise works',
  before: ['This is a test. If you can read it, e-mails to learners, parents and teachers will arrive too.'],
});

const SCOPE_WORDS: Record<WarnedScope, string> = {
  network: 'e-mails caused from one network',
  'new-addresses': 'new addresses named from one network',
  domain: 'e-mails to one domain',
  site: 'e-mails of the whole site',
  queue: 'e-mails that wait for their turn',
};

/** In English, like the pages of the Admin. */
export const limitMail = (warnings: readonly MailWarning[]): MailMessage => ({
  kind: 'limit-half-used',
  subject: 'Half of a limit of e-mails is used today',
  before: [
    'Somebody may be asking for e-mails to strangers, or many families register on one day. Over a limit, e-mails are sent later.',
    ...warnings.map(
      ({ scope, domain, group, max }) =>
        `Half of ${max} ${SCOPE_WORDS[scope]}${domain === null ? '' : ` (${domain})`}, of the kind "${group}".`,
    ),
  ],
  button: { label: 'Look at the e-mails', url: siteLink('/admin/mails?state=held') },
});
