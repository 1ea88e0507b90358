// Splits a text into the terms that are indexed and searched: stems, with words of one meaning made one.
import { stemEnglish } from './englishStem.ts';
import { romanise } from './romanise.ts';
import { ENGLISH_STOP_WORDS, HINDI_STOP_WORDS, PHRASES, SAME_IN_ENGLISH, SAME_IN_HINDI } from './words.ts';

export type HelpLanguage = 'en' | 'hi';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const wordsOf = (text: string): readonly string[] => text.match(WORD) ?? [];

function meaningsOf(lines: string, stem: (word: string) => string): ReadonlyMap<string, string> {
  const meanings = new Map<string, string>();
  for (const line of lines.trim().split('\n')) {
    const [first = '', ...others] = wordsOf(line).map(stem);
    for (const other of others) if (other !== first) meanings.set(other, first);
  }
  return meanings;
}

const SAME = { en: meaningsOf(SAME_IN_ENGLISH, stemEnglish), hi: meaningsOf(SAME_IN_HINDI, romanise) };
const ENGLISH_STOPS = new Set(wordsOf(ENGLISH_STOP_WORDS));
const STOPS = { en: ENGLISH_STOPS, hi: new Set(wordsOf(HINDI_STOP_WORDS).map(romanise)) };

/** The term of one word; null for words that say nothing. */
export function termOf(word: string, language: HelpLanguage): string | null {
  // A number says how many, not what.
  if (/^\d+$/.test(word) || (language === 'en' && STOPS.en.has(word))) return null;
  const stem = language === 'en' ? stemEnglish(word) : romanise(word);
  if (language === 'hi' && STOPS.hi.has(stem)) return null;
  return SAME[language].get(stem) ?? stem;
}

/** Words with their places, after phrases were joined; the same for texts and questions. */
export function splitWords(text: string): readonly string[] {
  const plain = text.normalize('NFC').toLowerCase().replaceAll(/[’']/g, '');
  return wordsOf(PHRASES.reduce((all, [phrase, word]) => all.replaceAll(phrase, word), plain));
}

/** All terms of a question, each once. */
export const termsOf = (text: string, language: HelpLanguage): readonly string[] => [
  ...new Set(splitWords(text).flatMap((word) => termOf(word, language) ?? [])),
];
