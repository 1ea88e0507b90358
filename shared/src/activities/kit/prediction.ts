// Schema of a question that is answered before trying: every guess gets a reply, and none is marked as a mistake.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';

export const prediction = z.strictObject({
  question: text({ max: 160 }),
  options: z.array(z.strictObject({ id, text: text({ max: 80 }), why: text({ min: 12, max: 160 }) })).min(2),
  /** What really happens. */
  correct: id,
});
