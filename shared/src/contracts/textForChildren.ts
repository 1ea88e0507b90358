// The type of every text that a teacher writes and a child sees; the server stores or sends it only once it is admitted.
import type { z } from 'zod';
import { plainText } from './contract.ts';

/** Not yet looked at: see `admitTeacherText` of the server's module teacher-texts. */
export type TextForChildren = string & z.core.$brand<'TextForChildren'>;

const textsForChildren = new WeakSet<object>();

/** Whether a field of a contract is such a text. */
export const isTextForChildren = (schema: object): boolean => textsForChildren.has(schema);

interface Messages {
  /** If there is nothing left but spaces, or too much. */
  readonly wrong: string;
  readonly empty?: string;
}

/** One line of 1 to `max` characters. */
export function textForChildren(max: number, { wrong, empty = wrong }: Messages) {
  const schema = plainText(max * 4, wrong)
    .transform((text) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
    .refine((text) => text !== '', empty)
    .refine((text) => text.length <= max, wrong)
    .brand<'TextForChildren'>();
  textsForChildren.add(schema);
  return schema;
}
