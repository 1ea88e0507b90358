// Tests of programs that learners show to their class, told from the offer to the remix.
import { CLASS_PROGRAMS_PER_LEARNER } from '@lanternwise/shared/constants/workshop';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testTables } from '../../testing/testStore.ts';
import { createClassAccounts } from '../groups/testing/groupFixtures.ts';
import {
  codeOf,
  enterClass,
  OFFERS_URL,
  type ProgramsClass,
  seenBy,
  startProgramsClass,
  titlesFor,
} from './testing/classProgramFixtures.ts';

let room: ProgramsClass;
beforeEach(async () => {
  room = await startProgramsClass();
});
afterEach(() => room.server.close());

it('goes from the offer over the teacher to a remix, which names what it was made from', async () => {
  const id = await room.offered(room.asha, { title: '  Cake   tower ', code: 'print("tower")' });
  expect((await seenBy(room.asha)).offers).toMatchObject([
    { id, title: 'Cake tower', state: 'waiting', savedId: 'cake' },
  ]);
  // Nobody but the teacher knows of it yet.
  expect(await titlesFor(room.ravi)).toEqual([]);
  expect((await room.ravi.call('GET', `${OFFERS_URL}/${id}`)).statusCode).toBe(404);
  const home = (await room.meera.call('GET', '/api/v1/teacher/home')).json();
  expect(home.classes).toMatchObject([{ programsWaiting: 1 }]);
  const read = (await room.meera.call('GET', room.programUrl(id))).json();
  expect(read).toMatchObject({ code: 'print("tower")', learner: { name: 'Asha' }, isRemix: false, origin: null });

  expect((await room.show(id)).statusCode).toBe(200);
  expect((await seenBy(room.ravi)).shown).toEqual([
    { id, title: 'Cake tower', by: 'Asha', groupName: 'Class 7B', isOwn: false, remixOf: null },
  ]);
  expect((await seenBy(room.asha)).shown).toMatchObject([{ isOwn: true }]);
  expect((await room.ravi.call('GET', `${OFFERS_URL}/${id}`)).json()).toMatchObject({
    title: 'Cake tower',
    code: 'print("tower")',
  });
  expect((await room.meera.call('GET', '/api/v1/teacher/home')).json().classes).toMatchObject([{ programsWaiting: 0 }]);

  const copy = { id: 'copy', name: 'My tower', code: 'print("mine")', savedAt: 1000, remixOf: id };
  await room.ravi.call('POST', '/api/v1/user/workshop-programs', { changed: [copy], removed: [] });
  // A page of an older version does not know of the origin: it stays.
  const { remixOf: _, ...older } = { ...copy, savedAt: 2000, code: 'print("ours")' };
  await room.ravi.call('POST', '/api/v1/user/workshop-programs', { changed: [older], removed: [] });
  const saved = (await room.ravi.call('GET', '/api/v1/user/workshop-programs')).json().programs;
  expect(saved).toMatchObject([{ id: 'copy', code: 'print("ours")', remixOf: id }]);

  const remix = await room.offered(room.ravi, { savedId: 'copy', title: 'My tower', remixOf: id });
  const [waiting] = (await room.list()).items;
  expect(waiting).toMatchObject({ id: remix, isRemix: true, origin: { title: 'Cake tower', by: 'Asha' } });
  await room.show(remix);
  expect((await seenBy(room.asha)).shown).toMatchObject([{ id: remix, by: 'Ravi', remixOf: id }, { id }]);
});

