// Recognises web addresses in short texts that people write, also where the dot is spelt out.
import { foldText } from '../text/foldText.ts';

const SCHEME = /https?:|:\/\/|\bwww\./;
/** In a text whose dots are written as such. */
const ENDING =
  /[\p{L}\p{N}]\.(?:com|org|net|edu|gov|in|co|io|me|ly|app|dev|info|biz|xyz|site|online|shop|live|gg|tv|to|link|page|club)(?![\p{L}\p{N}_-])/u;
const SPELT_DOT = / ?\((?:dot|डॉट)\) ?| (?:dot|डॉट) /g;

export function hasWebAddress(text: string): boolean {
  const plain = foldText(text).toLowerCase().replaceAll(SPELT_DOT, '.');
  return SCHEME.test(plain) || ENDING.test(plain);
}
