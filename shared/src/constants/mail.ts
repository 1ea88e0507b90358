// Constants of outgoing mails: their states, the limits of which an Admin is warned, and the mark for the site's address.

/** The sender replaces it with `PUBLIC_URL`; where that is not set, a reader of the outbox replaces it with the address of their own page. */
export const SITE_MARK = '{site}';

/** `held`: over a limit, so it waits for its turn. */
export const MAIL_STATES = ['waiting', 'held', 'sent', 'failed'] as const;

/** Limits that several people share; `queue` is that of held mails. */
export const WARNED_SCOPES = ['network', 'new-addresses', 'domain', 'site', 'queue'] as const;
