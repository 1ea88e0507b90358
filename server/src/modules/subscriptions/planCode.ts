// The codes that come with a plan for several people, and what buying a school licence is worth.
import { type LicenceKind, PLANS, type PlanId } from '@lanternwise/shared/constants/plans';
import type { Db } from '../../db/db.ts';
import { setLicenceGround } from './confirmations.ts';
import { createLicence, isRealPayment } from './licences.ts';
import { takenOf } from './places.ts';
import { licencesOfSubscription, type SubscriptionRow, updateLicence } from './repository.ts';

export const codeKindOf = (plan: PlanId): LicenceKind => (plan === 'school-yearly' ? 'school' : 'family');

/**
 * Gives a subscription the codes of its plan. A code of a smaller plan stays valid for those who use it, and admits no further users:
 * the larger plan is all that was bought. A Teacher who pays for a school plan counts as working for a school.
 */
export async function giveCodeOfPlan(tx: Db, row: SubscriptionRow, now: number): Promise<void> {
  const { places: all } = PLANS[row.plan];
  if (all <= 1) return;
  const kind = codeKindOf(row.plan);
  const codes = await licencesOfSubscription(tx, row.id);
  const taken = await takenOf(tx, codes);
  for (const code of codes) {
    if (code.kind !== kind) await updateLicence(tx, code.id, { places: taken.get(code.id) ?? 0 });
  }
  if (codes.some((code) => code.kind === kind)) return;
  const licence = await createLicence(
    tx,
    {
      kind,
      // In a family one of the places is the buyer's own.
      places: kind === 'family' ? all - 1 : all,
      expiresAt: row.endsAt,
      subscriptionId: row.id,
      createdBy: row.userId,
      note: null,
      provesSchool: kind === 'school' && isRealPayment(row.provider),
    },
    now,
  );
  if (kind !== 'school') return;
  const ground = { teacherId: row.userId, licenceId: licence.id, basis: 'purchase', state: 'confirmed' } as const;
  await setLicenceGround(tx, ground, now);
}
