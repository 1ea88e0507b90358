// Tests that encodings of class lists are guessed from their names, and that others can be chosen by sight.
import { describe, expect, it } from 'vitest';
import { decodeAs, ENCODINGS, type Encoding, encodingChoices, guessEncoding } from './textEncoding.ts';

/** What a program writes that uses the encoding: the table is turned round. */
function encodeAs(text: string, encoding: Encoding, withMark = false): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding.startsWith('utf-16')) {
    const units = [...(withMark ? '\ufeff' : ''), ...text].flatMap((sign) =>
      [...Array(sign.length).keys()].map((at) => sign.charCodeAt(at)),
    );
    return Uint8Array.from(
      units.flatMap((unit) => (encoding === 'utf-16le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
    );
  }
  const table = new Map<string, number[]>();
  for (let byte = 0; byte < 256; byte += 1) table.set(decodeAs(Uint8Array.of(byte), encoding), [byte]);
  if (['gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr'].includes(encoding)) {
    for (let lead = 0x81; lead < 0xff; lead += 1)
      for (let trail = 0x40; trail < 0xff; trail += 1) {
        const sign = decodeAs(Uint8Array.of(lead, trail), encoding);
        if ([...sign].length === 1 && !table.has(sign)) table.set(sign, [lead, trail]);
      }
  }
  return Uint8Array.from([...text].flatMap((sign) => table.get(sign) ?? []));
}

const GERMAN = 'Nachname;Vorname\r\nMüller;Jörg\r\nvan der Berg;Änne\r\nGroß;Käthe\r\n';
const POLISH = 'Nazwisko;Imię\r\nWiśniewska;Świętosława\r\nŻółkiewski;Łukasz\r\nGrześ;Bożena\r\n';
const RUSSIAN = 'Фамилия;Имя\r\nИванова;Мария\r\nПетров;Олег\r\n';
const JAPANESE = '氏名\r\nたなか ゆうこ\r\nさとう けん\r\n';
const KOREAN = '이름\r\n김민준\r\n이서연\r\n박지훈\r\n';

const CASES: ReadonlyArray<readonly [Encoding, string]> = [
  ['windows-1252', GERMAN],
  ['windows-1252', 'Nom;Prénom\nLefèvre;Zoë\nCôté;François\n'],
  ['windows-1252', 'Apellidos;Nombre\nNúñez;María José\n'],
  ['windows-1252', 'Sobrenome;Nome\nGonçalves;João\nSimões;Antônia\n'],
  ['windows-1250', POLISH],
  ['windows-1250', 'Příjmení;Jméno\nDvořák;Jiří\nNovák;Šárka\n'],
  ['iso-8859-2', POLISH],
  ['windows-1251', RUSSIAN],
  ['windows-1251', RUSSIAN.toUpperCase()],
  ['koi8-u', RUSSIAN],
  ['ibm866', RUSSIAN],
  ['x-mac-cyrillic', RUSSIAN],
  ['iso-8859-5', RUSSIAN],
  ['windows-1254', 'Soyadı;Adı\nŞahin;Ayşe\nYıldız;Gökçe\nİnönü;Çağrı\n'],
  ['windows-1253', 'Επώνυμο;Όνομα\nΠαπαδόπουλος;Νίκος\nΜαρίνου;Ελένη\n'],
  ['windows-1255', 'שם משפחה;שם פרטי\nכהן;נועה\nלוי;דוד\n'],
  ['windows-1256', 'الاسم\nمنى أحمد\nنور الدين\n'],
  ['windows-1257', 'Uzvārds;Vārds\nBērziņš;Jānis\nKalniņa;Līga\nŪdris;Ēriks\n'],
  ['macintosh', GERMAN],
  ['ibm850', GERMAN],
  ['windows-874', 'ชื่อ\nสมชาย ใจดี\nมานี มีนา\n'],
  ['gb18030', '姓名\n张伟\n王芳\n李娜\n刘洋\n'],
  ['shift_jis', JAPANESE],
  ['euc-kr', KOREAN],
  ['utf-8', 'विद्यार्थी का नाम\nआशा राव\n'],
  ['utf-8', GERMAN],
  ['utf-16le', 'Name\tClass\r\nआशा\t7B\r\nZoé\t7B\r\n'],
  ['utf-16be', 'Name\tClass\r\nआशा\t7B\r\nZoé\t7B\r\n'],
  ['utf-16le', 'आशा\nरवि\n'],
  ['utf-16be', 'Asha\nRavi\n'],
];

describe('an encoding is guessed', () => {
  it.each(CASES)('%s of %j', (encoding, text) => {
    const bytes = encodeAs(text, encoding);
    expect(decodeAs(bytes, guessEncoding(bytes))).toBe(text);
  });

  it.each(['utf-16le', 'utf-16be'] as const)('by the mark of %s', (encoding) => {
    const bytes = encodeAs('Zoé\n', encoding, true);
    expect(decodeAs(bytes, guessEncoding(bytes))).toBe('Zoé\n');
  });

  it('also where one sign of a text in UTF-8 is broken', () => {
    const bytes = Uint8Array.from([...new TextEncoder().encode('Müller\nJörg\nÄnne\nKäthe\n'), 0x5a, 0xff, 0x0a]);
    expect(guessEncoding(bytes)).toBe('utf-8');
  });
});

describe('the choice of encodings', () => {
  it.each(CASES.filter(([encoding]) => !encoding.startsWith('utf-16')))(
    'has %s of %j to choose, with names',
    (encoding, text) => {
      const bytes = encodeAs(text, encoding);
      const choices = encodingChoices(bytes, guessEncoding(bytes));
      const right = choices.filter(({ samples }) => samples.every((sample) => text.includes(sample)));
      expect(right).not.toEqual([]);
      expect(choices.length).toBeGreaterThan(1);
      expect(choices[0]?.encoding).toBe(guessEncoding(bytes));
    },
  );

  it('is not offered where all letters are plain', () => {
    expect(encodingChoices(new TextEncoder().encode('Asha\nRavi\n'), 'utf-8')).toEqual([]);
  });

  it('has encodings that the browser knows', () => {
    for (const encoding of ENCODINGS)
      expect(decodeAs(Uint8Array.of(0x41, 0x42), encoding)).toHaveLength(encoding.startsWith('utf-16') ? 1 : 2);
  });
});
