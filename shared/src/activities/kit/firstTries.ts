// What of an answer counts as a first try: which items were tried, and which of them were right.

/** The items that an answer tried, by id: whether each was right. */
export type Tried = Readonly<Record<string, boolean>>;

/** How an answer tries an activity; the first try of each item counts, whatever follows. */
export interface Tries {
  /** How many items of the activity have a first try; 0 where nothing is asked that can be answered wrongly. */
  of: number;
  tried: Tried;
}

/** Every item is tried with every check. */
export const triedAtOnce = (items: readonly string[], { wrong }: { wrong: readonly string[] }): Tried =>
  Object.fromEntries(items.map((item) => [item, !wrong.includes(item)]));

/** Rounds that were picked in: the first pick of each decides. */
export function triedByPick(
  rounds: readonly { id: string; correct: string }[],
  picks: Readonly<Record<string, readonly string[]>>,
): Tried {
  const begun = rounds.filter(({ id }) => Object.hasOwn(picks, id) && picks[id]?.length);
  return Object.fromEntries(begun.map(({ id, correct }) => [id, picks[id]?.[0]?.trim() === correct]));
}
