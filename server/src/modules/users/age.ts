// How old an account counts: the only place that reads what a person stated about the age, and who is limited by it.
import { ageOf, bandOf, bornUntil, type StatedAge, YOUNGEST_AGE } from '@lanternwise/shared/constants/age';
import { AGE_BANDS, type AgeBand } from '@lanternwise/shared/constants/users';
import { and, eq, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Tables } from '../../db/db.ts';

declare const STATED: unique symbol;
/**
 * A field as a person stated it. It compares with nothing and goes into no reply: the younger of two fields counts, so that one alone
 * must not be read. `statedAge` reads both for the profile and for changes.
 */
export interface Stated<T> {
  readonly [STATED]: T;
}

/** For writing the field. */
export const stated = <T>(value: T): Stated<T> => value as unknown as Stated<T>;

interface AgeRow {
  ageBand: Stated<AgeBand>;
  dateOfBirth: Stated<string> | null;
}

/** What decides whether an account is limited. */
export interface LimitRow extends AgeRow {
  parentalConsent: boolean;
  consentRefusedAt: number | null;
}

/** Columns of a `LimitRow`, for queries that join accounts. */
export const limitColumns = ({ ageBand, dateOfBirth, parentalConsent, consentRefusedAt }: Tables['users']) => ({
  ageBand,
  dateOfBirth,
  parentalConsent,
  consentRefusedAt,
});

export const statedAge = ({ ageBand, dateOfBirth }: AgeRow): StatedAge => ({
  ageBand: ageBand as unknown as AgeBand,
  dateOfBirth: dateOfBirth as unknown as string | null,
});

/** The band that counts. */
export const ageBandOf = (row: AgeRow, now = Date.now()): AgeBand => bandOf(statedAge(row), now);

/** Of age for roles that are for adults. */
export const isAdult = (row: AgeRow, now = Date.now()): boolean => ageBandOf(row, now) === '18+';

export const isYoungerThan = (row: AgeRow, age: number, now = Date.now()): boolean => ageOf(statedAge(row), now) < age;

/**
 * True below the age of consent without consent, and at any age after a parent's no until it is lifted: no free text is shared and
 * nothing is public.
 */
export const isLimited = (row: LimitRow, consentAge: number, now = Date.now()): boolean =>
  row.consentRefusedAt !== null || (!row.parentalConsent && isYoungerThan(row, consentAge, now));

/** As `isLimited`, the other way round, for queries. */
export function notLimited(tables: Tables, consentAge: number, now = Date.now()): SQL | undefined {
  const { users } = tables;
  return and(isNull(users.consentRefusedAt), or(eq(users.parentalConsent, true), isOfAge(tables, consentAge, now)));
}

/** The opposite of `isYoungerThan`, for queries. */
export function isOfAge({ users }: Tables, age: number, now = Date.now()): SQL | undefined {
  const oldEnough = AGE_BANDS.filter((band) => YOUNGEST_AGE[band] >= age).map(stated);
  return and(
    inArray(users.ageBand, oldEnough),
    or(isNull(users.dateOfBirth), lte(users.dateOfBirth, stated(bornUntil(age, now)))),
  );
}
