// Registers a contract with its handler: schemas, access and limits come from the contract, so none can be forgotten.
import type { Access, Contract } from '@lanternwise/shared/contracts/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { unauthorizedError } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Set by `addRoute`; the OpenAPI document is built from it. */
    contract?: Contract;
  }
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

export interface RouteInput<C extends Contract> {
  body: Parsed<C['body']>;
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  /** Null only on public routes, for guests. */
  session: C['access'] extends 'public' ? FastifyRequest['session'] : NonNullable<FastifyRequest['session']>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Spread into every reply; keeps the literal type of `success`. */
export const OK = { success: true } as const;

/** Returns the reply body, or sends the reply itself if it is not JSON. */
type Handler<C extends Contract> = (input: RouteInput<C>) => Promise<z.input<C['reply']> | FastifyReply>;

export interface RouteOptions {
  /** Requests a minute from one account, or from one network without an account; false: not even the limit of all requests holds. */
  rateLimit?: number | false;
}

export function addRoute<const C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handler: Handler<C>,
  options: RouteOptions = {},
): void {
  const { rateLimit } = options;
  app.route({
    method: contract.method,
    url: contract.path,
    config: {
      access: contract.access,
      contract,
      ...(rateLimit !== undefined && { rateLimit }),
    },
    ...(contract.bodyLimit !== undefined && { bodyLimit: contract.bodyLimit }),
    schema: {
      ...(contract.body && { body: contract.body }),
      ...(contract.params && { params: contract.params }),
      ...(contract.query && { querystring: contract.query }),
      response: { 200: replySchema(contract.reply) },
    },
    handler: (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { body, params, query, session } = request;
      if (session === null && contract.access !== 'public') throw unauthorizedError();
      return handler({ body, params, query, session, request, reply } as RouteInput<C>);
    },
  });
}

type JsonSchema = Record<string, unknown>;

/** A process that builds several apps, as tests do, translates each schema once. */
const replySchemas = new WeakMap<z.ZodType, JsonSchema>();

/** Fastify compiles the reply's serializer from this JSON schema. */
function replySchema(reply: z.ZodType): JsonSchema {
  const known = replySchemas.get(reply);
  if (known) return known;
  const { $schema: _, ...schema } = z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any', reused: 'inline' });
  replySchemas.set(reply, schema);
  return schema;
}
