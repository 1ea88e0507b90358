// Brings text into the forms in which its words are looked at, and finds back what a person wrote there.
import { foldText } from '../text/foldText.ts';

const APOSTROPHES = /['’‘ʼ]/g;
const SENTENCE_END = /[.!?।…\n]/;
const BETWEEN_WORDS = /[\s\p{P}\p{S}]/u;

/** Folded, in lower case, without apostrophes. */
export const plainWords = (text: string): string => foldText(text).toLowerCase().replaceAll(APOSTROPHES, '');

/** A part of folded text, from the first sign to the one behind the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Folded text that knows what was written where; for short texts. */
export interface FoldedText {
  readonly plain: string;
  written(span: Span): string;
}

/** Folds sign by sign. `fold` gets what came before. */
function foldSigns(text: string, fold: (sign: string, before: string) => string): FoldedText {
  let plain = '';
  const signs = [...text.normalize('NFC')].map((sign) => {
    const start = plain.length;
    plain += fold(sign, plain);
    return { sign, start, end: plain.length };
  });
  const written = ({ start, end }: Span) =>
    signs
      // Apostrophes and invisible signs are nothing in the folded text, and belong to the word around them.
      .filter((sign) => sign.start < end && (sign.end > start || (sign.end === sign.start && sign.start > start)))
      .map(({ sign }) => sign)
      .join('')
      .trim();
  return { plain, written };
}

/** As `plainWords` has it. */
export const foldPlain = (text: string): FoldedText => foldSigns(text, plainWords);

/** Only words, with one space between them and '. ' after a sentence. */
export const foldToWords = (text: string): FoldedText =>
  foldSigns(text, (sign, before) => {
    if (SENTENCE_END.test(sign)) return before.endsWith('. ') ? '' : '. ';
    const plain = plainWords(sign);
    if (!BETWEEN_WORDS.test(plain)) return plain;
    return before.endsWith(' ') ? '' : ' ';
  });
