// Turns a JSON schema into a fast-check generator of bodies: mostly valid, sometimes invalid, sometimes nonsense.
import fc from 'fast-check';

interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema | boolean;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  maxLength?: number;
  additionalProperties?: JsonSchema | boolean;
}

/** Values that unvalidated code fails on. */
const NAUGHTY_VALUES: readonly unknown[] = [
  null,
  '',
  '\u0000',
  '💥'.repeat(50),
  "'; drop table users; --",
  '__proto__',
  'constructor',
  -1,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  -(2 ** 31) - 1,
  'half a pair \ud800',
  { 'a key with \u0000': 1 },
  JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`),
  true,
  [],
  [[[[]]]],
  {},
  { constructor: { prototype: 1 } },
  { toString: 1, length: 9 },
];
const naughtyValue = fc.constantFrom(...NAUGHTY_VALUES);

export function arbitraryFromSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 8, arbitrary: validArbitrary(schema) },
    { weight: 1, arbitrary: naughtyValue },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

function validArbitrary(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(arbitraryFromSchema));
  switch (schema.type) {
    case 'string':
      return fc.oneof(fc.string({ maxLength: Math.min(schema.maxLength ?? 40, 40) }), fc.uuid(), fc.constant('first'));
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(schema.minimum ?? -1000, -1e9), max: Math.min(schema.maximum ?? 1000, 1e9) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(typeof schema.items === 'object' ? arbitraryFromSchema(schema.items) : fc.jsonValue(), {
        maxLength: 5,
      });
    case 'object':
      return objectArbitrary(schema);
    default:
      return fc.jsonValue();
  }
}

function objectArbitrary({ properties = {}, additionalProperties }: JsonSchema): fc.Arbitrary<unknown> {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, arbitraryFromSchema(value)])),
    Object.keys(properties).length > 0 ? { requiredKeys: [] } : {},
  );
  const whole = fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, arbitraryFromSchema(value)])),
  );
  const body = fc.oneof({ weight: 6, arbitrary: whole }, { weight: 1, arbitrary: known });
  if (typeof additionalProperties !== 'object') return body;
  return fc
    .tuple(body, fc.dictionary(fc.string({ maxLength: 12 }), arbitraryFromSchema(additionalProperties), { maxKeys: 4 }))
    .map(([fixed, free]) => ({ ...free, ...(fixed as object) }));
}
