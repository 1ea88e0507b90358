// Builds an OpenAPI 3.1 document from contracts, with plain JSON Schema (draft 2020-12).
import { type Contract, errorReplySchema } from '@lanternwise/shared/contracts/contract';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: unknown;
}

interface Operation {
  operationId: string;
  /** The contract's module. */
  tags: [string];
  /** `public`, `signed-in`, or the roles that may call it. */
  'x-access': Contract['access'];
  security: Record<string, []>[];
  parameters?: Parameter[];
  requestBody?: object;
  responses: Record<string, object>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; responses: object; securitySchemes: object };
}

const DESCRIPTION =
  'The API of Lanternwise, made from the contracts in shared/src/contracts. Every error has the shape of Error; its message may be shown to a child.';
/** API clients (header x-client: api) need only the token; browser sessions also need the cookie. */
const SECURITY_SCHEMES = {
  token: { type: 'http', scheme: 'bearer' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'bind' },
};
const ERROR = { $ref: '#/components/responses/Error' };

function toOpenApiSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return withoutZodKeys(json) as JsonSchema;
}

/** Removes Zod's internal keys, which start with `~`. */
function withoutZodKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutZodKeys);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !key.startsWith('~'));
  return Object.fromEntries(kept.map(([key, part]) => [key, withoutZodKeys(part)]));
}

function toParameters({ params, query }: Contract): Parameter[] {
  const list = (schema: z.ZodType | undefined, place: Parameter['in']): Parameter[] => {
    const { properties = {}, required = [] } = schema
      ? (toOpenApiSchema(schema, 'input') as { properties?: JsonSchema; required?: string[] })
      : {};
    return Object.entries(properties).map(([name, part]) => ({
      name,
      in: place,
      required: place === 'path' || (required.includes(name) && !acceptsAnything(part)),
      schema: part,
    }));
  };
  return [...list(params, 'path'), ...list(query, 'query')];
}

/** Keys with `catch` or a default are optional. */
const acceptsAnything = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && ('default' in schema || !('type' in schema || 'enum' in schema));

function toOperation(contract: Contract): Operation {
  const { access, body, bodyLimit, id, reply, streams } = contract;
  const [module = '', name = ''] = id.split('.');
  const parameters = toParameters(contract);
  return {
    operationId: name,
    tags: [module],
    'x-access': access,
    security: access === 'public' ? [{}, { token: [], cookie: [] }] : [{ token: [], cookie: [] }, { token: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: toOpenApiSchema(body, 'input') } },
        ...(bodyLimit !== undefined && { 'x-body-limit': bodyLimit }),
      },
    }),
    responses: {
      200: {
        description: streams ? 'Lines, each of this form.' : 'It worked.',
        content: {
          [streams ? 'application/x-ndjson' : 'application/json']: { schema: toOpenApiSchema(reply, 'output') },
        },
      },
      default: ERROR,
    },
  };
}

/** Converts `/groups/:groupId` to `/groups/{groupId}`. */
export const toPathTemplate = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

export function buildOpenApiDocument(contracts: readonly Contract[]): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const contract of contracts) {
    const path = toPathTemplate(contract.path);
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: toOperation(contract) };
  }
  const tags = [...new Set(contracts.map(({ id }) => id.split('.', 1)[0] ?? ''))].sort();
  return {
    openapi: '3.1.0',
    info: { title: 'Lanternwise', version: '1', description: DESCRIPTION },
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: toOpenApiSchema(errorReplySchema, 'output') },
      responses: {
        Error: {
          description: 'It did not work; `code` says why to programs, `message` to people.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}
