// The types of teachers' texts on their way to children: admitted when they were written, shown when they are read.
import type { TextForChildren } from '@lanternwise/shared/contracts/textForChildren';

declare const admitted: unique symbol;
/** Made by `admitTeacherText` only. Columns that children see hold no other text. */
export type AdmittedText = TextForChildren & { readonly [admitted]: true };

declare const shown: unique symbol;
/** Made by shown.ts only: a stored text that a child may see. */
export type ShownText = string & { readonly [shown]: true };
