// What is said of a wrong item after a check, and the explanation of a pick among options.

interface ExplanationBase {
  /** Id of the wrong item, round or part. */
  item: string;
  /** The item's own words, to recognise it by. */
  label: string;
}

/** Why it is wrong, in the content's words; or that nothing was picked, which says nothing of what somebody believes. */
export type Explanation =
  | (ExplanationBase & { text: string; unanswered?: undefined })
  | (ExplanationBase & { text?: undefined; unanswered: true });

interface Option {
  id: string;
  why: string;
}

/** Explanation of what was picked among options, or that the item was left open. */
export function explainPick(item: string, label: string, options: readonly Option[], picked?: string): Explanation {
  const option = options.find(({ id }) => id === picked);
  return option ? { item, label, text: option.why } : { item, label, unanswered: true };
}
