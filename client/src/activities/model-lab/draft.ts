// The learner's decisions in the model lab, with the schema of the stored draft.
import { z } from 'zod';

const modelLabDraftSchema = z.object({
  scope: z.string().optional(),
  columns: z.array(z.string()),
  fixes: z.record(z.string(), z.enum(['keep', 'remove', 'repair'])),
  prediction: z.string().optional(),
  trained: z.boolean(),
  deployed: z.enum(['stump', 'tree']).optional(),
  sign: z.string().optional(),
});
export type ModelLabDraft = z.infer<typeof modelLabDraftSchema>;

export const EMPTY_DRAFT: ModelLabDraft = { columns: [], fixes: {}, trained: false };

export const parseDraft = (value: unknown): ModelLabDraft | undefined => modelLabDraftSchema.safeParse(value).data;
