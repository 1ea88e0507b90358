// Marks in a schema what a person reads: the list of a realm's texts, Admin's editor and translations follow from these marks.
import { z } from 'zod';

type TextMeta = { kind: 'text' | 'verbatim' };
const textRegistry = z.registry<TextMeta>();

export interface TextLimits {
  /** Fewest and most characters of the English text. */
  min?: number;
  max?: number;
}

/** Hindi is 1.15 to 1.35 times as long as English; this leaves room for a long word. */
const HINDI_LENGTH_FACTOR = 1.5;
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Most characters that these words may have where English may have `max`. */
const maxLength = (words: string, max: number): number =>
  DEVANAGARI.test(words) ? Math.floor(max * HINDI_LENGTH_FACTOR) : max;

/** A string that a person reads; `max` holds for English, Hindi may be half as long again. */
export function text({ min, max }: TextLimits = {}): z.ZodString {
  let schema = z.string();
  if (min !== undefined) schema = schema.min(min);
  if (max !== undefined) {
    schema = schema.refine((value) => value.length <= maxLength(value, max), {
      error: ({ input }) => {
        const words = String(input);
        return `expected at most ${maxLength(words, max)} characters, found ${words.length}`;
      },
    });
  }
  textRegistry.add(schema, { kind: 'text' });
  return schema;
}

/** A string that is the same in every language: a program, typed input, printed output, a symbol. */
export function verbatim(): z.ZodString {
  const schema = z.string();
  textRegistry.add(schema, { kind: 'verbatim' });
  return schema;
}

/** Whether strings at this place of a schema are texts. Schemas made from a text by `.refine()` or `.max()` are texts too. */
export const isTextSchema = (schema: z.core.$ZodType): boolean => textRegistry.get(schema)?.kind === 'text';
export const isVerbatimSchema = (schema: z.core.$ZodType): boolean => textRegistry.get(schema)?.kind === 'verbatim';
