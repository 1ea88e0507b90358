// Bad input, bad clients and lost rights in a live lesson: each is bounded and said in words, and streams end at once.
import { LIVE_STREAMS_PER_ACCOUNT, LIVE_TEXT_MAX } from '@lanternwise/shared/constants/live';
import type { LiveLesson } from '@lanternwise/shared/contracts/liveMessages';
import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/testServer.ts';
import { settleConsent } from '../consent/settle.ts';
import { addCoTeacher, createGroup, registerTeacher } from '../groups/testing/groupFixtures.ts';
import {
  command,
  isCommand,
  isState,
  type LiveClass,
  learnerIn,
  openBoard,
  openLiveClass,
  openOwn,
  report,
  startLesson,
} from './testing/liveFixtures.ts';

let room: LiveClass;
let lesson: LiveLesson;
beforeEach(async () => {
  room = await openLiveClass();
  lesson = await startLesson(room.teacher, room.groupId);
});
afterEach(() => room.server.close());

const code = (reply: { statusCode: number; json: () => { code?: string } }) => [reply.statusCode, reply.json().code];

describe('a command', () => {
  it('is refused in words if it makes no sense', async () => {
    const { teacher, asha, groupId } = room;
    const goal = (realm: string, task: string | null = null) => ({ kind: 'goal', goal: { realm, task } });
    const rows: Array<[what: object, status: number]> = [
      [{ kind: 'gather', line: null, text: null }, 400],
      [{ kind: 'gather', line: 'listen', text: 'Listen' }, 400],
      [{ kind: 'gather', line: 'no such line', text: null }, 400],
      [{ kind: 'gather', line: null, text: ' \n\t ' }, 400],
      [{ kind: 'gather', line: null, text: 'x'.repeat(LIVE_TEXT_MAX + 1) }, 400],
      [{ kind: 'gather', line: null, text: 'a\u0000b' }, 400],
      [{ kind: 'start' }, 400],
      [{ kind: 'end' }, 400],
      [goal('nowhere'), 400],
      [goal('robo-realm'), 404],
      [goal('ai-adventure-park', 'no-such-task'), 404],
      [{ kind: 'help', learner: teacher.user.id, coming: true }, 404],
    ];
    for (const [what, status] of rows) {
      const reply = await command(teacher, lesson, what);
      expect([reply.statusCode, reply.json().success], JSON.stringify(what)).toEqual([status, false]);
    }
    expect(code(await command(teacher, { ...lesson, id: 'another' }, { kind: 'pause' }))).toEqual([
      409,
      'no-live-lesson',
    ]);
    expect((await command(asha, lesson, { kind: 'pause' })).statusCode).toBe(403);
    const now = (await teacher.call('GET', `/api/v1/groups/${groupId}/live`)).json();
    expect(now.lesson, 'nothing of it took effect').toEqual(lesson);
  });

  it('sends nobody where the class may not play', async () => {
    const { teacher, groupId } = room;
    const rules = [{ realm: 'think-tank-park', state: 'locked' }];
    await teacher.call('PUT', `/api/v1/groups/${groupId}/realms`, { rules });
    const goal = { kind: 'goal', goal: { realm: 'think-tank-park', task: null } };
    expect(code(await command(teacher, lesson, goal))).toEqual([409, 'realm-locked']);
  });

  it('sends nobody where the plan of the class does not reach', async () => {
    const closed = await openLiveClass({ access: 'subscription' });
    const begun = await startLesson(closed.teacher, closed.groupId);
    const goal = (realm: string) => ({ kind: 'goal', goal: { realm, task: null } });
    expect(code(await command(closed.teacher, begun, goal('think-tank-park')))).toEqual([409, 'realm-not-in-plan']);
    expect((await command(closed.teacher, begun, goal('ai-adventure-park'))).statusCode).toBe(200);
    await closed.server.close();
  });
});

