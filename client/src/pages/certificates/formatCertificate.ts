// Formats dates and missing values for the certificate pages.
import { formatDate } from '../../i18n/format.ts';

export const formatLongDate = (iso: string): string => formatDate(iso, 'long');

/** The placeholder for missing values. */
export const orNotAvailable = (text: string | null | undefined): string => text || 'Not available';
