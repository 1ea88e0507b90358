// A live lesson as a story: it begins, learners work, the teacher commands, it ends, and its summary is kept.
import { LIVE_PAUSE_WITHOUT_TEACHER_MS, LIVE_WITHOUT_TEACHER_MS } from '@lanternwise/shared/constants/live';
import type { LiveSummaryReply } from '@lanternwise/shared/contracts/live';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { answer, event, type TestClient } from '../../testing/testServer.ts';
import { addCoTeacher, registerTeacher } from '../groups/testing/groupFixtures.ts';
import {
  command,
  isCommand,
  isState,
  type LiveClass,
  learnerIn,
  liveOfAnotherProcess,
  newCommandId,
  openBoard,
  openLiveClass,
  openOwn,
  report,
  startLesson,
} from './testing/liveFixtures.ts';

const play = (who: TestClient, ...events: object[]) => who.call('POST', '/api/v1/user/quest-events', { events });

describe('a lesson', () => {
  let room: LiveClass;
  beforeAll(async () => {
    room = await openLiveClass();
  });
  afterAll(() => room.server.close());

  it('is seen by the class as it begins, goes on and ends, and leaves a summary', async () => {
    const { teacher, asha, ravi, groupId } = room;
    const [board, own, other] = [await openBoard(room, teacher), await openOwn(room, asha), await openOwn(room, ravi)];
    expect(await board.next(({ type }) => type === 'board')).toMatchObject({ lesson: null, learners: [] });
    await own.next(isState(false));
    expect((await report(asha)).json()).toEqual({ success: true, live: false });

    const lesson = await startLesson(teacher, groupId);
    expect(lesson).toMatchObject({ groupName: 'Class 7B', seq: 1, paused: false, hints: true, goal: null });
    const begun = await own.next(isState(true));
    expect(begun).toMatchObject({
      lesson: { id: lesson.id, teacherIsComing: false },
      missed: [{ kind: 'start', by: 'Meera' }],
    });
    const first = await board.next((line) => line.type === 'board' && line.lesson !== null);
    expect(learnerIn(first, asha.user.id)).toMatchObject({ name: 'Asha', avatar: 'milo', state: 'away', since: null });

    expect((await report(asha, { x: 30, y: 12 })).json()).toEqual({ success: true, live: true });
    const seen = await board.next((line) => learnerIn(line, asha.user.id)?.state === 'working');
    expect(learnerIn(seen, asha.user.id)).toMatchObject({ realm: 'ai-adventure-park', x: 30, y: 12, finishedTasks: 0 });

    await command(teacher, lesson, { kind: 'goal', goal: { realm: 'ai-adventure-park', task: 'both' } });
    expect(await own.next(isCommand('goal'))).toMatchObject({
      lesson: { goal: { realm: 'ai-adventure-park', task: 'both' } },
    });
    await play(asha, event('realm-entered'), answer('first', 'red'), answer('second', 'green'));
    const done = await board.next((line) => learnerIn(line, asha.user.id)?.state === 'finished');
    expect(learnerIn(done, asha.user.id)).toMatchObject({ finishedTasks: 1 });

    await command(teacher, lesson, { kind: 'help', learner: asha.user.id, coming: true });
    expect(await own.next(isCommand('help'))).toMatchObject({ lesson: { teacherIsComing: true } });
    await board.next((line) => learnerIn(line, asha.user.id)?.teacherIsComing === true);
    await command(teacher, lesson, { kind: 'gather', line: null, text: '<b>Look</b> at & me' });
    expect(await other.next(isCommand('gather'))).toMatchObject({
      command: { gathering: { line: null, text: '<b>Look</b> at & me' } },
      lesson: { teacherIsComing: false },
    });
    expect(other.lines.some(isCommand('help')), 'a mark for one is not told to others').toBe(false);

    expect((await teacher.call('POST', `/api/v1/groups/${groupId}/live/end`, { lesson: lesson.id })).statusCode).toBe(
      200,
    );
    expect(await own.next(isCommand('end'))).toMatchObject({ lesson: null });
    await board.next(isCommand('end'));
    expect((await report(asha)).json()).toEqual({ success: true, live: false });

    const url = `/api/v1/groups/${groupId}/live/lessons`;
    const list = (await teacher.call('GET', url)).json();
    expect(list).toMatchObject({
      total: 1,
      items: [{ id: lesson.id, startedBy: 'Meera', endReason: 'teacher', finishedTasks: 1 }],
    });
    const summary = (await teacher.call('GET', `${url}/${lesson.id}`)).json<LiveSummaryReply>();
    expect(summary.learners).toMatchObject([
      { name: 'Asha', stuckTimes: 0, work: [{ realm: 'ai-adventure-park', finished: ['both'] }] },
    ]);
    for (const stream of [board, own, other]) stream.close();
  });

  it('takes the commands of two teachers in one order, each once', async () => {
    const { server, teacher, asha, groupId } = room;
    const second = await registerTeacher(server, 'Vikram');
    await addCoTeacher(teacher, groupId, second);
    const [lesson, same] = await Promise.all([startLesson(teacher, groupId), startLesson(second, groupId)]);
    expect(same.id).toBe(lesson.id);
    const [board, own] = [await openBoard(room, second), await openOwn(room, asha)];
    const id = newCommandId();
    await Promise.all([
      command(teacher, lesson, { kind: 'pause' }, id),
      command(second, lesson, { kind: 'hints', on: false }),
      command(teacher, lesson, { kind: 'pause' }, id),
    ]);
    await command(second, lesson, { kind: 'resume' });
    for (const stream of [board, own]) {
      await stream.next(isCommand('resume'));
      const commands = stream.lines.flatMap((line) => (line.type === 'command' ? line.command : []));
      expect(commands.map(({ seq }) => seq)).toEqual([2, 3, 4]);
      expect(commands.map(({ kind }) => kind).sort()).toEqual(['hints', 'pause', 'resume']);
      expect(commands.find(({ kind }) => kind === 'hints')?.by).toBe('Vikram');
    }
    const end = { lesson: lesson.id };
    const replies = await Promise.all(
      [teacher, second].map((who) => who.call('POST', `/api/v1/groups/${groupId}/live/end`, end)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    for (const stream of [board, own]) stream.close();
  });
});

describe('a stream that broke', () => {
  let room: LiveClass;
  beforeAll(async () => {
    room = await openLiveClass();
  });
  afterAll(() => room.server.close());

  it('resumes with what was missed and nothing else; where that is unknown, with everything', async () => {
    const { teacher, asha, groupId } = room;
    const lesson = await startLesson(teacher, groupId);
    const [board, own] = [await openBoard(room, teacher), await openOwn(room, asha)];
    await board.next(({ type }) => type === 'board');
    await own.next(isState(true));
    for (const stream of [board, own]) stream.close();
    await command(teacher, lesson, { kind: 'pause' });
    await report(asha);
    await command(teacher, lesson, { kind: 'gather', line: 'look-here', text: null });

    const resumed = await openOwn(room, asha, { after: own.cursor() });
    expect(await resumed.next(isState(true))).toMatchObject({
      lesson: { paused: true, gathering: { line: 'look-here' } },
      missed: [
        { kind: 'pause', seq: 2 },
        { kind: 'gather', seq: 3 },
      ],
    });
    const again = await openOwn(room, asha, { after: resumed.cursor() });
    expect(await again.next(() => true), 'nothing was missed').toMatchObject({ type: 'beat' });

    const boardAgain = await openBoard(room, teacher, { after: board.cursor() });
    await boardAgain.next(isCommand('gather'));
    expect(boardAgain.lines.some(isCommand('pause'))).toBe(true);
    expect(boardAgain.lines.some((line) => learnerIn(line, asha.user.id)?.x === 3)).toBe(true);
    expect(boardAgain.lines.some(({ type }) => type === 'board')).toBe(false);
    const elsewhere = await openBoard(room, teacher, { after: 'of-another-process.7' });
    expect(await elsewhere.next(() => true)).toMatchObject({ type: 'board', lesson: { seq: 3, paused: true } });
    for (const stream of [resumed, again, boardAgain, elsewhere]) stream.close();
  });

  it('can be a poll, which ends with its first lines, or after its time with a beat', async () => {
    const { asha, teacher, groupId } = room;
    const first = await openOwn(room, asha, { wait: '20000' });
    await first.ended;
    expect(first.lines.map(({ type }) => type)).toEqual(['state']);
    const empty = await openOwn(room, asha, { wait: '0', after: first.cursor() });
    await empty.ended;
    expect(empty.lines.map(({ type }) => type)).toEqual(['beat']);
    const waiting = openOwn(room, asha, { wait: '20000', after: first.cursor() });
    const lesson = await startLesson(teacher, groupId);
    await command(teacher, lesson, { kind: 'resume' });
    const held = await waiting;
    await held.ended;
    expect(held.lines.filter(isCommand('resume')).length + held.lines.filter(isState(true)).length).toBe(1);
  });
});

describe('what learners did', () => {
  it('is stored when the server closes, and shown without those who left', async () => {
    const room = await openLiveClass();
    const { server, teacher, asha, ravi, groupId } = room;
    const lesson = await startLesson(teacher, groupId);
    for (const who of [asha, ravi]) await report(who);
    await teacher.call('POST', `/api/v1/groups/${groupId}/live/end`, { lesson: lesson.id });
    const url = `/api/v1/groups/${groupId}/live/lessons`;
    const learners = async () => (await teacher.call('GET', `${url}/${lesson.id}`)).json<LiveSummaryReply>().learners;
    expect((await learners()).map(({ name }) => name)).toEqual(['Asha', 'Ravi']);
    await teacher.call('DELETE', `/api/v1/groups/${groupId}/members/${ravi.user.id}`);
    expect((await learners()).map(({ name }) => name)).toEqual(['Asha']);
    expect((await teacher.call('GET', url)).json().items).toMatchObject([{ learners: 1 }]);
    expect((await ravi.call('GET', '/api/v1/user/export')).json().liveLessonTimes).toMatchObject([
      { realm: 'ai-adventure-park' },
    ]);

    const next = await startLesson(teacher, groupId);
    await report(asha);
    await server.app.close();
    const { liveWork } = server.store.db.tables;
    const rows = await server.store.db.select().from(liveWork);
    expect(rows.filter(({ lessonId }) => lessonId === next.id)).toMatchObject([{ userId: asha.user.id }]);
    await server.close();
  });
});

it('keeps who takes part as soon as they are seen, since a server that is killed writes nothing more', async () => {
  const { server, teacher, asha, groupId } = await openLiveClass();
  const lesson = await startLesson(teacher, groupId);
  await report(asha);
  const { liveWork } = server.store.db.tables;
  await vi.waitFor(async () => {
    const rows = await server.store.db.select().from(liveWork);
    expect(rows).toMatchObject([{ lessonId: lesson.id, userId: asha.user.id }]);
  });
  await server.close();
});

describe('a lesson without a connected teacher', () => {
  let room: LiveClass;
  beforeAll(async () => {
    room = await openLiveClass();
  });
  afterAll(() => room.server.close());

  it('lets the children go on after a while, ends later, and keeps no words of the teacher', async () => {
    const { server, teacher, asha, groupId } = room;
    const lesson = await startLesson(teacher, groupId);
    await command(teacher, lesson, { kind: 'pause' });
    await command(teacher, lesson, { kind: 'gather', line: null, text: 'Back in a minute' });
    const own = await openOwn(room, asha);
    await own.next(isState(true));
    const live = await liveOfAnotherProcess(server);
    const now = Date.now();
    await live.tidy(now + LIVE_PAUSE_WITHOUT_TEACHER_MS - 5000);
    await live.tidy(now + LIVE_PAUSE_WITHOUT_TEACHER_MS + 5000);
    expect(await own.next(isCommand('resume'))).toMatchObject({
      command: { by: null, seq: 4 },
      lesson: { paused: false },
    });
    await live.tidy(now + LIVE_WITHOUT_TEACHER_MS + 5000);
    await own.next(isCommand('end'));
    const { items } = (await teacher.call('GET', `/api/v1/groups/${groupId}/live/lessons`)).json();
    expect(items).toMatchObject([{ id: lesson.id, endReason: 'no-teacher' }]);
    await live.purge(now + 2 * 3_600_000);
    const { liveCommands, liveLessons } = server.store.db.tables;
    expect(await server.store.db.select().from(liveCommands)).toEqual([]);
    expect(JSON.stringify(await server.store.db.select().from(liveLessons))).not.toContain('Back in');
    own.close();
  });
});