describe('the teacher', () => {
  it('declines with a reason that the child reads, and may show it later', async () => {
    const id = await room.offered(room.asha);
    await room.decline(id, 'has-error');
    expect((await seenBy(room.asha)).offers).toMatchObject([{ state: 'declined', reason: 'has-error' }]);
    expect(await titlesFor(room.ravi)).toEqual([]);
    await room.show(id);
    expect((await seenBy(room.asha)).offers).toMatchObject([{ state: 'shown', reason: null }]);
  });

  it('withdraws what the class could see', async () => {
    const id = await room.offered(room.asha);
    await room.show(id);
    await room.decline(id, 'talk');
    expect((await seenBy(room.asha)).offers).toMatchObject([{ state: 'withdrawn', reason: 'talk' }]);
    expect(await titlesFor(room.ravi)).toEqual([]);
    expect((await room.ravi.call('GET', `${OFFERS_URL}/${id}`)).statusCode).toBe(404);
  });

  it('gives a reason for each refusal', async () => {
    const id = await room.offered(room.asha);
    const reply = await room.decide(id, { kind: 'decline' });
    expect([reply.statusCode, reply.json().message]).toEqual([400, 'Please choose a reason.']);
  });

  it('is recorded, without a word of the child', async () => {
    const id = await room.offered(room.asha, { title: 'Secret tower' });
    await room.show(id);
    await room.decline(id);
    const other = await room.offered(room.asha, { savedId: 'bun' });
    await room.decline(other);
    const { auditLog } = testTables;
    const acts = await room.server.store.db.select().from(auditLog).where(eq(auditLog.subjectId, room.group));
    expect(acts.map(({ action }) => action).sort()).toEqual([
      'class-program-declined',
      'class-program-shown',
      'class-program-withdrawn',
    ]);
    expect(acts.every(({ detail }) => JSON.stringify(detail) === JSON.stringify({ userId: room.asha.user.id }))).toBe(
      true,
    );
  });

  it('decides about what was read: not about what was offered again since', async () => {
    const id = await room.offered(room.asha);
    const { offeredAt } = (await room.meera.call('GET', room.programUrl(id))).json();
    expect(await room.offered(room.asha, { code: 'print("something else")' })).toBe(id);
    const late = await room.meera.call('POST', `${room.programUrl(id)}/decision`, {
      decision: { kind: 'show' },
      offeredAt,
    });
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'class-program-changed']);
    expect(await titlesFor(room.ravi)).toEqual([]);
  });

  it('is not overruled by a colleague who was slower', async () => {
    const id = await room.offered(room.asha);
    await room.decline(id);
    expect(codeOf(await room.decline(id))).toBe('class-program-changed');
  });

  it('finds what waits first', async () => {
    const ids = [
      await room.offered(room.asha),
      await room.offered(room.asha, { savedId: 'bun' }),
      await room.offered(room.asha, { savedId: 'pie' }),
    ];
    await room.show(ids[0] ?? '');
    await room.decline(ids[2] ?? '');
    const { items, total } = await room.list();
    expect(total).toBe(3);
    expect(items.map(({ id }: { id: string }) => id)).toEqual([ids[1], ids[0], ids[2]]);
  });

  it('of another class, or an Admin who does not teach it, finds nothing', async () => {
    const id = await room.offered(room.asha);
    await room.server.register('Root', { ageBand: '18+' });
    await room.server.grant('Root', 'Admin');
    for (const by of [room.vikram, await room.server.signIn('Root')]) {
      expect(codeOf(await by.call('GET', `/api/v1/groups/${room.group}/programs`))).toBe('no-group');
      expect(codeOf(await by.call('GET', room.programUrl(id)))).toBe('no-group');
      const decision = { decision: { kind: 'show' }, offeredAt: 1 };
      expect(codeOf(await by.call('POST', `${room.programUrl(id)}/decision`, decision))).toBe('no-group');
    }
    expect(codeOf(await room.vikram.call('GET', room.programUrl(id, room.otherGroup)))).toBe('no-class-program');
  });

  it('of an archived class reads, and decides nothing', async () => {
    const id = await room.offered(room.asha);
    await room.meera.call('PATCH', `/api/v1/groups/${room.group}`, { archived: true });
    expect((await room.list()).total).toBe(1);
    expect(codeOf(await room.show(id))).toBe('archived');
  });
});

