// Lists every kind of mail, and how many of each may be sent in a day.

const HOUR_MS = 3_600_000;

/** Mails in 24 hours, of all kinds that share the allowance together. */
export interface Allowance {
  /** To one mailbox. */
  address: number;
  /** When those are used up, one more in this time: for mails that nobody may be cut off from. */
  thenOneEveryMs?: number;
  /** To all mailboxes of one domain. */
  domain: number;
  /** Caused by one account. */
  account: number;
  /** Caused by one account, to one mailbox. */
  pair: number;
  /** Caused by one IP address: a whole school may share one. */
  network: number;
  /** By the whole site. */
  site: number;
  /** Addresses that one account, or one network, names in a day without having named them before; none where no stranger chooses the address. */
  newFromAccount?: number;
  newFromNetwork?: number;
  /** What becomes of a mail over a limit that is not the account's own: it waits for its turn, or it is of no use later. */
  over: 'held' | 'refused';
}

export const ALLOWANCES = {
  /** Anyone can have these sent to any address. */
  request: {
    address: 6,
    domain: 500,
    account: 20,
    pair: 5,
    network: 400,
    site: 4000,
    newFromAccount: 10,
    newFromNetwork: 60,
    over: 'held',
  },
  newsletter: {
    address: 2,
    domain: 100,
    account: 5,
    pair: 2,
    network: 40,
    site: 2000,
    newFromAccount: 3,
    newFromNetwork: 20,
    over: 'held',
  },
  /**
   * Only to the address of an account, and apart from what others can use up. A reset link is valid for an hour and stays valid while
   * further requests are refused, so there is always either a mail or a working link in the mailbox.
   */
  security: {
    address: 3,
    thenOneEveryMs: HOUR_MS,
    domain: 1000,
    account: 100,
    pair: 10,
    network: 100,
    site: 3000,
    over: 'refused',
  },
  /** Tell somebody what was done with their account, or with the child's. */
  notice: { address: 20, domain: 2000, account: 20, pair: 20, network: 1000, site: 10_000, over: 'held' },
  /** A parent gets one a week for each child. */
  digest: { address: 14, domain: 50_000, account: 14, pair: 14, network: 14, site: 50_000, over: 'held' },
  /** To the operator; a message that is not mailed is still on the Admin's contact page. */
  operator: { address: 300, domain: 300, account: 20, pair: 20, network: 60, site: 300, over: 'held' },
  /** An Admin's test of the mail server. */
  test: { address: 20, domain: 100, account: 50, pair: 20, network: 100, site: 200, over: 'refused' },
} as const satisfies Record<string, Allowance>;

/** A mail of a kind that is not listed here does not compile. */
export const MAIL_KINDS = {
  'verify-email': 'request',
  'consent-asked': 'request',
  'class-consent-asked': 'request',
  'certificate-shared': 'request',
  'co-teacher-invited': 'request',
  'teacher-invited': 'request',
  'group-offered': 'request',
  'group-inherited': 'notice',
  'newsletter-confirm': 'newsletter',
  'newsletter-known': 'newsletter',
  'newsletter-welcome': 'notice',
  'reset-password': 'security',
  'password-changed': 'notice',
  'email-changed': 'notice',
  'account-deletion': 'notice',
  'consent-given': 'notice',
  'consent-declined': 'notice',
  'consent-news': 'notice',
  'child-told-parent': 'notice',
  'child-told-admin': 'operator',
  'weekly-digest': 'digest',
  'schools-waiting': 'notice',
  contact: 'operator',
  'limit-half-used': 'operator',
  test: 'test',
} as const satisfies Record<string, keyof typeof ALLOWANCES>;

export type AllowanceGroup = keyof typeof ALLOWANCES;
export type MailKind = keyof typeof MAIL_KINDS;
