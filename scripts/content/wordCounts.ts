// Counts the English words that a child can meet in each realm, and its long sentences.
import type { RealmContent } from '../../shared/src/content/bundle.ts';
import { translatableTexts } from '../../shared/src/content/translations.ts';

/** Fixed by the requirements. */
const FIXED = /^Hey Boy /;
/** The stories that the river learns from: material, not explanation. */
const STORIES = 'activities/feed-river/';

const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The prose of a realm in sentences; a colon, a semicolon or a new line ends one. */
export const sentencesOf = (content: RealmContent): string[] =>
  translatableTexts(content)
    .filter(({ kind, address, text }) => kind === 'text' && !address.startsWith(STORIES) && !FIXED.test(text))
    .flatMap(({ text }) => text.split(/(?<=[.!?:;])\s+|\n+/));

/** Sentences of more than this many words. */
export const longerThan = (words: number, sentences: readonly string[]): string[] =>
  sentences.filter((sentence) => wordsOf(sentence) > words);

/** A line for each realm: words, sentences, and how many of them have more than 20 words. */
export function wordCounts(realms: readonly RealmContent[]): string[] {
  return realms.map((content) => {
    const sentences = sentencesOf(content);
    const words = sentences.reduce((sum, sentence) => sum + wordsOf(sentence), 0);
    return `${content.realm.id} ${words} words, ${longerThan(20, sentences).length} of ${sentences.length} sentences over 20`;
  });
}
