// Reads a message by rule: ten yes-or-no signs from its sender and text, and whether it is phishing-like. Nothing is learned here.
import { normaliseTypedName } from '../../text/typedCode.ts';
import { wordSigns, wordsOf } from './signs.ts';

/** The order is that of the bits in an answer and in figures: append only. */
export const SIGNS = [
  'unknown',
  'lookalike',
  'link',
  'attachment',
  'secret',
  'urgent',
  'prize',
  'money',
  'hush',
  'spelling',
] as const;
export type Sign = (typeof SIGNS)[number];

/** What a message pulls with, and what it wants: phishing-like has at least one of each. */
export const LURES = ['lookalike', 'urgent', 'prize', 'hush'] as const satisfies readonly Sign[];
export const WANTS = ['link', 'attachment', 'secret', 'money'] as const satisfies readonly Sign[];

export const MAX_MESSAGE = 600;
export const MAX_SENDER = 80;
/** Fewer are no message. */
export const LEAST_WORDS = 4;

export interface Message {
  /** The sender's address. */
  from: string;
  text: string;
}

const TAG = /<[^<>]{0,200}>/g;
const ADDRESS = /(?<![\w.+-])[\w.+-]+@[\w.-]+/g;
const LINK =
  /(?:https?:\/\/|www\.)\S+|(?<![\w@.-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:example|com|net|org|in|info|link|shop|xyz|app)(?![\w@-])\S*/gi;
/** A QR is a link that nobody can read. */
const LINK_WORDS = ['click', 'link', 'links', 'clik', 'qr', 'क्लिक', 'क्लीक', 'लिंक', 'क्यूआर'];
const FILE = /\.(?:zip|exe|pdf|docx?|apk|jpe?g|png)(?![\w])/i;
const FILE_WORDS = ['attached', 'attachment', 'attachments', 'संलग्न', 'अटैचमेंट'];
const DIGIT_IN_WORD = /\p{L}\p{M}*\p{Nd}+\p{L}/u;
const MONEY_SIGN = /[₹$€£]/;

/** The text without HTML tags, cut to its limit. */
export const cleanText = (text: string): string => text.slice(0, MAX_MESSAGE).replace(TAG, ' ');

const domainOf = (address: string): string =>
  (
    address
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .split('@')
      .at(-1) ?? ''
  ).split(/[/?#:]/)[0] ?? '';

/** What the eye reads: 0 as o, 1 as l, rn as m, no hyphens. */
const eyeOf = (domain: string): string =>
  domain
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
    .replaceAll('3', 'e')
    .replaceAll('5', 's')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('i', 'l')
    .replaceAll('-', '');

/** Whether two words differ by at most one letter changed, added or left out. */
function isNearly(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}

/** A domain that is none of the known ones but could be taken for one, or carries its name. */
function isLookAlike(domain: string, known: readonly string[]): boolean {
  if (domain === '' || known.includes(domain)) return false;
  const seen = eyeOf(domain);
  return known.some((one) => {
    const name = eyeOf(one.split('.')[0] ?? '');
    return isNearly(seen, eyeOf(one)) || (name.length >= 6 && (seen.split('.')[0] ?? '').includes(name));
  });
}

/** The signs of a message; `known` are the addresses in the learner's address book. */
export function signsOf({ from, text }: Message, known: readonly string[]): Sign[] {
  const clean = cleanText(text);
  const sender = normaliseTypedName(from).toLowerCase();
  const links = clean.replace(ADDRESS, ' ').match(LINK) ?? [];
  const prose = clean.replace(ADDRESS, ' ').replace(LINK, ' ');
  const words = wordsOf(prose);
  const found = wordSigns(words);
  const domains = known.map(domainOf);
  const has: Record<Sign, boolean> = {
    unknown: !known.includes(sender),
    lookalike: [sender, ...links].some((address) => isLookAlike(domainOf(address), domains)),
    link: links.length > 0 || LINK_WORDS.some((word) => words.includes(word)),
    attachment: FILE.test(prose) || FILE_WORDS.some((word) => words.includes(word)),
    secret: found.has('secret'),
    urgent: found.has('urgent'),
    prize: found.has('prize'),
    money: found.has('money') || MONEY_SIGN.test(prose),
    hush: found.has('hush'),
    spelling: found.has('spelling') || DIGIT_IN_WORD.test(prose),
  };
  return SIGNS.filter((sign) => has[sign]);
}

export const hasEnoughWords = (text: string): boolean => wordsOf(cleanText(text)).length >= LEAST_WORDS;

export const bitsOf = (signs: readonly Sign[]): number =>
  signs.reduce((bits, sign) => bits | (1 << SIGNS.indexOf(sign)), 0);

export const signsFromBits = (bits: number): Sign[] => SIGNS.filter((_, at) => bits & (1 << at));

/** All signs at once. */
export const ALL_BITS = (1 << SIGNS.length) - 1;

/** The rule that is stated to the learner: a lure, and something that the sender wants. */
export const isPhishLike = (signs: readonly Sign[]): boolean =>
  LURES.some((sign) => signs.includes(sign)) && WANTS.some((sign) => signs.includes(sign));
