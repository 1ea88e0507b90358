// Reads and writes the plans' prices and visibility; defaults apply until an Admin changes them.
import { PLAN_IDS, PLANS, type PlanId } from '@lanternwise/shared/constants/plans';
import type { PlanSetting } from '@lanternwise/shared/contracts/admin-site';
import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { readSetting, writeSetting } from './repository.ts';

const SETTING_KEY = 'plans';
const storedPlansSchema = z.partialRecord(z.enum(PLAN_IDS), z.object({ amount: z.int().min(0), shown: z.boolean() }));

export async function readPlans(db: Db): Promise<PlanSetting[]> {
  const parsed = storedPlansSchema.safeParse((await readSetting(db, SETTING_KEY))?.value ?? {});
  const stored = parsed.success ? parsed.data : {};
  return PLAN_IDS.map((id) => {
    const { name, amount: usual } = PLANS[id];
    return { id, name, usual, amount: stored[id]?.amount ?? usual, shown: stored[id]?.shown ?? true };
  });
}

export type PlanChange = { id: PlanId; amount: number; shown: boolean };

export async function writePlans(tx: Db, changes: readonly PlanChange[]): Promise<void> {
  const now = Object.fromEntries((await readPlans(tx)).map(({ id, amount, shown }) => [id, { amount, shown }]));
  for (const { id, amount, shown } of changes) now[id] = { amount, shown };
  await writeSetting(tx, SETTING_KEY, now);
}

/** Current prices; null for plans that are not offered. */
export async function readPrices(db: Db): Promise<Partial<Record<PlanId, number | null>>> {
  return Object.fromEntries((await readPlans(db)).map(({ id, amount, shown }) => [id, shown ? amount : null]));
}
