// Tests that no way in, and no race, takes more places of a licence than were bought.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addMember, createClassAccounts, createGroup } from '../groups/testing/groupFixtures.ts';
import { type LicenceWorld, startLicenceWorld } from './testing/licenceWorld.ts';

const DAY = 24 * 3_600_000;

let w: LicenceWorld;
beforeEach(async () => {
  w = await startLicenceWorld();
});
afterEach(() => w.close());

describe('places', () => {
  /** Every way by which a pupil comes to a place. */
  it('are never more than were bought, through every way in at once', async () => {
    const licence = await w.issue(5);
    const meera = await w.selfMadeTeacher('Meera');
    await w.redeem(meera, licence.staffCode);
    const ravi = await w.selfMadeTeacher('Ravi');
    await w.redeem(ravi, licence.staffCode);
    await w.answer(meera, true);
    const [first, second] = [await w.makeClass(meera, 2), await w.makeClass(ravi, 2)];
    const third = await createGroup(meera, 'Class 9A');
    await w.open(meera, third, licence.code);
    const closed = await w.makeClass(meera, 1);
    const pupils = await Promise.all(['Asha', 'Bina', 'Chetan'].map((name) => w.server.register(name)));
    await Promise.all([
      w.open(meera, first.groupId, licence.code),
      w.open(ravi, second.groupId, licence.code),
      ...pupils.map((pupil) => w.redeem(pupil, licence.code)),
      createClassAccounts(meera, third, ['Dev', 'Esha']),
      meera.call('POST', `/api/v1/groups/${closed.groupId}/members/${closed.children[0]}/move`, { toGroupId: third }),
      addMember(w.server, meera, third, 'Farah'),
    ]);
    // The second teacher of five places takes one of them.
    expect(await w.pupilsOf(licence.id)).toBe(4);
    expect(await w.usedOf(licence.id)).toBe(5);
  });

  it('are not exceeded by uses that go on after a wrong clock', async () => {
    const licence = await w.issue(1);
    const [asha, bina] = [await w.server.register('Asha'), await w.server.register('Bina')];
    await w.redeem(asha, licence.code);
    await w.hourlyJob(Date.now() + 31 * DAY);
    // The clock is right again, and the job has not run yet.
    expect((await w.redeem(bina, licence.code)).statusCode).toBe(200);
    await w.hourlyJob(Date.now());
    expect(await w.pupilsOf(licence.id)).toBe(1);
    await w.hourlyJob(Date.now());
    expect(await w.pupilsOf(licence.id)).toBe(1);
  });

  it('do not grow by persons who are no pupils: a Parent takes one, a teacher none up to one for ten', async () => {
    const licence = await w.issue(2);
    await w.redeem(await w.selfMadeTeacher('Meera'), licence.staffCode);
    const parent = await w.server.register('Padma', { ageBand: '18+', roleWish: 'Parent' });
    await w.redeem(parent, licence.code);
    await w.redeem(await w.server.register('Asha'), licence.code);
    expect((await w.redeem(await w.server.register('Bina'), licence.code)).json().code).toBe('code-full');
    expect(await w.pupilsOf(licence.id)).toBe(2);
  });

  it('of a smaller plan admit no further learners after an upgrade', async () => {
    const buyer = await w.server.register('Buyer', { ageBand: '18+' });
    const { code } = await w.buy(buyer, 'family-yearly');
    const asha = await w.server.register('Asha');
    await w.redeem(asha, code);
    expect((await w.buy(buyer, 'school-yearly')).places).toBe(60);
    expect((await w.redeem(await w.server.register('Bina'), code)).json().code).toBe('code-full');
    expect((await asha.call('GET', '/api/v1/verify_user')).json().user.canOpenProtected).toBe(true);
  });
});
