// Guesses the encoding of a text file, decodes it, and shows what its names look like in other encodings.

/** As TextDecoder names them; `ibm850` (Excel's "CSV (MS-DOS)") it does not know. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1254',
  'windows-1253',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'iso-8859-2',
  'koi8-u',
  'ibm866',
  'macintosh',
  'ibm850',
  'x-mac-cyrillic',
  'iso-8859-5',
  'windows-874',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-jp',
  'euc-kr',
] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface EncodingChoice {
  encoding: Encoding;
  /** Up to two names with letters that tell encodings apart. */
  samples: readonly string[];
}

const IBM850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

export function decodeAs(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding !== 'ibm850') return new TextDecoder(encoding).decode(bytes);
  return Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : IBM850.charAt(byte - 0x80))).join('');
}

/** Letters beyond a to z of languages that share an encoding with others. */
const ALPHABETS = [
  'äöüß',
  'àâæçéèêëîïôœùûüÿ',
  'áéíóúñü',
  'ãõáéíóúâêôçàü',
  'àèéìíòóù',
  'åäöøæé',
  'áðéíóúýþæö',
  'ąćęłńóśźż',
  'áčďéěíňóřšťúůýžäľĺŕô',
  'áéíóöőúüű',
  'ăâîșşțţ',
  'čćđšž',
  'çğıöşüâîû',
  'āčēģīķļņšūžąęėįųõäö',
  'ăâđêôơưàáảãạèéẻẽẹìíỉĩịòóỏõọùúủũụỳýỷỹỵ',
].map((letters) => new Set(letters));

const CYRILLIC = /^[а-яёіїєґў]+$/iu;
const CYRILLIC_VOWEL = /[аеёиоуыэюяіїє]/giu;
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Hangul}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}]/u,
];
const HALF_WIDTH_KANA = /[\uff61-\uff9f]/u;
const NO_TEXT = /[\ufffd\u0080-\u009f\u2500-\u25ff\p{Co}\p{Cn}]/u;
const NO_NAME_SIGN = /[^\p{L}\p{M}\p{N}\s\p{P}]/u;
const WRONG_CASE = /\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u;
/** All but Unicode. */
const OTHERS = ENCODINGS.slice(3);

const beyondAscii = (text: string): string[] => [...text].filter((sign) => (sign.codePointAt(0) ?? 0) > 0x7f);

/** Names begin with a capital; other bytes read as Cyrillic seldom do, or are capitals only. */
function capitalScore(word: string): number {
  if (!/^\p{Lu}/u.test(word)) return 0.6;
  return word.length > 1 && !/\p{Ll}/u.test(word) ? 0.92 : 1;
}

/** A third or so of a Thai word are vowels and tones, which never begin two by two. */
function thaiScore(word: string): number {
  const vowels = (word.match(/[\u0e30-\u0e3a\u0e40-\u0e4e]/g) ?? []).length / word.length;
  return /^\p{M}/u.test(word) ? 0 : word.length < 3 || (vowels >= 0.15 && vowels <= 0.65) ? 1 : 0.3;
}

/** How far a word of one other script than Latin looks like a name. */
function scriptScore(word: string, count: number): number {
  if (CYRILLIC.test(word)) {
    const vowels = (word.match(CYRILLIC_VOWEL) ?? []).length / word.length;
    const hasVowels = word.length < 3 || (vowels >= 0.2 && vowels <= 0.7);
    return count * (hasVowels ? 1 : 0.3) * capitalScore(word);
  }
  if (SCRIPTS[1]?.test(word) || HALF_WIDTH_KANA.test(word)) return 0;
  if (SCRIPTS[2]?.test(word)) return count * 0.95 * capitalScore(word);
  if (/[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) return count * 2;
  // Any two bytes are a rare Chinese sign.
  if (SCRIPTS[7]?.test(word)) return count * 1.5;
  if (SCRIPTS[5]?.test(word)) return count * 0.9 * thaiScore(word);
  // Letters of Persian and Urdu beside the Arabic ones, which most bytes are not.
  const rare = (word.match(/[\u0671-\u06ff]/g) ?? []).length;
  if (SCRIPTS[3]?.test(word)) return /^\p{M}/u.test(word) ? 0 : count * 0.95;
  return /^\p{M}/u.test(word) ? 0 : count * 0.9 - rare * 0.5;
}

/** How far a text looks like names: letters of one language in each word, capitals at its beginning, no signs between. */
function plausibility(text: string): number {
  let score = 0;
  for (const sign of beyondAscii(text)) {
    if (NO_TEXT.test(sign)) score -= 3;
    else if (NO_NAME_SIGN.test(sign)) score -= 1.5;
    else if (/[\p{P}\p{N}]/u.test(sign) && !/[’‘“”«»„–·،]/u.test(sign)) score -= 1;
  }
  const latin: string[] = [];
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const others = beyondAscii(word);
    if (others.length === 0) continue;
    const isLatin = SCRIPTS[0]?.test(word) ?? false;
    if (SCRIPTS.filter((script) => script.test(word)).length !== 1) score -= 2 * others.length;
    else if (WRONG_CASE.test(word)) score -= 1.5 * others.length;
    else if (!isLatin) score += scriptScore(word, others.length);
    else if (others.length * 2 > [...word].length + 1) score -= others.length;
    else latin.push(...others.map((sign) => (sign === 'İ' ? 'ı' : sign.toLowerCase())));
  }
  const known = Math.max(...ALPHABETS.map((alphabet) => latin.filter((sign) => alphabet.has(sign)).length));
  return score + known - 0.7 * (latin.length - known);
}

