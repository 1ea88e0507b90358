// Reads and saves the record of cookie consent (site.txt sections 3, 4 and 9), and tells the page about each choice.
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { booleanSchema, isRecord, type Schema, stringSchema } from '../../lib/storage/schemas.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

export const COOKIE_CATEGORY_IDS = ['necessary', 'functional', 'analytics', 'marketing'] as const;
export type CookieCategoryId = (typeof COOKIE_CATEGORY_IDS)[number];

/** One category with the words that were shown and the answer. */
export interface CookiePreference {
  id: CookieCategoryId;
  name: string;
  description: string;
  required: boolean;
  enabled: boolean;
}

export interface CookieConsentRecord {
  /** ISO time of the choice. */
  timestamp: string;
  allAccepted: boolean;
  preferences: readonly CookiePreference[];
}

export const CONSENT_EXPIRY_DAYS = 180;
const DAY_MS = 86_400_000;

/** Countries in which consent is asked of signed-in people too: the EU and the United Kingdom. */
export const CONSENT_COUNTRIES: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE GB'.split(' '),
);

/** A known country outside the list suppresses the banner for signed-in people; without a country it can show. */
export const isBannerSuppressed = (country: string | null, isSignedIn: boolean): boolean =>
  isSignedIn && country !== null && !CONSENT_COUNTRIES.has(country);

const preferenceSchema: Schema<CookiePreference> = (value) => {
  if (!isRecord(value)) return undefined;
  const id = COOKIE_CATEGORY_IDS.find((known) => known === value.id);
  const name = stringSchema(value.name);
  const description = stringSchema(value.description);
  const required = booleanSchema(value.required);
  const enabled = booleanSchema(value.enabled);
  if (!id || name === undefined || description === undefined || required === undefined || enabled === undefined) {
    return undefined;
  }
  return { id, name, description, required, enabled };
};

const recordSchema: Schema<CookieConsentRecord> = (value) => {
  if (!isRecord(value) || !Array.isArray(value.preferences)) return undefined;
  const timestamp = stringSchema(value.timestamp);
  const allAccepted = booleanSchema(value.allAccepted);
  const preferences = value.preferences.map(preferenceSchema).filter((one) => one !== undefined);
  if (timestamp === undefined || Number.isNaN(Date.parse(timestamp)) || allAccepted === undefined) return undefined;
  return preferences.length === value.preferences.length ? { timestamp, allAccepted, preferences } : undefined;
};

const storedRecord = storedValue<CookieConsentRecord | undefined>(STORAGE_KEYS.cookieConsent, recordSchema, {
  fallback: undefined,
});

/** The record while it counts; undefined if there is none, or 180 days have passed. */
export function readCookieConsent(now = Date.now()): CookieConsentRecord | undefined {
  const record = storedRecord.read();
  if (!record || now - Date.parse(record.timestamp) >= CONSENT_EXPIRY_DAYS * DAY_MS) return undefined;
  return record;
}

/** Sent on `window` with each choice. We load no analytics; those of a host can listen to it. */
export const CONSENT_UPDATE_EVENT = 'cookie-consent-update';

export interface ConsentUpdate {
  analytics_storage: 'granted' | 'denied';
  ad_storage: 'granted' | 'denied';
}

/** Saves the choice and announces it. A browser that refuses to store it is only logged; the choice then holds for this tab. */
export function saveCookieConsent(preferences: readonly CookiePreference[], now = Date.now()): void {
  const allAccepted = preferences.every(({ enabled }) => enabled);
  const isStored = storedRecord.write({ timestamp: new Date(now).toISOString(), allAccepted, preferences });
  if (!isStored) console.warn('The cookie choice could not be stored in this browser');
  const stateOf = (id: CookieCategoryId) =>
    preferences.some((one) => one.id === id && one.enabled) ? 'granted' : 'denied';
  const detail: ConsentUpdate = { analytics_storage: stateOf('analytics'), ad_storage: stateOf('marketing') };
  window.dispatchEvent(new CustomEvent(CONSENT_UPDATE_EVENT, { detail }));
}

/** The categories that an earlier record allows. */
export const allowedCategories = (record: CookieConsentRecord | undefined): ReadonlySet<CookieCategoryId> =>
  new Set(record?.preferences.filter(({ enabled }) => enabled).map(({ id }) => id));
