// Compiles the serializer of a reply once for all servers of a test file: a server for each test would compile them all again.
import { type Serializer, type SerializerFactory, SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

/** By the schema, of which `addRoute` makes one object a process. */
const compiled = new WeakMap<object, Serializer>();

/** What Fastify uses itself, behind a cache: its serializers are pure functions of the schema. */
const buildSerializer: SerializerFactory = (externalSchemas, options) => {
  const compile = SerializerSelector()(externalSchemas, options);
  return (route) => {
    const schema = route.schema as object;
    const known = compiled.get(schema);
    if (known) return known;
    const serializer = compile(route);
    compiled.set(schema, serializer);
    return serializer;
  };
};

export const SHARED_SERIALIZERS = {
  compilersFactory: { buildSerializer },
} as NonNullable<FastifyServerOptions['schemaController']>;
