// Tells by its first bytes what a file is that somebody takes for a class list.

export type FileKind =
  | 'text'
  | 'xlsx'
  | 'ods'
  /** Excel's binary files, also those of Excel 2 to 4. */
  | 'xls'
  /** An Excel file with a password. */
  | 'locked'
  /** A web page or XML with an Excel name, as school systems write. */
  | 'web-page'
  | 'pdf'
  | 'document'
  | 'numbers'
  | 'picture'
  | 'archive'
  /** Google's .gsheet: an address, no table. */
  | 'link'
  | 'other';

/** Refused with words of their own. */
export type UnreadableKind = Exclude<FileKind, 'text' | 'xlsx' | 'ods'>;

const HEAD = 4096;

/** Bytes as signs of the same number. */
const signsOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
/** Enough to look for plain letters in, and fast. */
const lettersOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

const BEGINNINGS: ReadonlyArray<readonly [string, FileKind]> = [
  ['%PDF', 'pdf'],
  ['{\\rtf', 'document'],
  ['\x89PNG', 'picture'],
  ['\xff\xd8\xff', 'picture'],
  ['GIF8', 'picture'],
  ['RIFF', 'picture'],
  ['BM', 'picture'],
  ['II*\0', 'picture'],
  ['MM\0*', 'picture'],
  ['\x1f\x8b', 'archive'],
  ['7z\xbc\xaf', 'archive'],
  ['Rar!', 'archive'],
  ['\x09\0\x04\0', 'xls'],
  ['\x09\0\x06\0', 'xls'],
  ['\x09\x02\x06\0', 'xls'],
  ['\x09\x04\x06\0', 'xls'],
  ['\x09\x08\x10\0', 'xls'],
  ['\x09\x08\x08\0', 'xls'],
];

/** Names of files in an archive, which stand in it as they are. */
const ARCHIVES: ReadonlyArray<readonly [string, FileKind]> = [
  ['xl/workbook.bin', 'xls'],
  ['xl/worksheets/', 'xlsx'],
  ['application/vnd.oasis.opendocument.spreadsheet', 'ods'],
  ['word/document.xml', 'document'],
  ['ppt/presentation.xml', 'document'],
  ['application/vnd.oasis.opendocument', 'document'],
  ['Index/Document.iwa', 'numbers'],
  ['Index.zip', 'numbers'],
  // Where the kind of an OpenDocument is packed too, its content tells.
  ['content.xml', 'ods'],
];

const WIDE = (name: string): string => [...name].join('\0');

function kindOfCompound(signs: string): FileKind {
  if (signs.includes(WIDE('EncryptedPackage'))) return 'locked';
  return signs.includes(WIDE('WordDocument')) || signs.includes(WIDE('PowerPoint Document')) ? 'document' : 'xls';
}

function kindOfText(head: string): FileKind {
  const text = head
    .replace(/^\xef\xbb\xbf/, '')
    .replaceAll('\0', '')
    .trimStart();
  if (/^<(?:!doctype|html|head|body|meta|table|style|\?xml|!--)/i.test(text)) return 'web-page';
  if (/^From: |^MIME-Version:/i.test(text)) return 'web-page';
  if (/^(?:\{\s{0,9}["}]|\[\s{0,9}[{["])/.test(text)) return text.includes('docs.google.com') ? 'link' : 'other';
  return /^BEGIN:V(?:CARD|CALENDAR)/i.test(text) ? 'other' : 'text';
}

/** Of control signs, which no text has; every second byte of UTF-16 is one. */
function isBinary(head: Uint8Array): boolean {
  const zeros = head.filter((byte) => byte === 0).length;
  const controls = head.filter(
    (byte) => byte > 0 && byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1a].includes(byte),
  ).length;
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  // In UTF-16 the signs of one script share a byte that may be a control sign.
  return zeros === 0 ? controls * 50 > head.length : !isWide && !looksWide(head);
}

/** Zeros stand only at even or only at odd places: those of separators and line breaks. */
function looksWide(head: Uint8Array): boolean {
  const places = [...head.entries()].filter(([, byte]) => byte === 0).map(([at]) => at % 2);
  const odd = places.filter(Boolean).length;
  return head.length >= 4 && Math.max(odd, places.length - odd) >= places.length * 0.9;
}

export function fileKind(bytes: Uint8Array): FileKind {
  const head = bytes.subarray(0, HEAD);
  const signs = signsOf(head);
  if (signs.startsWith('PK\x03\x04') || signs.startsWith('PK\x05\x06')) {
    const all = lettersOf(bytes);
    return ARCHIVES.find(([name]) => all.includes(name))?.[1] ?? 'archive';
  }
  if (signs.startsWith('\xd0\xcf\x11\xe0')) return kindOfCompound(lettersOf(bytes));
  if (signs.slice(4, 8) === 'ftyp') return 'picture';
  const known = BEGINNINGS.find(([beginning]) => signs.startsWith(beginning))?.[1];
  // "BM" and "RIFF" may begin a name: a picture has more bytes that no text has.
  if (known !== undefined && (!/^(?:BM|RIFF)/.test(signs) || isBinary(head))) return known;
  if (signs.slice(0, 1024).includes('%PDF-')) return 'pdf';
  return isBinary(head) ? 'other' : kindOfText(signs);
}
