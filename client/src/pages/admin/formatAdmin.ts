// Formats durations, sizes and codes for the Admin pages.
import { isMapId } from '@lanternwise/shared/constants/realms';
import { t } from '@lingui/core/macro';
import { realmCard } from '../../features/realm/realms.ts';
import { formatNumber } from '../../i18n/format.ts';

/** "role-changed" as "Role changed", "schoolConsent" as "School consent": for codes that have no words of their own. */
export function humanize(code: string): string {
  const text = code
    .replaceAll('-', ' ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** "5.2 MB". */
export function formatBytes(count: number): string {
  let value = count;
  let power = 0;
  while (value >= 1024 && power < BYTE_UNITS.length - 1) {
    value /= 1024;
    power += 1;
  }
  const digits = power === 0 || value >= 100 ? 0 : 1;
  return formatNumber(value, { style: 'unit', unit: BYTE_UNITS[power] ?? 'byte', maximumFractionDigits: digits });
}

/** "3 days 4 hours": at most the two largest parts. */
export function formatDuration(seconds: number): string {
  const parts: [number, string][] = [
    [Math.floor(seconds / 86_400), 'day'],
    [Math.floor((seconds % 86_400) / 3600), 'hour'],
    [Math.floor((seconds % 3600) / 60), 'minute'],
  ];
  const shownParts = parts.filter(([count]) => count > 0).slice(0, 2);
  if (shownParts.length === 0) return t`less than a minute`;
  return shownParts.map(([count, unit]) => formatNumber(count, { style: 'unit', unit, unitDisplay: 'long' })).join(' ');
}

export const realmTitle = (realm: string): string => (isMapId(realm) ? realmCard(realm).title : realm);
