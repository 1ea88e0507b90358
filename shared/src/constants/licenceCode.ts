// Parses and formats licence codes.
import { CROCKFORD_ALPHABET, groupByFour, parseCrockfordCode } from '../text/typedCode.ts';

export const LICENCE_CODE_ALPHABET = CROCKFORD_ALPHABET;
const LICENCE_CODE_LENGTH = 12;

/** Returns the code without dashes; undefined if it is not valid. */
export const parseLicenceCode = (typed: string): string | undefined => parseCrockfordCode(typed, LICENCE_CODE_LENGTH);

/** Formats a code in groups of four. */
export const formatLicenceCode = groupByFour;
