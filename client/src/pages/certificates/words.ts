// Small words that the certificate pages share.

export const longDate = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** What a missing fact is called. */
export const orNotAvailable = (text: string | null | undefined): string => text || 'Not available';
