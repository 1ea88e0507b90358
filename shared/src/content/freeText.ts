// Marks fields that a learner fills with own words, shown to others only with consent, and lists a schema's unmarked strings.
import { z } from 'zod';
import { childrenOf, hasPattern } from './stringLeaves.ts';

type Schema = z.core.$ZodType;

/** `free`: may hold own words. `reference`: is only compared with ids of the content, never shown. */
type Mark = 'free' | 'reference';
const marks = z.registry<{ mark: Mark }>();

function mark<S extends z.ZodType>(schema: S, kind: Mark): S {
  marks.add(schema, { mark: kind });
  return schema;
}

/** Marks a schema, with all that is in it, as possibly a learner's own words. */
export const freeText = <S extends z.ZodType>(schema: S): S => mark(schema, 'free');

/** Marks a string that is only compared with ids of the content; nothing may show it. */
export const contentReference = <S extends z.ZodType>(schema: S): S => mark(schema, 'reference');

const isMarked = (schema: Schema): boolean => marks.has(schema);
const isFree = (schema: Schema): boolean => marks.get(schema)?.mark === 'free';

/** Schemas without a declared content: whatever a client sends fits. */
const OPAQUE_TYPES: ReadonlySet<string> = new Set(['any', 'unknown', 'custom', 'file']);

/** The strings (also keys of records) of a schema that have neither a mark nor a pattern, as paths from `$`. */
export function unmarkedStrings(schema: Schema): string[] {
  const found: string[] = [];
  walk(schema, '$', [], (leaf, path) => {
    if (isMarked(leaf)) return 'stop';
    const { type } = leaf._zod.def;
    if (OPAQUE_TYPES.has(type) || (type === 'string' && !hasPattern(leaf))) found.push(path);
    return 'continue';
  });
  return found;
}

/** Whether a schema has a part that is marked as free text. */
function hasFreeText(schema: Schema): boolean {
  let found = false;
  walk(schema, '$', [], (part) => {
    if (isFree(part)) found = true;
    return found ? 'stop' : 'continue';
  });
  return found;
}

/** The fields of an object's schema that may hold a learner's own words. */
export const freeTextFields = (schema: z.ZodObject): ReadonlySet<string> =>
  new Set(Object.entries(schema.shape).flatMap(([field, part]) => (hasFreeText(part as Schema) ? [field] : [])));

type Visitor = (schema: Schema, path: string) => 'stop' | 'continue';

function walk(schema: Schema, path: string, ancestors: readonly Schema[], visit: Visitor): void {
  // A recursive (lazy) schema has no further parts.
  if (ancestors.includes(schema) || visit(schema, path) === 'stop') return;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inside = [...ancestors, schema];
  if (def.type === 'record') walk(def.keyType, `${path}{key}`, inside, visit);
  for (const [child, suffix] of childrenOf(schema)) walk(child, path + suffix, inside, visit);
}
