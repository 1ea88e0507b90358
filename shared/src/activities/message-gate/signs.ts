// Word lists of the rule that reads a message, in English and Hindi: a phrase counts wherever its words stand together.
import { foldText } from '../../text/foldText.ts';

/** Signs that are found by words alone. */
export type WordSign = 'urgent' | 'secret' | 'prize' | 'money' | 'hush' | 'spelling';

/** Words of a message in small letters, folded: letters, their marks and digits; everything else separates them. */
export const wordsOf = (text: string): string[] =>
  foldText(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Apart from the language, one line is one idea. */
const PHRASES: Record<WordSign, readonly string[]> = {
  urgent: [
    ...['urgent', 'urgently', 'hurry', 'quick', 'quickly', 'fast', 'immediately', 'right now', 'at once', 'asap'],
    ...['last chance', 'final warning', 'before midnight', 'within one hour', 'within 24 hours', 'only today'],
    ...['blocked', 'deleted', 'closed', 'suspended', 'expires', 'expired', 'or else', 'arrest', 'arrested'],
    ...['तुरंत', 'तुरन्त', 'फ़ौरन', 'फौरन', 'जल्दी', 'अभी के अभी', 'इसी समय', 'आखिरी मौका', 'आख़िरी मौका'],
    ...['आखिरी चेतावनी', 'आख़िरी चेतावनी', 'आधी रात से पहले', 'एक घंटे में', '24 घंटे में', 'सिर्फ़ आज'],
    ...['ब्लॉक', 'मिटा', 'मिट', 'बंद', 'समाप्त', 'वरना', 'अरेस्ट', 'गिरफ़्तार', 'गिरफ्तार'],
  ],
  secret: [
    ...['password', 'passwords', 'passcode', 'pin', 'otp', 'code', 'codes'],
    ...['पासवर्ड', 'पासकोड', 'पिन', 'ओटीपी', 'कोड'],
  ],
  prize: [
    ...['prize', 'prizes', 'win', 'wins', 'won', 'winner', 'free', 'gift', 'gifts', 'lucky', 'lottery', 'reward'],
    ...['congratulations', 'bonus'],
    ...['इनाम', 'पुरस्कार', 'जीत', 'जीता', 'जीती', 'जीते', 'जीतें', 'जीतिए', 'विजेता', 'मुफ़्त', 'मुफ्त', 'तोहफ़ा'],
    ...['तोहफा', 'तोहफ़े', 'उपहार', 'लॉटरी', 'बधाई', 'बोनस'],
  ],
  money: [
    ...['money', 'pay', 'pays', 'paid', 'payment', 'fee', 'fees', 'rupee', 'rupees', 'dollars', 'coins', 'cash'],
    ...['upi', 'refund', 'यूपीआई', 'रिफ़ंड', 'रिफंड'],
    ...['पैसा', 'पैसे', 'रुपये', 'रुपए', 'रुपया', 'शुल्क', 'फ़ीस', 'फीस', 'भुगतान', 'सिक्के', 'नकद'],
  ],
  hush: [
    ...['tell nobody', 'tell no one', 'do not tell', 'don t tell', 'dont tell', 'keep it secret', 'between us'],
    ...['किसी को मत बताना', 'किसी को न बताना', 'किसी को मत बताइए', 'किसी को न बताइए', 'किसी को मत बताओ'],
    ...['मत बताना', 'न बताना', 'मत बताइए', 'न बताइए', 'मत बताओ', 'हमारे बीच'],
  ],
  spelling: [
    ...['recieve', 'acount', 'pasword', 'verfy', 'adress', 'imediately', 'winer', 'congratulation', 'freind', 'redy'],
    ...['offical', 'securty', 'pleese', 'clik'],
    ...['ईनाम', 'बधाइ', 'पासवड', 'खता', 'जल्दि', 'क्लीक', 'पुरुस्कार', 'कृप्या', 'तय्यार', 'सन्देस', 'जाच'],
  ],
};

const SPACED = Object.entries(PHRASES).map(
  ([sign, phrases]) => [sign as WordSign, phrases.map((phrase) => ` ${wordsOf(phrase).join(' ')} `)] as const,
);

/** The signs whose phrases stand in these words. */
export function wordSigns(words: readonly string[]): ReadonlySet<WordSign> {
  const spaced = ` ${words.join(' ')} `;
  return new Set(SPACED.flatMap(([sign, phrases]) => (phrases.some((one) => spaced.includes(one)) ? [sign] : [])));
}
