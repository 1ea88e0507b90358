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

type WithoutSuccess<Body> = Body extends { success: true } ? Omit<Body, 'success'> : Body;
type IfEmpty<T, Empty> = keyof T extends never ? Empty : never;

/** Returns the reply's body, to which `addRoute` adds `success`, or sends the reply itself if it is not JSON. */
type Handler<C extends Contract> = (
  input: RouteInput<C>,
) => Promise<WithoutSuccess<z.input<C['reply']>> | FastifyReply | IfEmpty<WithoutSuccess<z.input<C['reply']>>, void>>;

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
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { body, params, query, session } = request;
      if (session === null && contract.access !== 'public') throw unauthorizedError();
      const answer = await handler({ body, params, query, session, request, reply } as RouteInput<C>);
      // A reply that the handler sends itself has been awaited to its end here.
      return reply.sent ? reply : { success: true, ...(answer as object | undefined) };
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
