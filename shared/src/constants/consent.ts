// Ages of consent by country, and the version of the text that parents agree to.
import { ADULT_AGE } from './age.ts';

/** Applies if no country is configured. */
export const STRICTEST_CONSENT_AGE = ADULT_AGE;

/** Sources: COPPA in the USA (13), Article 8 of the GDPR with national ages (13 to 16), the DPDP Act in India (18). */
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

/** Changed whenever the text on /consent changes its meaning; each consent record stores the accepted version. */
export const CONSENT_TEXT_VERSION = '2026-12';
