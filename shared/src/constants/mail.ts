// The mark that stands for the site's address in mails that have not been sent.

/** The sender replaces it with `PUBLIC_URL`; where that is not set, a reader of the outbox replaces it with the address of their own page. */
export const SITE_MARK = '{site}';