describe('a child', () => {
  it('of another class neither sees, copies nor offers anything here', async () => {
    const id = await room.offered(room.asha);
    await room.show(id);
    expect(await titlesFor(room.zoya)).toEqual([]);
    expect((await room.zoya.call('GET', `${OFFERS_URL}/${id}`)).statusCode).toBe(404);
    expect(codeOf(await room.offer(room.zoya))).toBe('not-in-group');
    expect((await room.zoya.call('DELETE', `${OFFERS_URL}/${id}`)).statusCode).toBe(404);
    expect(await titlesFor(room.ravi)).toEqual(['Cake']);
  });

  it('in two classes shows it in the chosen one only', async () => {
    await enterClass(room.vikram, room.otherGroup, room.asha);
    expect((await seenBy(room.asha)).classes.map(({ name }) => name)).toEqual(['Class 7B', 'Class 8A']);
    const id = await room.offered(room.asha, { groupId: room.otherGroup });
    const { offeredAt } = (await room.vikram.call('GET', room.programUrl(id, room.otherGroup))).json();
    await room.vikram.call('POST', `${room.programUrl(id, room.otherGroup)}/decision`, {
      decision: { kind: 'show' },
      offeredAt,
    });
    expect([await titlesFor(room.zoya), await titlesFor(room.ravi)]).toEqual([['Cake'], []]);
  });

  it('takes back what waits and what is shown', async () => {
    const id = await room.offered(room.asha);
    await room.show(id);
    expect((await room.ravi.call('DELETE', `${OFFERS_URL}/${id}`)).statusCode).toBe(404);
    expect((await room.asha.call('DELETE', `${OFFERS_URL}/${id}`)).statusCode).toBe(200);
    expect([await titlesFor(room.ravi), (await seenBy(room.asha)).offers, (await room.list()).total]).toEqual([
      [],
      [],
      0,
    ]);
  });

  it('offers a new version, which the class sees once the teacher has read it', async () => {
    const id = await room.offered(room.asha);
    await room.show(id);
    await room.offered(room.asha, { code: 'print(2)' });
    expect(await titlesFor(room.ravi)).toEqual([]);
    await room.show(id);
    expect((await room.ravi.call('GET', `${OFFERS_URL}/${id}`)).json().code).toBe('print(2)');
  });

  it('without a parent’s consent looks, and shows nothing', async () => {
    const mia = await enterClass(room.meera, room.group, await room.server.register('Mia', { ageBand: '12-13' }));
    await room.show(await room.offered(room.asha));
    expect(await titlesFor(mia)).toEqual(['Cake']);
    const reply = await room.offer(mia);
    expect([reply.statusCode, codeOf(reply)]).toEqual([403, 'class-program-limited']);
  });

  it('is named by user name: names of class lists are for the teacher', async () => {
    const [card] = (await createClassAccounts(room.meera, room.group, ['Bina Rao'])).json().cards;
    const bina = await room.server.signIn(card.username, { password: card.passphrase });
    const id = await room.offered(bina);
    expect((await room.list()).items).toMatchObject([{ learner: { name: 'Bina Rao', username: card.username } }]);
    await room.show(id);
    expect((await seenBy(room.ravi)).shown).toMatchObject([{ by: card.username }]);
  });

  it.each([
    ['a phone number', { code: 'print("Call 98765 43210")' }, 'class-program-private'],
    ['a rude name', { title: 'Ravi is stupid' }, 'class-program-words'],
    ['no name', { title: '  ' }, 'invalid-input'],
    ['a program of more than 20 KB', { code: 'x'.repeat(20 * 1024 + 1) }, 'invalid-input'],
  ])('does not offer %s', async (_what, more, code) => {
    const reply = await room.offer(room.asha, more);
    expect([reply.statusCode, codeOf(reply)]).toEqual([400, code]);
    expect((await room.list()).total).toBe(0);
  });

  it('has its words looked at only where it may offer, sixty times a day at most', async () => {
    const bad = { code: 'print("Call 98765 43210")' };
    expect(codeOf(await room.offer(room.zoya, bad))).toBe('not-in-group');
    for (let at = 0; at < 60; at += 1) expect(codeOf(await room.offer(room.asha, bad))).toBe('class-program-private');
    expect(codeOf(await room.offer(room.asha, bad))).toBe('too-many-requests');
  });

  it('offers twenty to a class, and the same ones again', async () => {
    for (let at = 0; at < CLASS_PROGRAMS_PER_LEARNER; at += 1) await room.offered(room.asha, { savedId: `p${at}` });
    expect(codeOf(await room.offer(room.asha, { savedId: 'late' }))).toBe('too-many-class-programs');
    expect((await room.offer(room.asha, { savedId: 'p3' })).statusCode).toBe(200);
  });

  it('finds the own offers in the export', async () => {
    await room.offered(room.asha, { code: 'print("exported")' });
    const exported = (await room.asha.call('GET', '/api/v1/user/export')).json();
    expect(exported.classPrograms).toMatchObject([{ title: 'Cake', code: 'print("exported")', state: 'waiting' }]);
    expect((await room.ravi.call('GET', '/api/v1/user/export')).json().classPrograms).toEqual([]);
  });
});
