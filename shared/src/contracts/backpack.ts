// Contracts of the backpack: what the account keeps of it, taking it out, packing it, emptying it, and asking a parent.
import { z } from 'zod';
import {
  BACKPACK_CRYPTO_BYTES,
  BACKPACK_ITERATIONS,
  BACKPACK_MAX_BYTES,
  BACKPACK_ROLES,
  BACKPACK_TEXT_VERSION,
} from '../constants/backpack.ts';
import { defineContract, okReply } from './contract.ts';

const INCOMPLETE = 'The backpack did not arrive complete. Please try again.';
const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;
const base64 = (bytes: number, message = INCOMPLETE) =>
  // Four letters at a time: a pattern of single ones takes more than the engine's stack for seven million.
  z.base64(INCOMPLETE).min(4, INCOMPLETE).max(base64Length(bytes), message);

const { salt, nonce, tag, key } = BACKPACK_CRYPTO_BYTES;

/** The key of the works, wrapped by a key that is derived from the phrase. The phrase itself is never sent. */
const lock = {
  salt: base64(salt),
  iterations: z.int(INCOMPLETE).min(BACKPACK_ITERATIONS, INCOMPLETE).max(100_000_000, INCOMPLETE),
  wrappedKey: base64(nonce + key + tag),
};
const lockSchema = z.strictObject(lock);
export type BackpackLock = z.infer<typeof lockSchema>;

/**
 * Whether the account may pack. `limited`: no parent has agreed to the account yet; `ask-parent`: one agreed to the account, not to the
 * backpack; `no-parent`: the school agreed, and only a parent can; `parent-said-no`: only that parent can change it.
 */
export const BACKPACK_RIGHTS = ['yes', 'limited', 'ask-parent', 'no-parent', 'parent-said-no'] as const;
export type BackpackRight = (typeof BACKPACK_RIGHTS)[number];

export const ownBackpack = defineContract('backpack.ownBackpack', 'GET /user/backpack', {
  access: BACKPACK_ROLES,
  reply: okReply({
    right: z.enum(BACKPACK_RIGHTS),
    /** Null if there is none. */
    backpack: z
      .object({
        /** Grows by one with each packing. */
        revision: z.int(),
        lock: z.object({ salt: z.string(), iterations: z.int(), wrappedKey: z.string() }),
        bytes: z.int(),
        packedAt: z.string(),
        /** The version of the question that was answered with yes. */
        textVersion: z.string(),
      })
      .nullable(),
  }),
});

/** The encrypted works; 404 if there is no backpack. */
export const takeOutBackpack = defineContract('backpack.takeOutBackpack', 'GET /user/backpack/works', {
  access: BACKPACK_ROLES,
  reply: okReply({ revision: z.int(), cipher: z.string() }),
});

/** Replaces the works; 409 if they were packed elsewhere meanwhile, so that nothing is overwritten unread. */
export const packBackpack = defineContract('backpack.packBackpack', 'PUT /user/backpack', {
  access: BACKPACK_ROLES,
  body: z.strictObject({
    /** The question to which the learner said yes. */
    agreed: z.literal(BACKPACK_TEXT_VERSION, 'Please read the question about the backpack again.'),
    /** The revision that was taken out, 0 for a first backpack. */
    expected: z.int(INCOMPLETE).min(0, INCOMPLETE).max(2_147_483_646, INCOMPLETE),
    lock: lockSchema,
    cipher: base64(BACKPACK_MAX_BYTES, 'That is too much for the backpack. It holds 5 MB.'),
  }),
  /** The works in base64, and a little. */
  bodyLimit: base64Length(BACKPACK_MAX_BYTES) + 4096,
  reply: okReply({ revision: z.int() }),
});

/** Deletes the works and the wrapped key. */
export const emptyBackpack = defineContract('backpack.emptyBackpack', 'DELETE /user/backpack', {
  access: BACKPACK_ROLES,
});

/** Writes to the parents who agreed to the account. */
export const askForBackpack = defineContract('backpack.askForBackpack', 'POST /user/backpack/question', {
  access: BACKPACK_ROLES,
});