describe('a report', () => {
  it('shows teachers names of our content alone, never words of a child', async () => {
    const { teacher, asha } = room;
    const board = await openBoard(room, teacher);
    await report(asha, { task: 'call-me-on-12345' });
    const seen = await board.next((line) => learnerIn(line, asha.user.id)?.state === 'working');
    expect(learnerIn(seen, asha.user.id)?.task).toBeNull();
    await report(asha, { task: 'both' });
    await board.next((line) => learnerIn(line, asha.user.id)?.task === 'both');
    for (const bad of [{ task: 'x'.repeat(81) }, { realm: 'nowhere' }, { x: -1 }, { note: 'hello' }]) {
      expect((await report(asha, bad)).statusCode, JSON.stringify(bad)).toBe(400);
    }
    board.close();
  });

  it('comes at most twice a second on average', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 130; count += 1) statuses.add((await report(room.asha)).statusCode);
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe('a stream', () => {
  it('is refused to strangers', async () => {
    const { server, asha } = room;
    const other = await registerTeacher(server, 'Vikram');
    expect((await openBoard(room, other)).status).toBe(404);
    expect((await openBoard(room, asha)).status).toBe(403);
    expect((await openOwn(room, other)).status).toBe(404);
    expect((await openOwn(room, { ...asha, token: 'x' })).status).toBe(401);
    expect((await openOwn(room, { ...asha, bind: undefined })).status, 'a stolen token').toBe(401);
  });

  it('is opened five times at most by one account, and once by one page', async () => {
    const { asha, ravi } = room;
    const streams = await Promise.all(Array.from({ length: 500 }, () => openOwn(room, asha)));
    const open = streams.filter(({ status }) => status === 200);
    expect(open).toHaveLength(LIVE_STREAMS_PER_ACCOUNT);
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200, 429]));
    for (const stream of open) stream.close();
    const first = await openOwn(room, ravi, { tab: 'one' });
    const second = await openOwn(room, ravi, { tab: 'one' });
    await first.next(({ type }) => type === 'reconnect');
    await first.ended;
    expect((await second.next(() => true)).type).toBe('state');
    second.close();
  });

  it('answers HEAD without waiting for a lesson', async () => {
    const { url, asha } = room;
    const headers = { authorization: `Bearer ${asha.token}`, cookie: `bind=${asha.bind}` };
    expect((await fetch(`${url}/api/v1/user/live/stream`, { method: 'HEAD', headers })).status).toBe(200);
  });
});

