// What the learner has decided so far in the model lab.
import { z } from 'zod';

const draftSchema = z.object({
  scope: z.string().optional(),
  columns: z.array(z.string()),
  fixes: z.record(z.string(), z.enum(['keep', 'remove', 'repair'])),
  prediction: z.string().optional(),
  trained: z.boolean(),
  deployed: z.enum(['stump', 'tree']).optional(),
  sign: z.string().optional(),
});
export type Draft = z.infer<typeof draftSchema>;

export const EMPTY_DRAFT: Draft = { columns: [], fixes: {}, trained: false };

export const readDraft = (value: unknown): Draft | undefined => draftSchema.safeParse(value).data;
