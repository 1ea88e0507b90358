// From which age a learner may agree to an account alone, by country, and whose account waits for a grown-up.
import type { AgeBand } from './users.ts';

/** Where no country is configured the strictest age counts. */
export const STRICTEST_CONSENT_AGE = 18;

/** COPPA in the USA (13), Article 8 of the GDPR as each country set it (13 to 16), the DPDP Act in India (18). */
export const CONSENT_AGES: Readonly<Record<string, number>> = {
  US: 13,
  IN: 18,
  GB: 13,
  AT: 14,
  BE: 13,
  BG: 14,
  CY: 14,
  CZ: 15,
  DE: 16,
  DK: 15,
  EE: 13,
  ES: 14,
  FI: 13,
  FR: 15,
  GR: 15,
  HR: 16,
  HU: 16,
  IE: 16,
  IS: 13,
  IT: 14,
  LI: 16,
  LT: 14,
  LU: 16,
  LV: 13,
  MT: 13,
  NL: 16,
  NO: 13,
  PL: 16,
  PT: 13,
  RO: 16,
  SE: 13,
  SI: 15,
  SK: 16,
};

export const consentAgeOf = (country: string | null): number =>
  (country === null ? undefined : CONSENT_AGES[country]) ?? STRICTEST_CONSENT_AGE;

const YOUNGEST_AGE: Record<AgeBand, number> = { 'under-12': 0, '12-13': 12, '14-15': 14, '16-17': 16, '18+': 18 };

/** The youngest of an age band decides: of 12 or 13 the twelve-year-old needs a parent where 13 is the age. */
export const needsConsent = (band: AgeBand, consentAge: number): boolean => YOUNGEST_AGE[band] < consentAge;

/** Raised whenever the words on /consent change their meaning; the ledger keeps which one was read. */
export const CONSENT_TEXT_VERSION = '2026-11';
