// Tests how spellings that look alike are folded.
import { expect, it } from 'vitest';
import { asciiDigits, foldText } from './foldText.ts';

it.each([
  ['Devanagari', '०१२३४५६७८९'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['full-width', '０１２３４５６７８９'],
  ['double-struck, between two other runs', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
  ['bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
])('reads the digits of %s', (_script, digits) => {
  expect(asciiDigits(digits)).toBe('0123456789');
});

it('drops signs that cannot be seen', () => {
  expect(foldText('9\u200b8\u200d7\u20606\ufeff5\u00ad4\u202e3')).toBe('9876543');
});

it('folds compatibility forms and keeps words', () => {
  expect(foldText('ＡＢＣ ﬁsh ९ मेरा फ़ोन')).toBe(`ABC fish 9 ${'मेरा फ़ोन'.normalize('NFKC')}`);
});

it('keeps the marks of every language, and cuts endless ones, which take time in their square to sort', () => {
  expect(foldText(`a${'\u0301\u0316'.repeat(15)}`)).toBe(`a${'\u0301\u0316'.repeat(15)}`.normalize('NFKC'));
  expect([...foldText(`a${'\u0301\u0316'.repeat(5000)}`)]).toHaveLength(30);
});
