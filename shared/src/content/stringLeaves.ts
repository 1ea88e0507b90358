// Lists every string of a schema with its kind, to check that each one is marked.
import type { z } from 'zod';
import { isVerbatimSchema, type TextKind, textKindOf } from './text.ts';

type Schema = z.core.$ZodType;
export type LeafKind = TextKind | 'verbatim' | 'pattern' | 'unmarked';

export interface StringLeaf {
  /** Keys from the top; [] for the elements of an array, {} for the values of a record, the variant of a union after a colon. */
  path: string;
  kind: LeafKind;
}

/** All string leaves of a schema, without enums and literals. */
export function stringLeaves(schema: Schema): StringLeaf[] {
  const found: StringLeaf[] = [];
  collect(schema, '$', found, []);
  return found;
}

/** Strings with a pattern (ids, digits, addresses) are not prose. */
export const hasPattern = (schema: Schema): boolean => {
  const { checks = [] } = schema._zod.def;
  return 'format' in schema._zod.def || checks.some((check) => check._zod.def.check === 'string_format');
};

function kindOf(schema: Schema): LeafKind {
  const kind = textKindOf(schema);
  if (kind) return kind;
  if (isVerbatimSchema(schema)) return 'verbatim';
  return hasPattern(schema) ? 'pattern' : 'unmarked';
}

function collect(schema: Schema, path: string, found: StringLeaf[], ancestors: readonly Schema[]): void {
  // A recursive (lazy) schema has no further leaves.
  if (ancestors.includes(schema)) return;
  if (schema._zod.def.type === 'string') found.push({ path, kind: kindOf(schema) });
  for (const [child, suffix] of childrenOf(schema)) collect(child, path + suffix, found, [...ancestors, schema]);
}

/** Name of a union variant: its discriminator value, else its index. */
function variantOf(option: Schema, discriminator: string | undefined, index: number): string {
  const values = discriminator === undefined ? undefined : option._zod.propValues?.[discriminator];
  return values ? [...values].map(String).join('|') : String(index);
}

/** The schemas inside a schema, each with what it adds to the path. */
export function childrenOf(schema: Schema): [Schema, string][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ('innerType' in def) return [[def.innerType as Schema, '']];
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([key, child]): [Schema, string] => [child, `.${key}`]);
      return def.catchall ? [...fields, [def.catchall, '{}']] : fields;
    }
    case 'record':
      return [[def.valueType, '{}']];
    case 'array':
      return [[def.element, '[]']];
    case 'tuple': {
      const items = def.items.map((child, index): [Schema, string] => [child, `[${index}]`]);
      return def.rest ? [...items, [def.rest, '[]']] : items;
    }
    case 'union':
      return def.options.map((option, index) => [
        option,
        `:${variantOf(option, (def as { discriminator?: string }).discriminator, index)}`,
      ]);
    case 'intersection':
      return [
        [def.left, ''],
        [def.right, ''],
      ];
    case 'lazy':
      return [[(schema as z.core.$ZodLazy)._zod.innerType, '']];
    case 'pipe':
      return [
        [def.in, ''],
        [def.out, ''],
      ];
    default:
      return [];
  }
}
