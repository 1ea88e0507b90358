// Splits a text into the terms that are indexed and searched: stems, with words of one meaning made one.
import { type ByLanguage, inLanguage, type Language } from '@lanternwise/shared/constants/languages';
import { romanise } from './romanise.ts';
import { PHRASES, SAME_EN, SAME_HI, STOP_WORDS_EN, STOP_WORDS_HI } from './words.ts';

const IRREGULAR: Readonly<Record<string, string>> = {
  lost: 'lose',
  losing: 'lose',
  forgot: 'forget',
  forgotten: 'forget',
  stopped: 'stop',
  children: 'child',
  kids: 'child',
  kid: 'child',
  ran: 'run',
  made: 'make',
  making: 'make',
  paid: 'pay',
  spoke: 'speak',
  wrote: 'write',
  writing: 'write',
  written: 'write',
  saving: 'save',
  erasing: 'erase',
  closing: 'close',
  changing: 'change',
};

/** Two equal letters at the end of a stem ("runn") become one, except where English writes two. */
const single = (stem: string): string => stem.replace(/([bdgmnprt])\1$/, '$1');

/** Cuts the endings off English words, so that "groups", "grouped" and "grouping" are found by "group". */
function stemEnglish(word: string): string {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (irregular !== undefined) return irregular.replace(/e$/, '');
  if (word.length <= 3) return word;
  if (/(?:ss|us|is)$/.test(word)) return word;
  const plural = /(?:x|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.replace(/ies$/, 'y').replace(/s$/, '');
  const stem = plural.replace(/(?<=[a-z]{3})(?:ing|ed|ly|ment)$/, '');
  const cut = stem === plural ? stem : single(stem);
  return cut.length > 3 ? cut.replace(/e$/, '').replace(/(?<=[a-z]{2})y$/, 'i') : cut;
}

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
  if (/^\p{Nd}+$/u.test(word)) return null;
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
