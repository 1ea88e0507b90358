// Reads a price as an Admin types it.
import { readTypedNumber } from '@lanternwise/shared/text/typedNumber';

const MAX_PRICE = 9_999_999.99;

/** "299" or "299.50" in the smallest currency unit; NaN for anything else, also for "1.000", which may be one or a thousand. */
export function parseAmount(typed: string): number {
  const price = readTypedNumber(typed, { decimals: 2 });
  return price !== undefined && price >= 0 && price <= MAX_PRICE ? Math.round(price * 100) : Number.NaN;
}
