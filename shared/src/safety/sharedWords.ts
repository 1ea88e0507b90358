// Recognises what should not stand in a child's words that others read: ways to reach the child, and rude words.

/** Each in lower case, without apostrophes; see `wordsProblem`. */
export const CONTACT_PATTERNS: readonly RegExp[] = [
  // E-mail addresses.
  /[\w.+-]+@[\w-]+\.\w{2,}/,
  // Ten digits of an Indian phone, also with +91 or 0, spaces and hyphens; twelve digits in fours, as on an Aadhaar card.
  /(?<!\d)(?:\+?91[\s-]?|0)?[6-9](?:[\s-]?\d){9}(?!\d)/,
  /(?<!\d)[2-9]\d{3}[\s-]?\d{4}[\s-]?\d{4}(?!\d)/,
  /\bmy (?:\w+ )?(?:password|pass ?phrase|pass ?code|pin|otp) (?:is|was|:|=)\s*(?!wrong|not|lost|gone|forgotten|too|incorrect)\S/,
  /\bmy (?:phone|mobile|whatsapp|contact|aadhaa?r)(?: number| no)? (?:is|:|=)\s*\+?\d/,
  /\bmy (?:home |e-?mail )?(?:address|full name|real name|e-?mail)(?: id)? (?:is|:|=)\s*(?!not|wrong|lost|shown|needed|missing)\S/,
  /\bi live (?:at|in|on|near) (?:\S+ ){0,3}?(?:\d|road|street|nagar|colony|sector|lane|flat|house)/,
  /\b(?:mera|meri|mere) (?:password|phone|mobile|number|address|pata|aadhaa?r|email|pin)(?: number)? (?!kya|kaise|kahan|kho|bhul|bhool|nahi|galat|change|reset|badal)\S*\s*\S* ?(?:hai|h)\b/,
  /मेर[ाी] (?:पूरा )?(?:फ़ोन|फोन|मोबाइल|पता|पासवर्ड|आधार|ईमेल|पिन)(?: नंबर)? (?!क्या|कैसे|कहाँ|कहां|भूल|खो|नहीं|ग़लत|गलत|बदल)(?:\S+ ){1,4}है/,
];

export const RUDE_PATTERNS: readonly RegExp[] = [
  /\b(?:stupid|idiot|idiots|dumb|shut up|hate you|fuck\w*|shit\w*|bitch\w*|asshole|bastard|kamina|chutiya|bewakoof|bewkoof|porn\w*|sexy|nudes?)\b/,
  /बेवक़ूफ़|बेवकूफ|कमीन/,
];

export type WordsProblem = 'private' | 'words';

/** Round numbers, such as eight billion people, are no phone numbers. */
const ROUND_NUMBERS = /\d+0{5}(?!\d)/g;

/** Why others should not read this text as it is. A person still has to look at it: this finds the plain cases only. */
export function wordsProblem(text: string): WordsProblem | null {
  const plain = text.normalize('NFC').toLowerCase().replaceAll(/[’']/g, '').replaceAll(ROUND_NUMBERS, '0');
  if (CONTACT_PATTERNS.some((pattern) => pattern.test(plain))) return 'private';
  return RUDE_PATTERNS.some((pattern) => pattern.test(plain)) ? 'words' : null;
}
