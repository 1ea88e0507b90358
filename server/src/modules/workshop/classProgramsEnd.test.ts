// Tests of what ends the showing of a program to a class: leaving, deletion, consent withdrawn, an archived class.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { stated } from '../users/age.ts';
import {
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

describe('what is shown vanishes', () => {
  let id: string;
  let remix: string;
  beforeEach(async () => {
    id = await room.offered(room.asha);
    await room.show(id);
    remix = await room.offered(room.ravi, { savedId: 'copy', title: 'Remix', remixOf: id });
    await room.show(remix);
  });

  /** The remix stays, and no longer names the original author. */
  async function expectGone() {
    const { shown } = await seenBy(room.ravi);
    expect(shown.map((each) => each.id)).toEqual([remix]);
    expect(JSON.stringify(shown)).not.toContain('Asha');
    expect((await room.ravi.call('GET', `${OFFERS_URL}/${id}`)).statusCode).toBe(404);
    const { items } = await room.list();
    expect(items).toMatchObject([{ id: remix, isRemix: true, origin: null }]);
  }

  it('when the child leaves the class, and does not come back with the child', async () => {
    await room.asha.call('DELETE', `/api/v1/user/groups/${room.group}`);
    await expectGone();
    await enterClass(room.meera, room.group, room.asha);
    expect(await titlesFor(room.ravi)).toEqual(['Remix']);
  });

  it('with the saved program', async () => {
    const remove = (by: TestClient) =>
      by.call('POST', '/api/v1/user/workshop-programs', { changed: [], removed: ['cake'] });
    await remove(room.zoya);
    expect(await titlesFor(room.ravi)).toEqual(['Remix', 'Cake']);
    await remove(room.asha);
    await expectGone();
  });

  it('when the teacher removes the child', async () => {
    await room.meera.call('DELETE', `/api/v1/groups/${room.group}/members/${room.asha.user.id}`);
    await expectGone();
  });

  it('when the account is going to be deleted', async () => {
    const reply = await room.asha.call('POST', '/api/v1/user/delete', { password: 'a quiet lantern' });
    expect(reply.statusCode, reply.body).toBe(200);
    await expectGone();
  });

  it('when a parent withdraws the consent', async () => {
    const { users } = testTables;
    await room.server.store.write(async (tx) => {
      await tx
        .update(tx.tables.users)
        .set({ ageBand: stated('12-13'), parentalConsent: false })
        .where(eq(users.id, room.asha.user.id));
    });
    await expectGone();
    expect((await room.meera.call('GET', room.programUrl(id))).statusCode).toBe(404);
  });

  it('with an archived class, and is there again with it', async () => {
    await room.meera.call('PATCH', `/api/v1/groups/${room.group}`, { archived: true });
    expect([await titlesFor(room.ravi), await titlesFor(room.asha)]).toEqual([[], []]);
    expect((await room.ravi.call('GET', `${OFFERS_URL}/${id}`)).statusCode).toBe(404);
    // It can still be taken back.
    expect((await seenBy(room.asha)).offers).toMatchObject([{ id }]);
    await room.meera.call('PATCH', `/api/v1/groups/${room.group}`, { archived: false });
    expect(await titlesFor(room.ravi)).toEqual(['Remix', 'Cake']);
  });
});
