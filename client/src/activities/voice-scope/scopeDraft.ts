// What is kept of looking at voices in this browser: the guess, what was looked at and tried, and the picks; never a sound.
import { BITS, RATES } from '@lanternwise/shared/activities/voice-scope/definition';
import { isRecord, type Schema, stringListSchema } from '../../lib/storage/schemas.ts';

export interface ScopeDraft {
  predicted: string | undefined;
  /** Voices that were looked at. */
  seen: readonly string[];
  /** The lowest that were tried. */
  rate: number;
  bits: number;
  picks: Readonly<Record<string, string>>;
}

export const EMPTY_SCOPE: ScopeDraft = { predicted: undefined, seen: [], rate: RATES[0], bits: BITS[0], picks: {} };

export const parseScope: Schema<ScopeDraft> = (value) => {
  if (!isRecord(value) || !isRecord(value.picks)) return undefined;
  const seen = stringListSchema(value.seen);
  const [rate, bits] = [RATES.find((one) => one === value.rate), BITS.find((one) => one === value.bits)];
  if (!seen || rate === undefined || bits === undefined) return undefined;
  const picks = Object.entries(value.picks).filter((pick): pick is [string, string] => typeof pick[1] === 'string');
  const predicted = typeof value.predicted === 'string' ? value.predicted : undefined;
  return { predicted, seen: seen.slice(0, 8), rate, bits, picks: Object.fromEntries(picks) };
};
