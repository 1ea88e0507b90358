// The code that comes with a plan for several people, and what buying a school licence proves.
import { PLANS } from '@lanternwise/shared/constants/plans';
import type { Db } from '../../db/db.ts';
import { confirmSchool } from '../consent/schoolConsent.ts';
import { requireRow, type UsersService } from '../users/service.ts';
import { createLicence, isRealPayment } from './licences.ts';
import { licencesOfSubscription, type SubscriptionRow } from './repository.ts';

/** Gives a subscription the code of its plan. A code that it has from a smaller plan stays, with the places that are taken. */
export async function giveCodeOfPlan(tx: Db, users: UsersService, row: SubscriptionRow, now: number): Promise<void> {
  const { places: all } = PLANS[row.plan];
  if (all <= 1) return;
  const kind = row.plan === 'school-yearly' ? 'school' : 'family';
  const codes = await licencesOfSubscription(tx, row.id);
  if (!codes.some((code) => code.kind === kind)) {
    // In a family one of the places is the buyer's own.
    const places = kind === 'family' ? all - 1 : all;
    const code = {
      kind,
      places,
      expiresAt: row.endsAt,
      subscriptionId: row.id,
      createdBy: row.userId,
      note: null,
    } as const;
    await createLicence(tx, code, now);
  }
  if (kind === 'school' && isRealPayment(row.provider)) await confirmBuyer(tx, users, row.userId, now);
}

/** A teacher who paid for a school works for one. */
async function confirmBuyer(tx: Db, users: UsersService, userId: string, now: number): Promise<void> {
  const { role } = requireRow(await users.find(tx, userId));
  if (role === 'Teacher') await confirmSchool(tx, userId, now);
}
