// Turns Hindi, in Devanagari or typed in Latin letters, into one phonetic spelling, so that both find the same words.

const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'ch',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  ळ: 'l',
};
const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'e',
  ओ: 'o',
  औ: 'o',
  ऑ: 'o',
  ऍ: 'e',
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'e',
  'ो': 'o',
  'ौ': 'o',
  'ॉ': 'o',
  'ॅ': 'e',
};
const NASAL = /[ंँ]/;
const VIRAMA = '्';
const IS_SIGN = /[\u093E-\u094C]/;

/** Letters with a dot below lose it: children type both. */
const withoutNukta = (word: string): string => word.normalize('NFD').replaceAll('\u093C', '').normalize('NFC');

function spellDevanagari(word: string): string {
  const letters = [...withoutNukta(word)];
  let spelt = '';
  letters.forEach((letter, at) => {
    const consonant = CONSONANTS[letter];
    const next = letters[at + 1] ?? '';
    if (consonant === undefined) {
      spelt += NASAL.test(letter) ? 'n' : (VOWELS[letter] ?? '');
      return;
    }
    // The vowel that every consonant carries is not heard at the end of a word.
    const carriesA = next !== '' && !IS_SIGN.test(next) && next !== VIRAMA;
    spelt += carriesA ? `${consonant}a` : consonant;
  });
  return spelt;
}

/** Spellings of the same sound, in this order. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ph/g, 'f'],
  [/chh/g, 'ch'],
  [/ck/g, 'k'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/ee|ii|ea/g, 'i'],
  [/oo|uu/g, 'u'],
  [/ai|ei|ay|ey/g, 'e'],
  [/au|ou/g, 'o'],
  [/aa+/g, 'a'],
  [/y$/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/** Endings of number, gender and case, longest first; a stem keeps three letters. */
const ENDINGS =
  /(?:iyon|iyan|aon|aen|ana|ane|ani|ate|ati|ata|iye|ie|ein|on|en|in|ega|egi|enge|kar|ke|te|ti|ta|na|ne|ni|a|e|i|o|u)$/;

/** The phonetic stem of a Hindi word. */
export function romanise(word: string): string {
  const latin = /[\u0900-\u097F]/.test(word) ? spellDevanagari(word) : word.toLowerCase();
  const spelt = SOUNDS.reduce((text, [sound, as]) => text.replace(sound, as), latin);
  const stem = spelt.replace(ENDINGS, '');
  if (stem.length < 3) return spelt;
  // A plural of a word that itself looks like one ("lalten", "laltenen").
  const root = stem.replace(ENDINGS, '');
  return root.length >= 4 ? root : stem;
}
