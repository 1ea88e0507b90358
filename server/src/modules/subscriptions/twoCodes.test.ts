// Tests that a pupils' licence code confirms no school, and which teachers the staff code confirms.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SPELLINGS } from '../../testing/spellings.ts';
import { testTables } from '../../testing/testStore.ts';
import { type LicenceWorld, startLicenceWorld } from './testing/licenceWorld.ts';

const { auditLog, schoolConfirmations } = testTables;

let w: LicenceWorld;
beforeEach(async () => {
  w = await startLicenceWorld();
});
afterEach(() => w.close());

describe("a stranger with a pupil's code", () => {
  it('confirms no school, gets no consent and takes no place', async () => {
    const licence = await w.issue(20);
    const honest = await w.server.register('Honest');
    const stranger = await w.selfMadeTeacher('Stranger');
    const reply = await w.redeem(stranger, licence.code);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'pupils-code']);
    expect(await w.isConfirmed(stranger)).toBe(false);
    const { groupId, consentPending } = await w.makeClass(stranger, 25);
    expect(consentPending).toBe(true);
    const opened = await w.open(stranger, groupId, licence.code);
    expect([opened.statusCode, opened.json().code]).toEqual([409, 'pupils-code']);
    expect(await w.usedOf(licence.id)).toBe(0);
    expect((await w.redeem(honest, licence.code)).statusCode).toBe(200);
  });

  it('gets nothing by redeeming it before becoming a Teacher', async () => {
    const licence = await w.issue(20);
    const stranger = await w.server.register('Stranger', { ageBand: '18+' });
    await w.redeem(stranger, licence.code);
    await stranger.call('POST', '/api/v1/update-role', { role: 'Teacher' });
    const teacher = await w.server.signIn('Stranger');
    expect(await w.isConfirmed(teacher)).toBe(false);
    const { groupId } = await w.makeClass(teacher, 2);
    expect((await w.open(teacher, groupId, licence.code)).json().code).toBe('pupils-code');
    expect([await w.usedOf(licence.id), (await w.schoolOf(teacher)).state]).toEqual([1, 'waiting']);
  });
});

it('both codes of a licence are read in every spelling', async () => {
  const licence = await w.issue(20);
  const meera = await w.selfMadeTeacher('Meera');
  expect((await w.redeem(meera, licence.staffCode)).statusCode).toBe(200);
  const { groupId } = await w.makeClass(meera, 1);
  for (const [how, write] of Object.entries(SPELLINGS)) {
    expect([how, (await w.open(meera, groupId, write(licence.staffCode))).statusCode]).toEqual([how, 200]);
    expect([how, (await w.open(meera, groupId, write(licence.code))).statusCode]).toEqual([how, 200]);
  }
});

