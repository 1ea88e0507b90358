// Brings text into the form in which its words are looked at, and finds back what a person wrote there.
import { foldText } from '../text/foldText.ts';

const APOSTROPHES = /['’‘ʼ]/g;

/** Folded, in lower case, without apostrophes. */
export const plainWords = (text: string): string => foldText(text).toLowerCase().replaceAll(APOSTROPHES, '');

/** A part of the plain words, from the first sign to the one behind the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What stands in the text where the plain words have this part: for showing it to who wrote it. */
export function writtenPart(text: string, { start, end }: Span): string {
  let [at, part] = [0, ''];
  for (const sign of text.normalize('NFC')) {
    const length = plainWords(sign).length;
    if (at < end && at + length > start) part += sign;
    // An apostrophe or an invisible sign belongs to the word around it.
    else if (length === 0 && at > start && at < end) part += sign;
    at += length;
  }
  return part.trim();
}
