// The texts of a piece of content, found by the marks of its schema (`text()`): listing them, replacing some of them.
import type { z } from 'zod';
import { isTextSchema } from './text.ts';

export interface TextField {
  /** Keys and indexes from the top, joined by dots. */
  path: string;
  /** The same place by the ids of array elements where they have them, joined by slashes: it stays when elements change their order. */
  address: string;
  text: string;
}

type Schema = z.core.$ZodType;
type TextVisitor = (field: TextField) => string;

interface FieldPath {
  path: readonly (string | number)[];
  address: readonly (string | number)[];
}

const ROOT_PATH: FieldPath = { path: [], address: [] };

/** Every text of a value that its schema has read, in the order in which it is written. */
export function textFields(schema: Schema, value: unknown): TextField[] {
  const found: TextField[] = [];
  walkSchema(schema, value, ROOT_PATH, (field) => {
    found.push(field);
    return field.text;
  });
  return found;
}

/** The value with `replace`'s answer in place of every text. */
export const mapTexts = <T>(schema: Schema, value: T, replace: TextVisitor): T =>
  walkSchema(schema, value, ROOT_PATH, replace) as T;

/** The value with some texts replaced, by path. Paths that lead to no text are told in the list. */
export function replaceTexts<T>(
  schema: Schema,
  value: T,
  texts: Readonly<Record<string, string>>,
): { part: T; unknown: string[] } {
  const left = new Set(Object.keys(texts));
  const part = mapTexts(schema, value, ({ path, text }) => {
    left.delete(path);
    return Object.hasOwn(texts, path) ? (texts[path] ?? text) : text;
  });
  return { part, unknown: [...left] };
}

function childPath(place: FieldPath, key: string | number, name: string | number = key): FieldPath {
  return { path: [...place.path, key], address: [...place.address, name] };
}

/** Schemas that wrap another one and leave the value's shape as it is. */
const WRAPPERS = new Set(['optional', 'nullable', 'default', 'prefault', 'nonoptional', 'readonly', 'catch']);

/** A copy in which `visit` answered every text. */
function walkSchema(schema: Schema, value: unknown, place: FieldPath, visit: TextVisitor): unknown {
  if (value === undefined || value === null) return value;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (WRAPPERS.has(def.type)) return walkSchema((def as { innerType: Schema }).innerType, value, place, visit);
  switch (def.type) {
    case 'string':
      return typeof value === 'string' && isTextSchema(schema)
        ? visit({ path: place.path.join('.'), address: place.address.join('/'), text: value })
        : value;
    case 'object':
      return walkObject(value, (key) => def.shape[key] ?? def.catchall, place, visit);
    case 'record':
      return walkObject(value, () => def.valueType, place, visit);
    case 'array':
      return walkArray(value, () => def.element, place, visit);
    case 'tuple':
      return walkArray(value, (index) => def.items[index] ?? def.rest ?? undefined, place, visit);
    case 'union':
      return walkSchema(matchingOption(def, value), value, place, visit);
    case 'intersection':
      return walkSchema(def.right, walkSchema(def.left, value, place, visit), place, visit);
    case 'lazy':
      return walkSchema(def.getter(), value, place, visit);
    case 'pipe':
      // The value is what came out; only where a function made it must the way in say what it is.
      return walkSchema(isTransform(def.out) ? def.in : def.out, value, place, visit);
    default:
      return value;
  }
}

const isTransform = (schema: Schema): boolean => schema._zod.def.type === 'transform';

function walkObject(
  value: unknown,
  schemaOf: (key: string) => Schema | undefined,
  place: FieldPath,
  visit: TextVisitor,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => {
    const schema = schemaOf(key);
    return [key, schema ? walkSchema(schema, item, childPath(place, key), visit) : item];
  });
  return Object.fromEntries(entries);
}

function walkArray(
  value: unknown,
  schemaOf: (index: number) => Schema | undefined,
  place: FieldPath,
  visit: TextVisitor,
): unknown {
  if (!Array.isArray(value)) return value;
  const ids = idsOf(value);
  return value.map((item, index) => {
    const schema = schemaOf(index);
    return schema ? walkSchema(schema, item, childPath(place, index, ids?.[index]), visit) : item;
  });
}

/** The ids of the elements, where every one has its own: their names in addresses. */
export function idsOf(items: readonly unknown[]): string[] | undefined {
  const ids = items.map((item) => (item as { id?: unknown } | null)?.id).filter((id) => typeof id === 'string');
  return new Set(ids).size === items.length ? ids : undefined;
}

/** The variant of a union that this value is of. */
function matchingOption(def: z.core.$ZodUnionDef & { discriminator?: string }, value: unknown): Schema {
  const { discriminator, options } = def;
  const fits = (option: Schema): boolean => {
    if (discriminator === undefined || typeof value !== 'object' || value === null) return matchesSchema(option, value);
    const kind = (value as Record<string, unknown>)[discriminator];
    return option._zod.propValues?.[discriminator]?.has(kind as string) ?? false;
  };
  const found = options.find(fits) ?? options[0];
  if (!found) throw new Error('A union of no schemas has no texts');
  return found;
}

function matchesSchema(schema: Schema, value: unknown): boolean {
  const result = schema._zod.run({ value, issues: [] }, { async: false });
  return !(result instanceof Promise) && result.issues.length === 0;
}

/** `steps.0.title` as "Steps 1, title". */
export function humanizePath(path: string): string {
  const words = path
    .replaceAll(/\.(\d+)/g, (_dot, index) => ` ${Number(index) + 1}`)
    .split('.')
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
