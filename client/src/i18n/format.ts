// Formats dates, numbers, money, durations and lists in the interface language; the only module that uses `Intl`.
import { LANGUAGE_TABLE, type Language } from '@lanternwise/shared/constants/languages';
import { i18n } from './runtime.tsx';

const localeFor = (purpose: 'dates' | 'numbers' | 'money'): string => LANGUAGE_TABLE[i18n.locale as Language][purpose];

export const DATE_STYLES = {
  /** "22 Nov 2026" */
  medium: { dateStyle: 'medium' },
  /** "22 Nov 2026, 13:45" */
  mediumTime: { dateStyle: 'medium', timeStyle: 'short' },
  /** "22 November 2026" */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** "22 Nov, 13:45" */
  shortTime: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  /** "22 Nov" */
  dayMonth: { day: 'numeric', month: 'short' },
  /** "Friday 27 November" */
  weekdayDay: { weekday: 'long', day: 'numeric', month: 'long' },
  /** "Friday 27 November at 08:30" */
  weekdayTime: { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  /** "13:45" */
  time: { timeStyle: 'short' },
  weekday: { weekday: 'long' },
  weekdayShort: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = keyof typeof DATE_STYLES;

type DateInput = number | string | Date;

/**
 * `timeZone` 'UTC' for calendar days without a time, such as a birthday, and in pages that the server renders; the zone of a class
 * for what its teacher set.
 */
export function formatDate(date: DateInput, style: DateStyle, timeZone?: string): string {
  const options = { ...DATE_STYLES[style], ...(timeZone && { timeZone }) };
  return new Intl.DateTimeFormat(localeFor('dates'), options).format(new Date(date));
}

/** IANA name, e.g. `Asia/Kolkata`. */
export const timeZoneOfBrowser = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(localeFor('numbers'), options).format(value);

/** "₹2,399" or "₹299.50". `amount` in hundredths, for example paise. */
export function formatPrice(amount: number, currency: string): string {
  return new Intl.NumberFormat(localeFor('money'), {
    style: 'currency',
    currency,
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount / 100);
}

/** "20 seconds", "15 minutes", "23 hours": rounded up. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  const minutes = Math.ceil(whole / 60);
  const [count, unit] =
    whole < 60 ? [whole, 'second'] : minutes > 120 ? [Math.ceil(minutes / 60), 'hour'] : [minutes, 'minute'];
  return formatNumber(count, { style: 'unit', unit, unitDisplay: 'long' });
}

/** "-3, 'day'" as "3 days ago", "yesterday". */
export const formatRelative = (count: number, unit: Intl.RelativeTimeFormatUnit): string =>
  new Intl.RelativeTimeFormat(localeFor('dates'), { numeric: 'auto' }).format(count, unit);

/** "a, b and c". */
export const formatList = (items: readonly string[]): string => new Intl.ListFormat(localeFor('dates')).format(items);

/** Compares names in the collation of the language. */
export const compareNames = (a: string, b: string): number => new Intl.Collator(localeFor('dates')).compare(a, b);

/** "Hindi" and "English", in the language on screen. */
export const languageName = (language: Language): string =>
  new Intl.DisplayNames(localeFor('dates'), { type: 'language' }).of(language) ?? LANGUAGE_TABLE[language].english;
