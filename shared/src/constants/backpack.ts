// Sizes and rules of the backpack: a learner's works, encrypted in the browser, which travel with the account.
import type { Role } from './users.ts';

/** Who may have one: those who play. */
export const BACKPACK_ROLES = ['User', 'Pilot', 'Teacher'] as const satisfies readonly Role[];

/** Of the question that is asked before the first packing; a change of its meaning asks everybody again. */
export const BACKPACK_TEXT_VERSION = '2026-12';

/** Of the encrypted works, before base64. */
export const BACKPACK_MAX_BYTES = 5 * 1024 * 1024;
export const BACKPACK_MAX_PIECES = 2000;
/** The least that the server takes of PBKDF2-SHA-256. */
export const BACKPACK_ITERATIONS = 600_000;
/** Of about 600 words each: 46 bits. */
export const BACKPACK_PHRASE_WORDS = 5;
/** Bytes of salt, of an AES-GCM nonce, of its tag, and of the key. */
export const BACKPACK_CRYPTO_BYTES = { salt: 16, nonce: 12, tag: 16, key: 32 } as const;
