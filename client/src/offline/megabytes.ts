// Sizes in words: "12 MB", with one digit after the point below ten.
import { formatNumber } from '../i18n/format.ts';

const MB = 1_000_000;

/** The number alone, for sentences that name the unit once. */
export function formatMegabytes(bytes: number): string {
  const size = bytes / MB;
  return formatNumber(size, { maximumFractionDigits: size < 10 ? 1 : 0 });
}
