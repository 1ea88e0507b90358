// Defines REST contracts: name, call, access rule and Zod schemas of request and reply.
// `addRoute` (server) serves a contract, `request` (client/src/features/http) sends its call, and GET /api/v1/openapi.json describes it.
// Numbers stored in an integer column are bounded with `dbInt`.
import { z } from 'zod';
import { API_ROOT } from '../constants/api.ts';
import type { Role } from '../constants/users.ts';
import { isStorableJson, isStorableText } from './storable.ts';

/** Who may call a route: everyone, everyone with a session, or only these roles. */
export type Access = 'public' | 'signed-in' | readonly Role[];
export const ADMIN = ['Admin'] as const;
export const TEACHERS = ['Teacher', 'Admin'] as const;

/** Bytes that a body may have unless its contract says more, and why: pictures, programs and what is sent in lists. */
export const BODY_LIMIT = 32 * 1024;

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export interface Contract {
  /** File in shared/src/contracts and name of the export, which is unique in the API (operationId in OpenAPI). */
  readonly id: `${string}.${string}`;
  /** Method and path below the root of the API; parameters are written as `:name`. */
  readonly call: `${Method} /${string}`;
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  /** Query keys; unknown ones are ignored. Values arrive as strings: use z.coerce. */
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Maximum body size in bytes, if it differs from BODY_LIMIT. */
  readonly bodyLimit?: number;
  readonly reply: z.ZodType;
  /** The reply is NDJSON, each line of the form `reply`, and goes on until a side ends it; with `wait=0` in the query it ends at once. */
  readonly streams?: true;
}

type Shape = Readonly<Record<string, z.ZodType>>;

interface Rules extends Omit<Contract, 'id' | 'call' | 'method' | 'path' | 'params' | 'reply'> {
  /** Schemas of the path's parameters that are more than an id. */
  readonly params?: Shape;
  /** Left out by calls that return no data. */
  readonly reply?: z.ZodType;
}

type ParamOf<Path> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;
type ParamsOf<Path, Given> = {
  [Name in ParamOf<Path>]: Name extends keyof Given ? Extract<Given[Name], z.ZodType> : z.ZodString;
};
type OkReply = z.ZodObject<{ success: z.ZodLiteral<true> }>;

type Defined<Call, R extends Rules> = Omit<R, 'params' | 'reply'> & {
  readonly id: Contract['id'];
  readonly call: Call;
  readonly method: Method;
  readonly path: string;
  readonly reply: R extends { reply: infer Reply extends z.ZodType } ? Reply : OkReply;
} & ([ParamOf<Call>] extends [never] ? unknown : { readonly params: z.ZodObject<ParamsOf<Call, R['params']>> });

/** Keeps the literal types of a contract, so that route and client infer from it. */
export function defineContract<const Call extends Contract['call'], const R extends Rules>(
  id: Contract['id'],
  call: Call,
  { params, ...rules }: R,
) {
  const [method = '', path = ''] = call.split(' ');
  const ids = [...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, idText(120)]);
  return {
    reply: okReply({}),
    ...rules,
    ...(ids.length > 0 && { params: z.object({ ...Object.fromEntries(ids), ...params }) }),
    id,
    call,
    method: method as Method,
    path: `${API_ROOT}${path}`,
  } as unknown as Defined<Call, R>;
}

/** Shape of every API error; `message` can be shown to children. */
export const errorReplySchema = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  /** Values of the message's placeholders (see error-codes.ts), for translated messages. */
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type ErrorReply = z.infer<typeof errorReplySchema>;

/** Reply of a call that worked. */
export const okReply = <S extends Shape>(shape: S) => z.object({ success: z.literal(true), ...shape });

/** A string of at most `max` characters that both databases can store. */
export const plainText = (max: number, message?: string) =>
  z.string(message).max(max, message).refine(isStorableText, message);

/** Text of at most `max` characters that is not only spaces; these are left away around it. */
export const requiredText = (max: number, message: string) => plainText(max, message).trim().min(1, message);

/** An id in a path, a query or a body; unknown ones are answered by the service. */
export const idText = (max = 64) => plainText(max, 'This address is not right.');

/** A record of at most `max` keys. */
export const boundedRecord = <K extends z.core.$ZodRecordKey, V extends z.ZodType>(key: K, value: V, max: number) =>
  z
    .record(key, value)
    .refine((record) => Object.keys(record).length <= max)
    .meta({ maxProperties: max });

/** An object of which the server knows no keys: limited in size (bytes as JSON), depth and keys. */
export const measuredObject = (maxBytes: number, message?: string) =>
  z
    .record(plainText(200), z.unknown(), message)
    .refine((record) => isStorableJson(record), message)
    .refine((record) => Object.keys(record).length <= maxBytes / 8, message)
    .meta({ maxProperties: maxBytes / 8 });

/** An integer that fits the database's integer columns (PostgreSQL: 32 bits). */
export const dbInt = (message?: string) => z.int(message).min(-2_147_483_648, message).max(2_147_483_647, message);
