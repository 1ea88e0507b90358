// Marks schema strings as text, program or verbatim; the list of texts, the Admin editor and translations use these marks.
import { z } from 'zod';
import { DEFAULT_LANGUAGE, detectLanguage } from '../constants/languages.ts';

/** What translations replace: prose, the comments and strings of a program, or what a program prints. */
export type TextKind = 'text' | 'program' | 'output';
type TextMeta = { kind: TextKind | 'verbatim' };
const textRegistry = z.registry<TextMeta>();

export interface TextLimits {
  /** Length limits of the English text, in characters. */
  min?: number;
  max?: number;
}

/** A translation is 1.15 to 1.35 times as long as its English; 1.5 leaves room for a long word. */
const TRANSLATED_LENGTH_FACTOR = 1.5;

/** Maximum length of a text if the English limit is `max`. */
const maxLength = (words: string, max: number): number =>
  detectLanguage(words) === DEFAULT_LANGUAGE ? max : Math.floor(max * TRANSLATED_LENGTH_FACTOR);

/** A string shown to learners; `max` applies to English, a translation may be 1.5 times as long. */
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

function marked(kind: TextMeta['kind']): z.ZodString {
  const schema = z.string();
  textRegistry.add(schema, { kind });
  return schema;
}

/** A program that learners read or start from: its comments and strings are translated. No Admin edits it, no voice reads it. */
export const programText = (): z.ZodString => marked('program');

/** What such a program prints, in the language of its strings. */
export const outputText = (): z.ZodString => marked('output');

/** A string that is the same in every language: a solution, typed input, a judged output, a symbol. */
export const verbatim = (): z.ZodString => marked('verbatim');

/** The kind of a schema that translations replace, else undefined; schemas derived with `.refine()` or `.max()` keep the mark. */
export const textKindOf = (schema: z.core.$ZodType): TextKind | undefined => {
  const kind = textRegistry.get(schema)?.kind;
  return kind === 'verbatim' ? undefined : kind;
};
export const isVerbatimSchema = (schema: z.core.$ZodType): boolean => textRegistry.get(schema)?.kind === 'verbatim';