describe('in the middle of a lesson', () => {
  const refused = ({ type }: { type: string }) => type === 'refused';

  it('a session that ends takes its streams with it', async () => {
    const { teacher, asha } = room;
    const [board, own] = [await openBoard(room, teacher), await openOwn(room, asha)];
    for (const who of [teacher, asha]) await who.call('POST', '/api/v1/auth/sign-out');
    for (const stream of [board, own]) {
      expect(await stream.next(refused)).toMatchObject({ code: 'sign-in-needed' });
      await stream.ended;
    }
  });

  it('an expired session takes its streams with it', async () => {
    const { server, asha } = room;
    const own = await openOwn(room, asha);
    const { sessions } = server.store.db.tables;
    await server.store.write(async (tx) => {
      await tx.update(sessions).set({ expiresAt: 1 }).where(eq(sessions.userId, asha.user.id));
    });
    await own.next(refused);
    await own.ended;
  });

  it('a teacher who is none of the class any more sees nothing further', async () => {
    const { server, teacher, groupId } = room;
    const second = await registerTeacher(server, 'Vikram');
    await addCoTeacher(teacher, groupId, second);
    const board = await openBoard(room, second);
    await teacher.call('DELETE', `/api/v1/groups/${groupId}/teachers/${second.user.id}`);
    expect(await board.next(refused)).toMatchObject({ code: 'no-group' });
    expect((await command(second, lesson, { kind: 'pause' })).statusCode).toBe(404);
  });

  it('a teacher who loses the role sees nothing further, nor an Admin who is none any more', async () => {
    const { server, teacher } = room;
    await registerTeacher(server, 'Vikram');
    await server.grant('Vikram', 'Admin');
    const admin = await server.signIn('Vikram');
    const boards = [await openBoard(room, teacher), await openBoard(room, admin)];
    for (const board of boards) await board.next(({ type }) => type === 'board');
    const { users } = server.store.db.tables;
    await server.store.write(async (tx) => {
      await tx
        .update(users)
        .set({ role: 'User' })
        .where(inArray(users.id, [teacher.user.id, admin.user.id]));
    });
    for (const board of boards) {
      expect(await board.next(refused)).toMatchObject({ code: 'not-allowed' });
      await board.ended;
    }
  });

  it('nothing is shown of a learner who was removed, and the learner sees no lesson', async () => {
    const { teacher, asha, ravi, groupId } = room;
    const [board, own] = [await openBoard(room, teacher), await openOwn(room, asha)];
    await own.next(isState(true));
    await teacher.call('DELETE', `/api/v1/groups/${groupId}/members/${asha.user.id}`);
    await board.next((line) => line.type === 'learners' && line.gone.includes(asha.user.id));
    await own.next(isState(false));
    expect((await report(asha)).json().live).toBe(false);
    const fresh = await openBoard(room, teacher);
    const first = await fresh.next(({ type }) => type === 'board');
    expect(learnerIn(first, asha.user.id)).toBeUndefined();
    expect(learnerIn(first, ravi.user.id)).toBeDefined();
    for (const stream of [board, own, fresh]) stream.close();
  });

  it('nothing is shown of a child whose parent withdrew the consent', async () => {
    const { server, teacher, asha } = room;
    const board = await openBoard(room, teacher);
    await board.next(({ type }) => type === 'board');
    const { consents } = server.store.db.tables;
    await server.store.write(async (tx) => {
      await tx.insert(consents).values({
        id: 'withdrawn',
        userId: asha.user.id,
        textVersion: '1',
        state: 'withdrawn',
        askedAt: 1,
        answeredAt: 2,
        withdrawnAt: 3,
        method: 'mailed-link',
        parentEmail: 'mum@example.org',
        locale: 'en',
      });
      await settleConsent(tx, asha.user.id);
    });
    await board.next((line) => line.type === 'learners' && line.gone.includes(asha.user.id));
    board.close();
  });

  it('an archived class has no lesson any more', async () => {
    const { teacher, asha, groupId } = room;
    const [board, own] = [await openBoard(room, teacher), await openOwn(room, asha)];
    await own.next(isState(true));
    await teacher.call('PATCH', `/api/v1/groups/${groupId}`, { archived: true });
    await board.next(refused);
    await own.next((line) => isCommand('end')(line) || isState(false)(line));
    own.close();
  });

  it('a server that closes sends its clients away and waits for none', async () => {
    const { server, teacher, asha } = room;
    const [board, own] = [await openBoard(room, teacher), await openOwn(room, asha)];
    await server.app.close();
    for (const stream of [board, own]) {
      await stream.next(({ type }) => type === 'reconnect');
      await stream.ended;
    }
  });
});

describe('a learner of two classes', () => {
  it('is in the lesson that began last, and the other teacher sees no place', async () => {
    const { server, teacher, asha } = room;
    const second = await registerTeacher(server, 'Vikram');
    const otherGroup = await createGroup(second, 'Maths');
    const invitation = (await second.call('POST', `/api/v1/groups/${otherGroup}/invitations`, {})).json();
    await asha.call('POST', `/api/v1/join-group/${invitation.token}`);
    const [board, own] = [await openBoard(room, teacher), await openOwn(room, asha)];
    await report(asha);
    await board.next((line) => learnerIn(line, asha.user.id)?.state === 'working');
    const later = await startLesson(second, otherGroup);
    expect(await own.next((line) => line.type === 'state' && line.lesson?.id === later.id)).toBeDefined();
    const seen = await board.next((line) => learnerIn(line, asha.user.id)?.state === 'away');
    expect(learnerIn(seen, asha.user.id)).toMatchObject({ realm: null, x: null });
    await end(second, later);
    expect(await own.next(isCommand('end'))).toMatchObject({ lesson: { id: lesson.id } });
    await board.next((line) => learnerIn(line, asha.user.id)?.state === 'working');
    for (const stream of [board, own]) stream.close();
  });
});

const end = (who: TestClient, { groupId, id }: LiveLesson) =>
  who.call('POST', `/api/v1/groups/${groupId}/live/end`, { lesson: id });
