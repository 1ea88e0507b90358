// The age that counts for an account: the younger of what its age band and its date of birth say.
import { AGE_BANDS, type AgeBand } from './users.ts';

/** From this age on nobody is asked for consent in any country. */
export const ADULT_AGE = 18;

/** What a person stated; alone, neither field says how old an account counts. */
export interface StatedAge {
  ageBand: AgeBand;
  /** A calendar day, as 2013-04-09. */
  dateOfBirth: string | null;
}

export const YOUNGEST_AGE: Readonly<Record<AgeBand, number>> = {
  'under-12': 0,
  '12-13': 12,
  '14-15': 14,
  '16-17': 16,
  '18+': ADULT_AGE,
};

/** Full years on the day of `now` in UTC. */
function yearsSince(dateOfBirth: string, now: number): number {
  const today = new Date(now).toISOString().slice(0, 10);
  const hadBirthday = today.slice(5) >= dateOfBirth.slice(5);
  return Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4)) - (hadBirthday ? 0 : 1);
}

/** The last day of birth of those who have this age at `now`: a later birthday means a younger person. */
export function bornUntil(age: number, now: number): string {
  const today = new Date(now).toISOString().slice(0, 10);
  return `${String(Number(today.slice(0, 4)) - age).padStart(4, '0')}${today.slice(4)}`;
}

/** Years that the account counts as: the youngest age of the band, or the age by the date of birth if that is less. */
export function ageOf({ ageBand, dateOfBirth }: StatedAge, now: number): number {
  const byBand = YOUNGEST_AGE[ageBand];
  return dateOfBirth === null ? byBand : Math.max(0, Math.min(byBand, yearsSince(dateOfBirth, now)));
}

const bandOfAge = (age: number): AgeBand => AGE_BANDS.findLast((band) => YOUNGEST_AGE[band] <= age) ?? AGE_BANDS[0];

/** The band of the age that counts. */
export const bandOf = (stated: StatedAge, now: number): AgeBand => bandOfAge(ageOf(stated, now));

/**
 * Whether a change claims more years than counted before, in sum or in one of the fields. Adults have nothing to gain: of them no change is
 * a raise.
 */
export function raisesAge(before: StatedAge, after: StatedAge, now: number): boolean {
  const age = ageOf(before, now);
  if (age >= ADULT_AGE) return false;
  return (
    ageOf(after, now) > age ||
    YOUNGEST_AGE[after.ageBand] > YOUNGEST_AGE[before.ageBand] ||
    isBornEarlier(before, after, now)
  );
}

/** A first date of birth may be any day within the band that counted. */
function isBornEarlier(before: StatedAge, after: StatedAge, now: number): boolean {
  if (after.dateOfBirth === null) return false;
  if (before.dateOfBirth !== null) return after.dateOfBirth < before.dateOfBirth;
  const claimed = bandOfAge(yearsSince(after.dateOfBirth, now));
  return YOUNGEST_AGE[claimed] > YOUNGEST_AGE[bandOf(before, now)];
}
