// Gives school licences of older versions their staff codes, and confirmed teachers the grounds that they rest on; runs at start.
import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { insertGround, updateAccount } from './confirmationsRepository.ts';
import { generateCode, isRealPayment } from './licences.ts';
import { type LicenceRow, subscriptionById, updateLicence } from './repository.ts';
import {
  adminActsOn,
  classOwnersWith,
  type OldUse,
  openingsBy,
  schoolLicencesWithoutStaffCode,
  staffUsesOf,
  type TeacherWithoutGrounds,
  teachersWithoutGrounds,
} from './upgradeRepository.ts';

/** Opening a class and confirming its teacher were one write. */
const SAME_WRITE_MS = 1000;

/** Changes nothing at the second start. */
export function upgradeLicences(store: Store, now = Date.now()): Promise<void> {
  return store.write(async (tx) => {
    const teachers = await teachersWithoutGrounds(tx);
    const licences = await schoolLicencesWithoutStaffCode(tx);
    const uses: OldUse[] = [];
    const realBuyers = new Set<string>();
    for (const licence of licences) {
      const buyer = await addStaffCode(tx, licence);
      if (buyer) await insertGround(tx, groundOf(buyer.userId, licence, 'purchase', now));
      if (buyer?.isReal) realBuyers.add(buyer.userId);
      const held = [...(await staffUsesOf(tx, licence.id)), ...(await classOwnersWith(tx, licence.id))];
      uses.push(...held.filter(({ userId }) => userId !== buyer?.userId));
    }
    for (const teacher of teachers) {
      const own = firstOfEachLicence(uses.filter(({ userId }) => userId === teacher.id));
      await addGrounds(tx, teacher, { own, isBuyer: realBuyers.has(teacher.id), now });
    }
  });
}

/** Returns who bought the licence, if somebody did. */
async function addStaffCode(tx: Db, licence: LicenceRow): Promise<{ userId: string; isReal: boolean } | undefined> {
  const { subscriptionId } = licence;
  const subscription = subscriptionId === null ? undefined : await subscriptionById(tx, subscriptionId);
  const isReal = subscription !== undefined && isRealPayment(subscription.provider);
  // A licence without both is a deleted buyer's: nobody knows whether it was paid for.
  const isOfAdmin = subscriptionId === null && licence.createdBy !== null;
  await updateLicence(tx, licence.id, { staffCode: generateCode(), provesSchool: isReal || isOfAdmin });
  return subscription && { userId: subscription.userId, isReal };
}

const firstOfEachLicence = (uses: readonly OldUse[]): OldUse[] => [
  ...new Map([...uses].reverse().map((use) => [use.licenceId, use])).values(),
];

/** Teachers confirmed by an Admin or a payment stay confirmed; those confirmed only by a code wait for an Admin, while their class plays on. */
async function addGrounds(
  tx: Db,
  teacher: TeacherWithoutGrounds,
  { own, isBuyer, now }: { own: readonly OldUse[]; isBuyer: boolean; now: number },
): Promise<void> {
  const { id, confirmedAt, createdAt } = teacher;
  const byAdmin = await adminActsOn(tx, id);
  const byCode = confirmedAt !== null && !byAdmin && !isBuyer && (await cameByCode(tx, id, confirmedAt, own));
  const isConfirmed = confirmedAt !== null && !byCode;
  for (const { licenceId } of own) {
    const ground = groundOf(id, { id: licenceId }, 'old-code', now);
    await insertGround(tx, isConfirmed ? ground : { ...ground, state: 'waiting', decidedAt: null });
  }
  if (byCode) await updateAccount(tx, id, { schoolConfirmedAt: null });
  // An operator's command left no trace: who was confirmed otherwise than by a code counts as confirmed by an Admin.
  else if (!isBuyer || byAdmin) {
    const asked = { ...groundOf(id, null, 'admin', createdAt), askedAt: createdAt };
    await insertGround(
      tx,
      isConfirmed ? { ...asked, decidedAt: confirmedAt } : { ...asked, state: 'waiting', decidedAt: null },
    );
  }
}

/** A code confirmed in the same write in which it was redeemed, or opened a class. */
async function cameByCode(tx: Db, teacherId: string, confirmedAt: number, own: readonly OldUse[]): Promise<boolean> {
  if (own.some(({ usedAt }) => usedAt === confirmedAt)) return true;
  const openings = await openingsBy(tx, teacherId);
  return openings.some((at) => Math.abs(at - confirmedAt) < SAME_WRITE_MS);
}

const groundOf = (
  teacherId: string,
  licence: { id: string } | null,
  basis: 'admin' | 'purchase' | 'old-code',
  now: number,
) => ({
  id: randomUUID(),
  teacherId,
  basis,
  licenceId: licence?.id ?? null,
  state: 'confirmed' as const,
  askedAt: now,
  decidedAt: now,
  decidedBy: null,
});
