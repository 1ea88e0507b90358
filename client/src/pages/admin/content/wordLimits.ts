// Counts the words of a text, and those of the page on which it stands, as the server does when it is published.
import { type Lesson, MAX_PAGE_WORDS, pageWords } from '@lanternwise/shared/content/lesson';

export interface WordLimit {
  /** On the page now. */
  words: number;
  most: number;
}

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/**
 * The limit of the page of one text of a lesson; undefined if it counts on no page, as headings do. A page that has more words already may
 * keep as many. `before` is the published lesson, `now` the edited one.
 */
export function wordLimit(before: Lesson, now: Lesson, path: string): WordLimit | undefined {
  // The page is the one whose count changes with the text.
  const longer = withText(now, path, (text) => `${text} x`) as Lesson;
  const [pages, counted] = [pageWords(now), pageWords(longer)];
  const at = pages.findIndex(({ words }, index) => counted[index]?.words !== words);
  const page = pages[at];
  if (!page) return undefined;
  return { words: page.words, most: Math.max(MAX_PAGE_WORDS, pageWords(before)[at]?.words ?? 0) };
}

/** A copy in which the text at this path is replaced. */
function withText(value: unknown, path: string, change: (text: string) => string): unknown {
  const [key, ...rest] = path.split('.');
  if (key === undefined || key === '') return typeof value === 'string' ? change(value) : value;
  if (Array.isArray(value)) {
    return value.map((item, index) => (String(index) === key ? withText(item, rest.join('.'), change) : item));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === key ? withText(item, rest.join('.'), change) : item]),
  );
}
