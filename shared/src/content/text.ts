// Marks in a schema what a person reads: the list of a realm's texts, Admin's editor and translations follow from these marks.
import { z } from 'zod';

const readable = z.registry<Record<never, never>>();

export interface TextLimits {
  /** Fewest and most characters. */
  min?: number;
  max?: number;
}

/** A string that a person reads. Limits are options because `.max()` on the result would make a new, unmarked schema. */
export function text({ min, max }: TextLimits = {}): z.ZodString {
  let schema = z.string();
  if (min !== undefined) schema = schema.min(min);
  if (max !== undefined) schema = schema.max(max);
  readable.add(schema, {});
  return schema;
}

/** Whether strings at this place of a schema are texts. */
export const isTextSchema = (schema: z.core.$ZodType): boolean => readable.has(schema);
