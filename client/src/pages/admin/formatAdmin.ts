// Formats times, sizes and codes for the Admin pages.
import { isMapId } from '@lanternwise/shared/constants/realms';
import { realmCard } from '../../features/realm/realms.ts';
import { formatDate } from '../../i18n/format.ts';

export const formatDay = (time: number): string => formatDate(time, 'medium');
export const formatDateTime = (time: number): string => formatDate(time, 'mediumTime');

/** "role-changed" as "Role changed", "schoolConsent" as "School consent". */
export function humanize(code: string): string {
  const text = code
    .replaceAll('-', ' ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function formatBytes(count: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];
  let value = count;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${unit === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[unit]}`;
}

/** "3 days 4 hours": at most the two largest parts. */
export function formatDuration(seconds: number): string {
  const parts: [number, string][] = [
    [Math.floor(seconds / 86_400), 'day'],
    [Math.floor((seconds % 86_400) / 3600), 'hour'],
    [Math.floor((seconds % 3600) / 60), 'minute'],
  ];
  const shownParts = parts.filter(([count]) => count > 0).slice(0, 2);
  if (shownParts.length === 0) return 'less than a minute';
  return shownParts.map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`).join(' ');
}

export const realmTitle = (realm: string): string => (isMapId(realm) ? realmCard(realm).title : realm);
