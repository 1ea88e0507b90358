// The queue of questions of one review: a mistake returns once at the end, in other words.
export interface QueuedItem {
  item: string;
  /** Number of earlier answers, which decides the wording. */
  seen: number;
  /** Asked again after a mistake in this review. */
  isReturn: boolean;
}

export interface ReviewQueue {
  items: readonly QueuedItem[];
  /** Index of the current question; the number of items when the review is finished. */
  at: number;
  /** Items that were remembered at their first question. */
  remembered: readonly string[];
}

export const startQueue = (due: readonly { item: string; seen: number }[]): ReviewQueue => ({
  items: due.map(({ item, seen }) => ({ item, seen, isReturn: false })),
  at: 0,
  remembered: [],
});

export function afterAnswer({ items, at, remembered }: ReviewQueue, correct: boolean): ReviewQueue {
  const current = items[at];
  if (!current) return { items, at, remembered };
  const { item, seen, isReturn } = current;
  const comesBack = !correct && !isReturn;
  return {
    items: comesBack ? [...items, { item, seen: seen + 1, isReturn: true }] : items,
    at: at + 1,
    remembered: correct && !isReturn ? [...remembered, item] : remembered,
  };
}
