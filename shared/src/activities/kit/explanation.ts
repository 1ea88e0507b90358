// Type of the explanations shown for wrong items, and the explanation of a pick among options.
import { z } from 'zod';
import { text } from '../../content/text.ts';

interface ExplanationBase {
  /** Id of the wrong item, round or part. */
  item: string;
  /** The item's text, so that the learner recognises it. */
  label: string;
}

/** The reason why the item is wrong, from the content; or `unanswered`, because an empty item shows no misconception. */
export type Explanation =
  | (ExplanationBase & { text: string; unanswered?: undefined })
  | (ExplanationBase & { text?: undefined; unanswered: true });

interface Option {
  id: string;
  why: string;
}

/** The explanation of the picked option; `unanswered` if no option was picked. */
export function explainPick(item: string, label: string, options: readonly Option[], picked?: string): Explanation {
  const option = options.find(({ id }) => id === picked);
  return option ? { item, label, text: option.why } : { item, label, unanswered: true };
}

/** Fields of a definition that name each of its items, and say why one is wrong. */
export function itemTexts<const I extends string>(items: readonly I[]) {
  const each = (schema: z.ZodString) =>
    z.strictObject(Object.fromEntries(items.map((item) => [item, schema])) as Record<I, z.ZodString>);
  return { names: each(text({ max: 40 })), why: each(text({ min: 12 })) };
}

/** The items in their own texts. */
export const explainItems = <I extends string>(
  items: readonly I[],
  { names, why }: Readonly<Record<'names' | 'why', Readonly<Record<I, string>>>>,
): Explanation[] => items.map((item) => ({ item, label: names[item], text: why[item] }));
