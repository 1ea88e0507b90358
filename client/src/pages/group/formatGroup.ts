// Days and ways as a teacher reads them.

import { formatDate } from '../../i18n/format.ts';

export const formatDay = (time: number): string => formatDate(time, 'medium');
export const formatDateTime = (time: number): string => formatDate(time, 'mediumTime');

export const JOINED_BY_LABELS = {
  link: 'by the link',
  code: 'by the code',
  'class-account': 'class account',
} as const;
