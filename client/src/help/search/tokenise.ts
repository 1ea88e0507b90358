// Splits a text into the terms that are indexed and searched: stems, with words of one meaning made one.
import { type ByLanguage, inLanguage, type Language } from '@lanternwise/shared/constants/languages';
import { stemEnglish } from './englishStem.ts';
import { romanise } from './romanise.ts';
import { PHRASES, SAME_EN, SAME_HI, STOP_WORDS_EN, STOP_WORDS_HI } from './words.ts';

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

interface Rules {
  stem(word: string): string;
  /** Stems of the same meaning, by stem. */
  same: ReadonlyMap<string, string>;
  /** Whether it says nothing, as it stands or as its stem. */
  isStop(word: string, stem: string): boolean;
}

const [STOPS_EN, STOPS_HI] = [new Set(wordsOf(STOP_WORDS_EN)), new Set(wordsOf(STOP_WORDS_HI).map(romanise))];
/** In a language without rules of its own, words are found as those of English are. */
const RULES: ByLanguage<Rules> = {
  en: { stem: stemEnglish, same: meaningsOf(SAME_EN, stemEnglish), isStop: (word) => STOPS_EN.has(word) },
  hi: { stem: romanise, same: meaningsOf(SAME_HI, romanise), isStop: (_, stem) => STOPS_HI.has(stem) },
};

/** The term of one word; null for words that say nothing. */
export function termOf(word: string, language: Language): string | null {
  // A number says how many, not what.
  if (/^\d+$/.test(word)) return null;
  const rules = inLanguage(RULES, language);
  const stem = rules.stem(word);
  return rules.isStop(word, stem) ? null : (rules.same.get(stem) ?? stem);
}

/** Words with their places, after phrases were joined; the same for texts and questions. */
export function splitWords(text: string): readonly string[] {
  const plain = text.normalize('NFC').toLowerCase().replaceAll(/[’']/g, '');
  return wordsOf(PHRASES.reduce((all, [phrase, word]) => all.replaceAll(phrase, word), plain));
}

/** All terms of a question, each once. */
export const termsOf = (text: string, language: Language): readonly string[] => [
  ...new Set(splitWords(text).flatMap((word) => termOf(word, language) ?? [])),
];
