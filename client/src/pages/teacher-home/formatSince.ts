// Says how long ago something happened.
import { t } from '@lingui/core/macro';
import { formatRelative } from '../../i18n/format.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** E.g. "just now", "5 minutes ago", "3 hours ago", "yesterday", "12 days ago". `iso`: an ISO time, not after `now`. Call it while rendering. */
export function formatSince(iso: string, now = Date.now()): string {
  const passed = Math.max(0, now - Date.parse(iso));
  if (passed < MINUTE_MS) return t`just now`;
  if (passed < HOUR_MS) return formatRelative(-Math.floor(passed / MINUTE_MS), 'minute');
  if (passed < DAY_MS) return formatRelative(-Math.floor(passed / HOUR_MS), 'hour');
  return formatRelative(-Math.floor(passed / DAY_MS), 'day');
}
