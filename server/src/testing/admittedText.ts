// Stands for a text that was admitted, where a test writes rows itself.
import type { AdmittedText, ShownText } from '../modules/teacher-texts/text.ts';

export const admittedText = (text: string) => text as AdmittedText & ShownText;
