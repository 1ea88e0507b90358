// Formats dates and ways of joining for the group pages.
import { msg } from '@lingui/core/macro';
import { formatDate } from '../../i18n/format.ts';

export const formatDay = (time: number): string => formatDate(time, 'medium');
export const formatDateTime = (time: number): string => formatDate(time, 'mediumTime');

export const JOINED_BY_LABELS = {
  link: msg`by link`,
  code: msg`by code`,
  'class-account': msg`class account`,
} as const;