const best = (bytes: Uint8Array, candidates: readonly Encoding[]): Encoding =>
  candidates
    .map((encoding) => ({ encoding, score: plausibility(decodeAs(bytes, encoding)) }))
    .reduce((found, next) => (next.score > found.score ? next : found)).encoding;

const SAMPLE_BYTES = 6000;

/** The lines with bytes that mean something else in each encoding. */
function tellingLines(bytes: Uint8Array): Uint8Array {
  const telling: number[] = [];
  let line: number[] = [];
  let tells = false;
  const endLine = () => {
    if (tells) telling.push(...line, 0x0a);
    line = [];
    tells = false;
  };
  for (const byte of bytes) {
    if (byte === 0x0a || byte === 0x0d) endLine();
    else line.push(byte);
    tells ||= byte >= 0x80;
    if (telling.length > SAMPLE_BYTES || line.length > SAMPLE_BYTES) break;
  }
  endLine();
  return Uint8Array.from(telling);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Every text of one byte a sign has none of these, every list in UTF-16 has some: spaces, line breaks, separators. */
const hasZeroBytes = (bytes: Uint8Array): boolean => bytes.subarray(0, SAMPLE_BYTES).includes(0);

/** In the wrong order of bytes spaces and separators are letters of far scripts. */
function guessByteOrder(bytes: Uint8Array): Encoding {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const plain = (encoding: Encoding) => {
    const text = decodeAs(sample, encoding);
    return text.length - beyondAscii(text).length;
  };
  return plain('utf-16be') > plain('utf-16le') ? 'utf-16be' : 'utf-16le';
}

export function guessEncoding(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (hasZeroBytes(bytes)) return guessByteOrder(bytes);
  return isUtf8(bytes) ? 'utf-8' : best(tellingLines(bytes), ['utf-8', ...OTHERS]);
}

const SAMPLE_LENGTH = 30;

const foreign = (cell: string): number => beyondAscii(cell).length;

function samplesOf(text: string): string[] {
  const lines = text.split(/[\r\n]+/).filter((line) => beyondAscii(line).length > 0);
  // The first may be the headings.
  const names = lines.length > 2 ? lines.slice(1) : lines;
  return names
    .slice(0, 2)
    .map((line) => line.split(/[,;\t|"]/).reduce((most, cell) => (foreign(cell) > foreign(most) ? cell : most)))
    .map((cell) =>
      cell
        .replace(/^\ufeff/, '')
        .trim()
        .slice(0, SAMPLE_LENGTH),
    )
    .filter(Boolean);
}

/** Encodings in which the names look different, the guessed one first; none where all look the same. */
export function encodingChoices(bytes: Uint8Array, guessed: Encoding): readonly EncodingChoice[] {
  const sample = hasZeroBytes(bytes) ? bytes.subarray(0, SAMPLE_BYTES) : tellingLines(bytes);
  if (sample.length === 0) return [];
  const isWide = guessed.startsWith('utf-16');
  const others: readonly Encoding[] = isWide ? ['utf-16le', 'utf-16be'] : ['utf-8', ...OTHERS];
  const seen = new Set<string>();
  return [guessed, ...others].flatMap((encoding) => {
    const samples = samplesOf(decodeAs(sample, encoding));
    const key = samples.join('\n');
    if (seen.has(key) || samples.length === 0) return [];
    seen.add(key);
    return [{ encoding, samples }];
  });
}
