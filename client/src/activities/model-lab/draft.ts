// The learner's decisions in the model lab, with the schema of the stored draft.
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { z } from 'zod';
import { activityDraft } from '../../features/progress/activityDraft.ts';

const modelLabDraftSchema = z.object({
  scope: z.string().optional(),
  columns: z.array(z.string()),
  fixes: z.record(z.string(), z.enum(['keep', 'remove', 'repair'])),
  /** The row whose crate is open. */
  open: z.number().optional(),
  prediction: z.string().optional(),
  trained: z.boolean(),
  deployed: z.enum(['stump', 'tree']).optional(),
  sign: z.string().optional(),
});
export type ModelLabDraft = z.infer<typeof modelLabDraftSchema>;

export const EMPTY_DRAFT: ModelLabDraft = { columns: [], fixes: {}, trained: false };

export const parseDraft = (value: unknown): ModelLabDraft | undefined => modelLabDraftSchema.safeParse(value).data;

export const labStorage = ({ id }: Pick<ActivityOf<'model-lab'>, 'id'>) => activityDraft(id, parseDraft, EMPTY_DRAFT);
