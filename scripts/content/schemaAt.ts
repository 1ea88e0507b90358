// Finds the part of a content schema that a place in a file belongs to.
import type { z } from 'zod';
import { matchingOption, WRAPPERS } from '../../shared/src/content/textFields.ts';
import type { JsonPath } from './jsonSource.ts';

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

const defOf = (schema: Schema): Def => (schema as z.core.$ZodTypes)._zod.def;

/** The schema without what makes it optional or nullable, gives it a default or changes its value. */
function unwrap(schema: Schema): Schema {
  const def = defOf(schema);
  if (WRAPPERS.has(def.type)) return unwrap((def as { innerType: Schema }).innerType);
  return def.type === 'pipe' ? unwrap(def.in) : schema;
}

/** What a value's schema says of it: unwrapped, and of a union the form that fits the value. */
export function definitionOf(schema: Schema, value: unknown): Def {
  const def = defOf(unwrap(schema));
  return def.type === 'union' ? definitionOf(matchingOption(def, value), value) : def;
}

/** Undefined where the schema knows no such place. */
export function schemaAt(schema: Schema, value: unknown, path: JsonPath): Schema | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const child = childSchema(definitionOf(schema, value), key);
  return child && schemaAt(child, valueAt(value, [key]), rest);
}

function childSchema(def: Def, key: string | number): Schema | undefined {
  if (def.type === 'object') return def.shape[key];
  if (def.type === 'record') return def.valueType;
  if (def.type === 'array') return def.element;
  return def.type === 'tuple' ? (def.items[Number(key)] ?? def.rest ?? undefined) : undefined;
}

/** What stands at a place of a JSON value. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[key] : undefined),
    value,
  );
}

/** The fields that the object at a place may have. */
export function fieldsAt(schema: Schema, value: unknown, path: JsonPath): string[] {
  const found = schemaAt(schema, value, path);
  const def = found && definitionOf(found, valueAt(value, path));
  return def?.type === 'object' ? Object.keys(def.shape) : [];
}
