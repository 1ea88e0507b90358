// A chatbot by pattern matching: the first rule of which a keyword stands in the message answers. It understands nothing.
import { foldText } from '../../text/foldText.ts';

export interface ChatRule {
  id: string;
  /** Words or short phrases, separated by commas. */
  keywords: string;
}

export interface ChatMatch {
  rule: string;
  /** The keyword that was found. */
  keyword: string;
}

/** Words in small letters, folded; signs between them do not count. */
const wordsOf = (text: string): string[] =>
  foldText(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Commas and semicolons of every keyboard. */
const BETWEEN_KEYWORDS = /[,;،؛、，；､]/;

export const keywordsOf = ({ keywords }: Pick<ChatRule, 'keywords'>): string[] =>
  keywords
    .split(BETWEEN_KEYWORDS)
    .map((one) => wordsOf(one).join(' '))
    .filter((one) => one !== '');

/** Whole words only: "sow" is not found in "sown". */
export function matchRules(rules: readonly ChatRule[], message: string): ChatMatch | undefined {
  const padded = ` ${wordsOf(message).join(' ')} `;
  for (const rule of rules) {
    const keyword = keywordsOf(rule).find((one) => padded.includes(` ${one} `));
    if (keyword !== undefined) return { rule: rule.id, keyword };
  }
  return undefined;
}
