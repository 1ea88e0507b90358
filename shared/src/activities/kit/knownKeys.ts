// Drops the keys of an answer's records that the activity does not know, so that an answer cannot carry anything else.
import { z } from 'zod';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const idsByContent = new WeakMap<object, ReadonlySet<string>>();

/** All values of the property `id`, at any depth. */
export function idsIn(content: object): ReadonlySet<string> {
  const known = idsByContent.get(content);
  if (known) return known;
  const ids = new Set<string>();
  const open: unknown[] = [content];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!isObject(next)) continue;
    if (typeof next.id === 'string') ids.add(next.id);
    open.push(...Object.values(next));
  }
  idsByContent.set(content, ids);
  return ids;
}

/** `value` matches `schema`. Looks into objects and lists; `hasHiddenRecord` finds schemas where that does not suffice. */
export function dropUnknownKeys(schema: z.ZodType, value: unknown, keys: ReadonlySet<string>): unknown {
  if (schema instanceof z.ZodRecord && isObject(value)) {
    return Object.fromEntries(Object.entries(value).filter(([key]) => keys.has(key)));
  }
  if (schema instanceof z.ZodObject && isObject(value)) {
    const shape: Record<string, unknown> = schema.shape;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        const part = shape[key];
        return [key, part instanceof z.ZodType ? dropUnknownKeys(part, inner, keys) : inner];
      }),
    );
  }
  return value;
}
