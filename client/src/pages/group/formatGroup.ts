// Formats dates and ways of joining for the group pages.
import { formatDate } from '../../i18n/format.ts';

export const formatDay = (time: number): string => formatDate(time, 'medium');
export const formatDateTime = (time: number): string => formatDate(time, 'mediumTime');

export const JOINED_BY_LABELS = {
  link: 'by link',
  code: 'by code',
  'class-account': 'class account',
} as const;
