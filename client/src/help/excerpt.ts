// Picks the whole sentences of a passage that answer a question best.
import { type HelpLanguage, termsOf } from './search/tokenise.ts';

/** A text of this length is shown as it is. */
const SHORT_WORDS = 75;
const EXCERPT_WORDS = 50;

const wordCount = (text: string): number => text.split(/\s+/).length;
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?।:])\s+(?=\S)/);

/** The run of sentences around the best one; the whole text where it is short or nothing stands out. */
export function excerptOf(text: string, question: string, language: HelpLanguage): string {
  if (wordCount(text) <= SHORT_WORDS) return text;
  const asked = new Set(termsOf(question, language));
  const sentences = sentencesOf(text);
  const hits = sentences.map((sentence) => termsOf(sentence, language).filter((term) => asked.has(term)).length);
  const best = Math.max(hits.indexOf(Math.max(...hits)), 0);
  let excerpt = '';
  for (const sentence of sentences.slice(best)) {
    if (excerpt !== '' && wordCount(`${excerpt} ${sentence}`) > EXCERPT_WORDS) break;
    excerpt = excerpt === '' ? sentence : `${excerpt} ${sentence}`;
  }
  return excerpt.trim();
}
