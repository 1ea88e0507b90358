// Formats dates, numbers, money, durations and lists in the interface language; the only module that uses `Intl`.
import { i18n } from './runtime.tsx';

/** British dates, as usual in India; Hindi with Latin digits, as taught in school, and 24 hours, since 'pm' is not Hindi. */
const LOCALES = { en: 'en-GB', hi: 'hi-IN-u-hc-h23-nu-latn' } as const;
/** Digit grouping: 123,456 in English, 1,23,456 (lakhs) in Hindi. */
const NUMBER_LOCALES = { en: 'en', hi: 'hi-IN-u-nu-latn' } as const;
const MONEY_LOCALES = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' } as const;

type LocaleByLanguage = Readonly<Record<'en' | 'hi', string>>;
const localeFor = (locales: LocaleByLanguage): string => (i18n.locale === 'hi' ? locales.hi : locales.en);

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
  return new Intl.DateTimeFormat(localeFor(LOCALES), options).format(new Date(date));
}

/** IANA name, e.g. `Asia/Kolkata`. */
export const timeZoneOfBrowser = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(localeFor(NUMBER_LOCALES), options).format(value);

/** "₹2,399" or "₹299.50". `amount` in hundredths, for example paise. */
export function formatPrice(amount: number, currency: string): string {
  return new Intl.NumberFormat(localeFor(MONEY_LOCALES), {
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
  new Intl.RelativeTimeFormat(localeFor(LOCALES), { numeric: 'auto' }).format(count, unit);

/** "a, b and c". */
export const formatList = (items: readonly string[]): string => new Intl.ListFormat(localeFor(LOCALES)).format(items);

/** Compares names in the collation of the language. */
export const compareNames = (a: string, b: string): number => new Intl.Collator(localeFor(LOCALES)).compare(a, b);
