// Writes bodies that hold more than a schema allows, one for each of its objects, lists, records and texts, and counts who looks at them.
import { z } from 'zod';

export interface OversizeBody {
  /** "body.names[]": what is too large. */
  place: string;
  body: unknown;
}

const many = (count: number, make: (at: number) => [string, unknown]): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => make(at)));

/** Bytes of `"k123":0,`, and of `0,` in a list. */
const KEY_BYTES = 10;
const ITEM_BYTES = 2;
const floods = new Map<number, Record<string, unknown>>();
function flood(bytes: number): Record<string, unknown> {
  const made = floods.get(bytes) ?? many(Math.ceil(bytes / KEY_BYTES), (at) => [`k${at}`, 0]);
  floods.set(bytes, made);
  return made;
}

/** What an option of a union is known by stays, so that the schema gets to what is too large. */
const named = (shape: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([key, part]) => (part instanceof z.ZodLiteral ? [[key, [...part.values][0]]] : [])),
  );

/** Some hundred KB at most, of which no more than the limits is looked at. */
export function oversizeBodies(schema: z.ZodType, bytes: number, place = 'body'): OversizeBody[] {
  const within = (part: unknown, inner: string, wrap: (value: unknown) => unknown) =>
    oversizeBodies(part as z.ZodType, bytes, inner).map((one) => ({ ...one, body: wrap(one.body) }));
  if (schema instanceof z.ZodString) return [{ place, body: 'a'.repeat(Math.max(bytes, (schema.maxLength ?? 0) + 1)) }];
  if (schema instanceof z.ZodArray) {
    const list = Array.from({ length: bytes / ITEM_BYTES }, () => 0);
    return [{ place, body: list }, ...within(schema.element, `${place}[]`, (value) => [value])];
  }
  if (schema instanceof z.ZodTuple) {
    return [{ place, body: Array.from({ length: bytes / ITEM_BYTES }, () => 0) }];
  }
  if (schema instanceof z.ZodRecord) {
    return [{ place, body: flood(bytes) }, ...within(schema.valueType, `${place}{}`, (value) => ({ a: value }))];
  }
  if (schema instanceof z.ZodObject) {
    const fixed = named(schema.shape);
    return [
      { place, body: { ...fixed, ...flood(bytes) } },
      ...Object.entries(schema.shape).flatMap(([key, part]) =>
        within(part, `${place}.${key}`, (value) => ({ ...fixed, [key]: value })),
      ),
    ];
  }
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option, at) => oversizeBodies(option as z.ZodType, bytes, `${place}|${at}`));
  }
  const { innerType } = schema.def as { innerType?: z.ZodType };
  const inner = innerType ?? (schema instanceof z.ZodPipe ? (schema.in as z.ZodType) : undefined);
  return inner ? oversizeBodies(inner, bytes, place) : [];
}

export interface Counted {
  value: unknown;
  /** The most keys of one object or items of one list that were looked at. */
  most(): number;
}

/** The value, watched: each key or item that is read, asked for or listed one by one counts once. */
export function countReads(value: unknown): Counted {
  const seen: Set<PropertyKey>[] = [];
  const watch = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one;
    const keys = new Set<PropertyKey>();
    seen.push(keys);
    const note = (key: PropertyKey) => {
      if (typeof key === 'string' && Object.hasOwn(one, key) && !(Array.isArray(one) && key === 'length'))
        keys.add(key);
    };
    return new Proxy(one, {
      get(target, key) {
        note(key);
        return watch(Reflect.get(target, key));
      },
      has(target, key) {
        note(key);
        return Reflect.has(target, key);
      },
      getOwnPropertyDescriptor(target, key) {
        note(key);
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
    });
  };
  return { value: watch(value), most: () => Math.max(0, ...seen.map((keys) => keys.size)) };
}
