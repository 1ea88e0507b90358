// Lists and replaces the texts of content, found by the `text()` and `programText()` marks of its schema.
import type { z } from 'zod';
import { type TextKind, textKindOf } from './text.ts';

export interface TextField {
  /** Keys and indexes from the root, joined by dots. */
  path: string;
  /** The path with ids in place of array indexes where elements have ids, joined by slashes; stable when elements are reordered. */
  address: string;
  kind: TextKind;
  text: string;
}

type Schema = z.core.$ZodType;
type TextVisitor = (field: TextField) => string;

interface FieldPath {
  path: readonly (string | number)[];
  address: readonly (string | number)[];
}

const ROOT_PATH: FieldPath = { path: [], address: [] };

/** The texts of a parsed value that a person writes and reads as prose, in document order. */
export const textFields = (schema: Schema, value: unknown): TextField[] =>
  translatableFields(schema, value).filter(({ kind }) => kind === 'text');

/** All texts and programs of a parsed value, in document order. */
export function translatableFields(schema: Schema, value: unknown): TextField[] {
  const found: TextField[] = [];
  walkSchema(schema, value, ROOT_PATH, (field) => {
    found.push(field);
    return field.text;
  });
  return found;
}

/** Returns a copy in which every text and program is replaced by the result of `replace`. */
export const mapTexts = <T>(schema: Schema, value: T, replace: TextVisitor): T =>
  walkSchema(schema, value, ROOT_PATH, replace) as T;

/** Returns a copy with texts replaced by path, and the paths that match no text. */
export function replaceTexts<T>(
  schema: Schema,
  value: T,
  texts: Readonly<Record<string, string>>,
): { part: T; unknown: string[] } {
  const left = new Set(Object.keys(texts));
  const part = mapTexts(schema, value, ({ path, kind, text }) => {
    if (kind !== 'text') return text;
    left.delete(path);
    return Object.hasOwn(texts, path) ? (texts[path] ?? text) : text;
  });
  return { part, unknown: [...left] };
}

function childPath(place: FieldPath, key: string | number, name: string | number = key): FieldPath {
  return { path: [...place.path, key], address: [...place.address, name] };
}

/** Schema types that wrap another schema without changing the value's shape. */
export const WRAPPERS = new Set(['optional', 'nullable', 'default', 'prefault', 'nonoptional', 'readonly', 'catch']);

/** Returns a copy in which every text is replaced by the result of `visit`. */
function walkSchema(schema: Schema, value: unknown, place: FieldPath, visit: TextVisitor): unknown {
  if (value === undefined || value === null) return value;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (WRAPPERS.has(def.type)) return walkSchema((def as { innerType: Schema }).innerType, value, place, visit);
  switch (def.type) {
    case 'string': {
      const kind = textKindOf(schema);
      return typeof value === 'string' && kind
        ? visit({ path: place.path.join('.'), address: place.address.join('/'), kind, text: value })
        : value;
    }
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
      // The value is the pipe's output; a transform has no output schema, so its input schema is used.
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

/** The ids of the elements, used in addresses; undefined unless every element has a unique id. */
export function idsOf(items: readonly unknown[]): string[] | undefined {
  const ids = items.map((item) => (item as { id?: unknown } | null)?.id).filter((id) => typeof id === 'string');
  return new Set(ids).size === items.length ? ids : undefined;
}

/** The union variant that matches this value. */
export function matchingOption(def: z.core.$ZodUnionDef & { discriminator?: string }, value: unknown): Schema {
  const { discriminator, options } = def;
  const fits = (option: Schema): boolean => {
    if (discriminator === undefined || typeof value !== 'object' || value === null) return matchesSchema(option, value);
    const kind = (value as Record<string, unknown>)[discriminator];
    return option._zod.propValues?.[discriminator]?.has(kind as string) ?? false;
  };
  const found = options.find(fits) ?? options[0];
  if (!found) throw new Error('Union schema without options');
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
