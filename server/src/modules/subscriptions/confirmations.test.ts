// Tests that a confirmation and the consent that rests on it end with their ground and return with it, and never overrule a parent.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { createClassAccounts } from '../groups/testing/groupFixtures.ts';
import { setLicenceGround } from './confirmations.ts';
import { type Issued, type LicenceWorld, startLicenceWorld } from './testing/licenceWorld.ts';

const { consents, users } = testTables;
const DAY = 24 * 3_600_000;

let w: LicenceWorld;
beforeEach(async () => {
  w = await startLicenceWorld();
});
afterEach(() => w.close());

describe('what rests on a licence', () => {
  let licence: Issued;
  let meera: TestClient;
  let child: string;
  let groupId: string;
  beforeEach(async () => {
    licence = await w.issue(20);
    meera = await w.selfMadeTeacher('Meera');
    await w.redeem(meera, licence.staffCode);
    const made = await w.makeClass(meera, 1);
    child = made.children[0] as string;
    groupId = made.groupId;
    expect(await w.isLimited(child)).toBe(false);
  });

  it('ends when an Admin revokes it, and returns when an Admin confirms', async () => {
    await w.revoke(licence);
    expect([await w.isConfirmed(meera), await w.isLimited(child)]).toEqual([false, true]);
    expect((await w.schoolOf(meera)).state).toBe('ended');
    expect((await createClassAccounts(meera, groupId, ['Bina'])).json().consentPending).toBe(true);
    await w.confirm(meera);
    expect([await w.isConfirmed(meera), await w.isLimited(child)]).toEqual([true, false]);
    const states = (await w.server.store.db.select().from(consents).where(eq(consents.userId, child))).map(
      (row) => row.state,
    );
    expect(states.sort()).toEqual(['given', 'withdrawn']);
  });

  it('ends with its time, and returns when a wrong clock is put right', async () => {
    await w.hourlyJob(Date.now() + 31 * DAY);
    expect([await w.isConfirmed(meera), await w.isLimited(child)]).toEqual([false, true]);
    await w.hourlyJob(Date.now());
    expect([await w.isConfirmed(meera), await w.isLimited(child)]).toEqual([true, false]);
  });

  it('ends when an Admin declines the teacher or takes the role away', async () => {
    await w.decline(meera);
    expect([await w.isConfirmed(meera), await w.isLimited(child)]).toEqual([false, true]);
    expect((await w.decline(meera)).json().code).toBe('already-declined');
    await w.confirm(meera);
    expect(await w.isLimited(child)).toBe(false);
    await w.admin.call('POST', `/api/v1/admin/users/${meera.user.id}/role`, {
      role: 'User',
      reason: 'left the school',
    });
    expect(await w.isLimited(child)).toBe(true);
  });

  it("never overrules a parent's answer", async () => {
    const row = {
      userId: child,
      textVersion: '1',
      method: 'mailed-link',
      locale: 'en',
      parentEmail: 'm@example.org',
    } as const;
    const insert = (id: string, state: 'given' | 'withdrawn') =>
      w.server.store.write((tx) => tx.insert(tx.tables.consents).values({ ...row, id, state, askedAt: Date.now() }));
    await insert('yes', 'given');
    await w.revoke(licence);
    expect(await w.isLimited(child)).toBe(false);
    await w.server.store.write(async (tx) => {
      await tx.update(tx.tables.consents).set({ state: 'withdrawn' }).where(eq(consents.id, 'yes'));
      await tx.update(tx.tables.users).set({ parentalConsent: false }).where(eq(users.id, child));
    });
    await w.confirm(meera);
    expect(await w.isLimited(child)).toBe(true);
  });
});

it('a purchase counts from the moment the buyer becomes a Teacher, and not after an Admin took that role away', async () => {
  const licence = await w.issue(20);
  const buyer = await w.server.register('Buyer', { ageBand: '18+' });
  const ground = { teacherId: buyer.user.id, licenceId: licence.id, basis: 'purchase', state: 'confirmed' } as const;
  await w.server.store.write((tx) => setLicenceGround(tx, ground, Date.now()));
  expect(await w.isConfirmed(buyer)).toBe(false);
  await buyer.call('POST', '/api/v1/update-role', { role: 'Teacher' });
  expect(await w.isConfirmed(buyer)).toBe(true);
  const { items } = (await w.admin.call('GET', '/api/v1/admin/teachers')).json();
  expect(items).toEqual([]);
  await w.admin.call('POST', `/api/v1/admin/users/${buyer.user.id}/role`, { role: 'User', reason: 'left the school' });
  await (await w.server.signIn('Buyer')).call('POST', '/api/v1/update-role', { role: 'Teacher' });
  expect(await w.isConfirmed(buyer)).toBe(false);
});
