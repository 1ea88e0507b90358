// Small words that the certificate pages share.

import { formatDate } from '../../i18n/format.ts';

export const formatLongDate = (iso: string): string => formatDate(iso, 'long');

/** What a missing fact is called. */
export const orNotAvailable = (text: string | null | undefined): string => text || 'Not available';
