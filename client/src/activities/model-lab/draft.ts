// The learner's decisions in the model lab, as this browser keeps them; read without a schema library, as the map reads them too.
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { activityDraft } from '../../features/progress/activityDraft.ts';
import { enumSchema, isRecord, type Schema, stringListSchema, stringSchema } from '../../lib/storage/schemas.ts';

export type Fix = 'keep' | 'remove' | 'repair';

export interface ModelLabDraft {
  scope?: string | undefined;
  columns: string[];
  /** By row number. */
  fixes: Readonly<Record<string, Fix>>;
  /** The row whose crate is open. */
  open?: number | undefined;
  prediction?: string | undefined;
  trained: boolean;
  deployed?: 'stump' | 'tree' | undefined;
  sign?: string | undefined;
}

export const EMPTY_DRAFT: ModelLabDraft = { columns: [], fixes: {}, trained: false };

/** What changes when the models are trained: what was kept and hung up was about those before. */
export const NEWLY_TRAINED = { trained: true, deployed: undefined, sign: undefined } as const;

const fixSchema = enumSchema(['keep', 'remove', 'repair']);
const deployedSchema = enumSchema(['stump', 'tree']);

export const parseDraft: Schema<ModelLabDraft> = (value) => {
  if (!isRecord(value) || !isRecord(value.fixes)) return undefined;
  const columns = stringListSchema(value.columns);
  const fixes = Object.entries(value.fixes).flatMap(([row, fix]) => {
    const known = fixSchema(fix);
    return known ? [[row, known] as const] : [];
  });
  if (!columns) return undefined;
  return {
    ...{ columns: [...columns], fixes: Object.fromEntries(fixes), trained: value.trained === true },
    ...{ scope: stringSchema(value.scope), prediction: stringSchema(value.prediction) },
    ...{ deployed: deployedSchema(value.deployed), sign: stringSchema(value.sign) },
    open: typeof value.open === 'number' ? value.open : undefined,
  };
};

export const labStorage = ({ id }: Pick<ActivityOf<'model-lab'>, 'id'>) => activityDraft(id, parseDraft, EMPTY_DRAFT);
