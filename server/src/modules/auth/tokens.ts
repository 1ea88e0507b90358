// Generates and hashes random tokens.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, base64url-encoded for headers and cookies. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Compares two hashes in constant time. */
export function equalsInConstantTime(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