describe('the staff code', () => {
  it('confirms the first teacher, who then approves the second', async () => {
    const licence = await w.issue(20);
    const [meera, ravi] = [await w.selfMadeTeacher('Meera'), await w.selfMadeTeacher('Ravi')];
    expect((await w.redeem(meera, licence.staffCode)).json()).toMatchObject({ kind: 'school', waiting: false });
    expect(await w.isConfirmed(meera)).toBe(true);
    expect((await w.redeem(ravi, licence.staffCode)).json()).toMatchObject({ waiting: true });
    expect(await w.isConfirmed(ravi)).toBe(false);
    expect(await w.schoolOf(ravi)).toMatchObject({ state: 'waiting', waitsFor: 'colleague', colleagues: [] });
    const { groupId, children } = await w.makeClass(ravi, 2);
    expect((await w.open(ravi, groupId, licence.staffCode)).json().code).toBe('staff-waiting');
    expect((await w.schoolOf(meera)).colleagues).toMatchObject([{ username: 'Ravi', state: 'waiting' }]);
    expect((await w.answer(meera, true)).statusCode).toBe(200);
    expect(await w.isConfirmed(ravi)).toBe(true);
    expect(await Promise.all(children.map(w.isLimited))).toEqual([false, false]);
    expect((await w.open(ravi, groupId, licence.staffCode)).json()).toMatchObject({ seated: 2, licence: { taken: 2 } });
    const [entry] = await w.server.store.db.select().from(auditLog).where(eq(auditLog.action, 'staff-approved'));
    expect(entry).toMatchObject({ actorId: meera.user.id, subjectId: ravi.user.id });
  });

  it('keeps the request of a teacher who enters it to open a class', async () => {
    const licence = await w.issue(20);
    await w.redeem(await w.selfMadeTeacher('Meera'), licence.staffCode);
    const ravi = await w.selfMadeTeacher('Ravi');
    const { groupId } = await w.makeClass(ravi, 1);
    expect((await w.open(ravi, groupId, licence.staffCode)).json().code).toBe('staff-waiting');
    expect((await w.schoolOf(ravi)).waitsFor).toBe('colleague');
    expect(await w.usedOf(licence.id)).toBe(0);
  });

  it('does not help whom the first teacher declines, or removes later', async () => {
    const licence = await w.issue(20);
    const [meera, ravi] = [await w.selfMadeTeacher('Meera'), await w.selfMadeTeacher('Ravi')];
    await w.redeem(meera, licence.staffCode);
    await w.redeem(ravi, licence.staffCode);
    await w.answer(meera, true);
    const { children } = await w.makeClass(ravi, 1);
    expect(await w.isLimited(children[0] as string)).toBe(false);
    await w.answer(meera, false);
    expect(await w.isConfirmed(ravi)).toBe(false);
    expect(await w.isLimited(children[0] as string)).toBe(true);
    expect((await w.redeem(ravi, licence.staffCode)).json().code).toBe('staff-declined');
    expect((await w.schoolOf(meera)).colleagues).toEqual([]);
  });

  it('can be answered only by the first, or by an Admin instead', async () => {
    const licence = await w.issue(20);
    const [meera, ravi, tara] = [
      await w.selfMadeTeacher('Meera'),
      await w.selfMadeTeacher('Ravi'),
      await w.selfMadeTeacher('Tara'),
    ];
    for (const each of [meera, ravi, tara]) await w.redeem(each, licence.staffCode);
    const [request] = (await w.schoolOf(meera)).colleagues;
    for (const each of [ravi, tara]) {
      const url = `/api/v1/teacher/school/colleagues/${request.id}`;
      expect((await each.call('POST', url, { accept: true })).statusCode).toBe(404);
    }
    const { items } = (await w.admin.call('GET', '/api/v1/admin/teachers?state=waiting')).json();
    expect(items.map(({ username }: { username: string }) => username).sort()).toEqual(['Ravi', 'Tara']);
    expect(items.every(({ askedAt }: { askedAt: number | null }) => askedAt !== null)).toBe(true);
    expect((await w.confirm(ravi)).statusCode).toBe(200);
    expect(await w.isConfirmed(ravi)).toBe(true);
    const { groupId } = await w.makeClass(ravi, 1);
    expect((await w.open(ravi, groupId, licence.code)).json()).toMatchObject({ seated: 1 });
    expect((await w.schoolOf(ravi)).colleagues).toEqual([]);
  });

  it('confirms nobody alone once an Admin has declined a teacher who had it', async () => {
    const licence = await w.issue(20);
    const [stranger, second] = [await w.selfMadeTeacher('Stranger'), await w.selfMadeTeacher('Stranger2')];
    await w.redeem(stranger, licence.staffCode);
    await w.decline(stranger);
    expect((await w.redeem(second, licence.staffCode)).json()).toMatchObject({ waiting: true });
    const other = await w.issue(20);
    expect((await w.redeem(stranger, other.staffCode)).json()).toMatchObject({ waiting: true });
    expect([await w.isConfirmed(stranger), await w.isConfirmed(second)]).toEqual([false, false]);
  });

  it('is refused to a learner in words, and shown to buyer and Admin only', async () => {
    const licence = await w.issue(20);
    const pupil = await w.server.register('Pupil');
    expect((await w.redeem(pupil, licence.staffCode)).json().code).toBe('staff-code');
    const meera = await w.selfMadeTeacher('Meera');
    await w.redeem(meera, licence.staffCode);
    const { licences } = (await meera.call('GET', '/api/v1/teacher/licences')).json();
    expect(licences).toMatchObject([{ code: licence.code, staffCode: null }]);
    const buyer = await w.selfMadeTeacher('Buyer');
    const subscription = await w.buy(buyer, 'school-yearly');
    expect(subscription.staffCode).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
    expect(subscription.staffCode).not.toBe(subscription.code);
    const held = (await buyer.call('GET', '/api/v1/teacher/licences')).json().licences;
    expect(held).toMatchObject([{ code: subscription.code, staffCode: subscription.staffCode }]);
    // A rehearsed purchase confirms nobody, so its places are not for class accounts.
    const { groupId } = await w.makeClass(buyer, 1);
    expect((await w.open(buyer, groupId, subscription.code)).json().code).toBe('school-unconfirmed');
  });
});

it('every Teacher has a ground or a request from the moment of the role', async () => {
  const meera = await w.selfMadeTeacher('Meera');
  const rows = await w.server.store.db
    .select()
    .from(schoolConfirmations)
    .where(eq(schoolConfirmations.teacherId, meera.user.id));
  expect(rows).toMatchObject([{ basis: 'admin', state: 'waiting', licenceId: null }]);
  expect(await w.schoolOf(meera)).toMatchObject({ state: 'waiting', waitsFor: 'admin' });
});
