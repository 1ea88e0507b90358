// Every place of a schema where a string may stand, and what kind of string: the check that no text is without its mark.
import type { z } from 'zod';
import { isTextSchema, isVerbatimSchema } from './text.ts';

type Schema = z.core.$ZodType;
export type LeafKind = 'text' | 'verbatim' | 'pattern' | 'unmarked';

export interface StringLeaf {
  /** Keys from the top; [] for the elements of an array, {} for the values of a record, the variant of a union after a colon. */
  path: string;
  kind: LeafKind;
}

/** All string leaves of a schema. Enums and literals are no strings here: they are ids by their type. */
export function stringLeaves(schema: Schema): StringLeaf[] {
  const found: StringLeaf[] = [];
  collect(schema, '$', found, []);
  return found;
}

/** Ids, digits, addresses: what has to look a certain way is not prose. */
const hasPattern = (schema: Schema): boolean => {
  const { checks = [] } = schema._zod.def;
  return 'format' in schema._zod.def || checks.some((check) => check._zod.def.check === 'string_format');
};

function kindOf(schema: Schema): LeafKind {
  if (isTextSchema(schema)) return 'text';
  if (isVerbatimSchema(schema)) return 'verbatim';
  return hasPattern(schema) ? 'pattern' : 'unmarked';
}

function collect(schema: Schema, place: string, found: StringLeaf[], ancestors: readonly Schema[]): void {
  // A schema inside itself (a lazy one) has no further leaves.
  if (ancestors.includes(schema)) return;
  if (schema._zod.def.type === 'string') found.push({ path: place, kind: kindOf(schema) });
  for (const [child, suffix] of childrenOf(schema)) collect(child, place + suffix, found, [...ancestors, schema]);
}

/** The name of a variant: the value that tells it from the others, else its number. */
function variantOf(option: Schema, discriminator: string | undefined, index: number): string {
  const values = discriminator === undefined ? undefined : option._zod.propValues?.[discriminator];
  return values ? [...values].map(String).join('|') : String(index);
}

function childrenOf(schema: Schema): [Schema, string][] {
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
