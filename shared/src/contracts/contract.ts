// What a REST contract is: its address (name, method, path), who may call it, and Zod schemas for what goes in and what comes out.
//
// A call of the API is written in two places side by side and nowhere else:
//   contracts/addresses/<module>.ts   listGroups: 'GET /api/v1/groups',
//   contracts/<module>.ts             export const listGroups = defineContract({ ...groupsAddresses.listGroups, access, query, reply });
// Everything else follows: `addRoute` (server) serves it, `endpoint` and `call` (client/src/features/http) call it, and
// GET /api/v1/openapi.json describes it. Numbers that end up in an integer column are bounded with `dbInt`.
import { z } from 'zod';
import type { Role } from '../constants/users.ts';
import type { Route } from './routes/route.ts';

/** Who may call a route: anybody, anybody with a session, or only these roles. */
export type Access = 'public' | 'signed-in' | readonly Role[];

export interface Contract extends Route {
  readonly access: Access;
  readonly params?: z.ZodType;
  /** Query keys; unknown ones are ignored. Values arrive as texts: use z.coerce. */
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Largest body in bytes, where it differs from the server's 1 MB. */
  readonly bodyLimit?: number;
  readonly reply: z.ZodType;
}

/** Keeps the literal types of a contract, so that route and client infer from it. */
export const defineContract = <const C extends Contract>(contract: C): C => contract;

/** Every error of the API has this shape. `message` may be shown to a child as it is. */
export const errorReplySchema = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  /** What the message names (see refusals.ts), for clients that say it in another language. */
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type ErrorReply = z.infer<typeof errorReplySchema>;

/** The plain "it worked". */
export const okReplySchema = z.object({ success: z.literal(true) });

/** A text of at most `max` characters without NUL, which PostgreSQL cannot store. */
export const plainText = (max: number, message: string) =>
  z
    .string(message)
    .max(max, message)
    .refine((text) => !text.includes('\u0000'), message);

/** A whole number that fits the data base's integer columns (PostgreSQL: 32 bits). */
export const dbInt = (message?: string) => z.int(message).min(-2_147_483_648, message).max(2_147_483_647, message);
