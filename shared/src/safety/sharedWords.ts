// Recognises what should not stand in words that others read: ways to reach a person, and rude words.
import { findLongNumber } from './longNumbers.ts';
import { plainWords, type Span } from './plainWords.ts';

export type WordsProblem = 'private' | 'words';

/** For plain words (see plainWords.ts). Whatever repeats is bounded: a program of 20 KB must not stop the server. */
const CONTACT_PATTERNS: readonly RegExp[] = [
  // E-mail addresses, searched from their sign.
  /@(?<=[\w.+-]{1,64}@)[\w-]{1,63}\.\w{2,24}/,
  /(?:\(at\)|\[at\]|\bat|एट) ?(?:gmail|yahoo|hotmail|outlook|rediffmail|icloud) ?(?:\.|\(dot\)|\bdot\b|डॉट) ?(?:com|co|in|कॉम)(?!\p{L})/u,
  /\bmy (?:\w{1,20} )?(?:password|pass ?phrase|pass ?code|pin|otp) (?:is|was|:|=)\s{0,3}(?!\s|wrong|not|lost|gone|forgotten|too|incorrect)\S/,
  /\bmy (?:phone|mobile|whatsapp|contact|aadhaa?r)(?: number| no)? (?:is|:|=)\s{0,3}\+?\d/,
  /\bmy (?:home |e-?mail )?(?:address|full name|real name|e-?mail)(?: id)? (?:is|:|=)\s{0,3}(?!\s|not|wrong|lost|shown|needed|missing)\S/,
  /\bi live (?:at|in|on|near) (?:\S{1,40} ){0,3}?(?:\d|road|street|nagar|colony|sector|lane|flat|house)/,
  /\b(?:mera|meri|mere) (?:password|phone|mobile|number|address|pata|aadhaa?r|email|pin)(?: number)? (?!kya|kaise|kahan|kho|bhul|bhool|nahi|galat|change|reset|badal)(?:\S{1,40}\s{1,3}){0,2}\d{0,12}(?:hai|h)\b/,
  /मेर[ाी] (?:पूरा )?(?:फ़ोन|फोन|मोबाइल|पता|पासवर्ड|आधार|ईमेल|पिन)(?: नंबर)? (?!क्या|कैसे|कहाँ|कहां|भूल|खो|नहीं|ग़लत|गलत|बदल)(?:\S{1,40} ){1,4}है/,
];

/** Endings are listed where a name begins alike: Shital, Shitij, Pornima. */
const RUDE_PATTERNS: readonly RegExp[] = [
  /\b(?:stupid|idiot|idiots|dumb|shut up|hate you|fuck\w{0,20}|shit(?:s|ty|ting|ter|head|hole|face|load|show)?|bullshit|bitch\w{0,20}|asshole|bastard|kamina|chutiya|bewakoof|bewkoof|porn(?:o|os|hub|star|stars|ographic|ography)?|sexy|nudes?)\b/,
  /बेवक़ूफ़|बेवकूफ|कमीन/,
];

const firstOf = (patterns: readonly RegExp[], plain: string): Span[] =>
  patterns.flatMap((pattern) => {
    const found = pattern.exec(plain);
    return found ? [{ start: found.index, end: found.index + found[0].length }] : [];
  });

/** Ways to reach a person, at most one of each kind. */
export function findPrivate(plain: string): Span[] {
  const number = findLongNumber(plain);
  return [...(number ? [number] : []), ...firstOf(CONTACT_PATTERNS, plain)];
}

/** Rude words, at most one of each list. */
export const findRude = (plain: string): Span[] => firstOf(RUDE_PATTERNS, plain);

/** Why others should not read this text as it is. A person still has to look at it: this finds the plain cases only. */
export function wordsProblem(text: string): WordsProblem | null {
  const plain = plainWords(text);
  if (findPrivate(plain).length > 0) return 'private';
  return findRude(plain).length > 0 ? 'words' : null;
}
