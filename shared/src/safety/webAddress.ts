// Recognises web addresses in short texts that people write, also where the dot is spelt out.
import { foldText } from '../text/foldText.ts';

const SCHEME = /https?:|:\/\/|\bwww\./;
const ENDINGS = 'com|org|net|edu|gov|in|co|io|me|ly|app|dev|info|biz|xyz|site|online|shop|live|gg|tv|to|link|page|club';
const DOMAIN = new RegExp(
  `[\\p{L}\\p{N}_-]{1,63}(?: ?\\((?:dot|डॉट)\\) ?|\\.| (?:dot|डॉट) )(?:${ENDINGS})(?![\\p{L}\\p{N}_-])`,
  'u',
);

export function hasWebAddress(text: string): boolean {
  const plain = foldText(text).toLowerCase();
  return SCHEME.test(plain) || DOMAIN.test(plain);
}
