// Plain-text rules of blog posts: tidying, removing tags, short descriptions, and the language of a text.
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, rowOf } from '../constants/languages.ts';

/** Characters of a description before its ellipsis. */
const DESCRIPTION_LENGTH = 157;

/** Trims each line, and drops control characters and blank lines at both ends. */
export function tidyContent(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, (sign) =>
      sign === '\n' || sign === '\u2028' || sign === '\u2029' ? '\n' : ' ',
    )
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/^\n+|(?<!\n)\n+$/g, '');
}

/** One line without control characters and doubled spaces. */
export const tidyLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Z}]+/gu, ' ').trim();

/** Trimmed, without empty entries and without entries that differ only in case. */
export function tidyList(entries: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const entry of entries.map(tidyLine)) {
    const key = entry.toLowerCase();
    if (key !== '' && !byKey.has(key)) byKey.set(key, entry);
  }
  return [...byKey.values()];
}

/** Removes what looks like HTML tags; "a < b" stays. */
export const stripTags = (text: string): string => text.replaceAll(/<\/?[a-z!][^<>]*>/gi, '');

/** The text as one line without tags, for cards and descriptions. */
export const plainSummary = (text: string): string => tidyLine(stripTags(text));

/** The first 157 characters, cut at a word boundary, and an ellipsis; a shorter text stays whole. */
export function describeContent(content: string): string {
  const text = plainSummary(content);
  const characters = Array.from(text);
  if (characters.length <= DESCRIPTION_LENGTH) return text;
  const start = characters.slice(0, DESCRIPTION_LENGTH).join('');
  const endsInWord = /\S/.test(characters[DESCRIPTION_LENGTH] ?? ' ');
  const boundary = endsInWord ? start.lastIndexOf(' ') : start.length;
  return `${start.slice(0, boundary > 0 ? boundary : start.length).replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/u, '')}…`;
}

/** The language in whose script most letters are: for the `lang` attribute, so that fonts and screen readers fit. */
export function languageOf(text: string): Language {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const isMostly = (script: RegExp) => Array.from(text).filter((letter) => script.test(letter)).length * 2 > letters;
  return LANGUAGES.find((language) => isMostly(rowOf(language).script ?? /$^/)) ?? DEFAULT_LANGUAGE;
}
