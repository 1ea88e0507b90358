// Formats dates, times and durations for reports.
import { t } from '@lingui/core/macro';
import { formatDate } from '../../i18n/format.ts';

export const formatDay = (iso: string): string => formatDate(iso, 'medium');
export const formatDateTime = (iso: string): string => formatDate(iso, 'shortTime');

/** "40 s", "12 min", "1 h 5 min". */
export function formatDuration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return t`${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return t`${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return t`${hours} h ${rest} min`;
}
