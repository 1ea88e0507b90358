// Tests of assignments: making, changing and deleting them, what a class may play, and how they become done.
import { randomUUID } from 'node:crypto';
import type { Assignable, NewAssignment } from '@lanternwise/shared/contracts/assignments';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer, event } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { createGroup } from '../groups/testing/groupFixtures.ts';
import {
  type AssignedClass,
  DAY_MS,
  dateIn,
  finish,
  own,
  play,
  startClass,
  TASK,
} from './testing/assignmentFixtures.ts';

const { assignmentLearners, assignments, auditLog } = testTables;

let room: AssignedClass;
beforeEach(async () => {
  room = await startClass();
});
afterEach(() => room.server.close());

describe('making an assignment', () => {
  it('shows it to the class, with what it is and until when, and is recorded', async () => {
    const id = await room.given({ note: { preset: 'take-time' }, due: { date: dateIn(3), time: '08:30' } });
    const { items, total } = await room.list();
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      ...{ id, kind: 'task', realm: 'ai-adventure-park', ref: 'both', title: 'Answer both', realmTitle: 'Tiny' },
      ...{ note: { preset: 'take-time' }, wholeClass: true, allDay: false, timeZone: 'Asia/Kolkata', isGone: false },
      dueAt: Date.parse(`${dateIn(3)}T03:00:00.000Z`),
      counts: { students: 2, done: 0, late: 0, inProgress: 0, missing: 2 },
    });
    expect(await own(room.asha)).toMatchObject([
      { id, groupName: 'Class 7B', state: 'open', done: 0, of: 2, path: '/Grassroot/ai-adventure-park?task=both' },
    ]);
    const [entry] = await room.server.store.db.select().from(auditLog).where(eq(auditLog.action, 'assignment-created'));
    expect(entry).toMatchObject({ actorId: room.teacher.user.id, subjectId: room.group, detail: { assignmentId: id } });
  });

  it('to some learners is seen by them alone', async () => {
    const id = await room.given({ learners: [room.ravi.user.id] });
    expect(await own(room.asha)).toEqual([]);
    expect(await own(room.ravi)).toHaveLength(1);
    expect((await room.detail(id)).learners.map(({ name }) => name)).toEqual(['Ravi']);
  });

  it('that arrives twice makes one', async () => {
    const id = randomUUID();
    const replies = await Promise.all([room.give({ id }), room.give({ id })]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await room.list()).total).toBe(1);
    // The same id in another class is none of its business.
    const other = await createGroup(room.teacher, 'Class 8A');
    expect((await room.give({ id }, room.teacher, other)).json()).toMatchObject({ code: 'no-assignment' });
  });

  it('keeps a note literally, and refuses one that is too long', async () => {
    const text = '<b>Read</b> & think  ';
    const id = await room.given({ note: { text } });
    expect((await room.detail(id)).assignment.note).toEqual({ text: '<b>Read</b> & think' });
    expect((await room.give({ note: { text: 'x'.repeat(201) } })).statusCode).toBe(400);
    expect((await room.give({ note: { text: '   ' } })).statusCode).toBe(400);
  });

  it.each([
    ['a day that has passed', { due: { date: '2020-01-01', time: null } }, 400, 'due-past'],
    ['a day that no calendar has', { due: { date: '2027-02-30', time: null } }, 400, 'due-unknown'],
    ['a day in far years', { due: { date: '2090-01-01', time: null } }, 400, 'due-too-far'],
    ['a time that no clock has', { due: { date: '2027-02-01', time: '25:00' } }, 400, 'invalid-input'],
    ['a zone that no one lives in', { timeZone: 'Mars/Olympus' }, 400, 'invalid-input'],
    ['an unknown task', { target: { ...TASK, ref: 'nothing' } }, 404, 'unknown-assignable'],
    ['an unknown unit', { target: { kind: 'unit', ref: 'unit-9' } }, 404, 'unknown-assignable'],
    ['a realm without content', { target: { kind: 'realm', realm: 'robo-realm' } }, 404, 'unknown-assignable'],
    ['a learner of no class', { learners: ['nobody'] }, 404, 'no-member'],
    ['nobody', { learners: [] }, 400, 'invalid-input'],
    ['a review before a realm is finished', { target: { kind: 'review' } }, 409, 'assignment-no-review'],
  ] as const)('refuses %s', async (_what, part, status, code) => {
    const reply = await room.give(part as Partial<NewAssignment>);
    expect(reply.statusCode, reply.body).toBe(status);
    expect(reply.json()).toMatchObject({ success: false, code });
    expect((await room.list()).total).toBe(0);
  });

  it('stops at the limit of a class', async () => {
    await room.server.store.write(async (tx) => {
      const row = { groupId: room.group, kind: 'review', title: 'x', titleHindi: 'x', wholeClass: true } as const;
      const rest = { dueAt: 1, allDay: true, timeZone: 'UTC', createdAt: 1 };
      await tx
        .insert(assignments)
        .values(Array.from({ length: 100 }, (_, at) => ({ ...row, ...rest, id: `full-${at}` })));
    });
    expect((await room.give()).json()).toMatchObject({ code: 'too-many-assignments', values: { most: 100 } });
  });
});

describe('what a class may play', () => {
  const lock = (rule: object) =>
    room.teacher.call('PUT', `/api/v1/groups/${room.group}/realms`, { rules: [{ realm: 'think-tank-park', ...rule }] });
  const THINK = { kind: 'realm', realm: 'think-tank-park' } as const;
  const stateOf = async (realm: string) =>
    (await room.teacher.call('GET', `/api/v1/groups/${room.group}/assignable`))
      .json<{ targets: Assignable[] }>()
      .targets.find((target) => target.kind === 'realm' && target.realm === realm);

  it('is what the list of targets says, and what can be assigned', async () => {
    expect(await stateOf('think-tank-park')).toMatchObject({ title: 'Tiny', state: 'open' });
    await lock({ state: 'locked' });
    expect(await stateOf('think-tank-park')).toMatchObject({ state: 'locked-by-class' });
    expect((await room.give({ target: THINK })).json()).toMatchObject({
      code: 'assignment-locked',
      values: { title: 'Tiny' },
    });
  });

  it('includes what opens before it is due', async () => {
    await lock({ state: 'scheduled', opensAt: Date.now() + 2 * DAY_MS });
    expect(await stateOf('think-tank-park')).toMatchObject({ state: 'opens-on' });
    expect((await room.give({ target: THINK, due: { date: dateIn(1), time: null } })).json()).toMatchObject({
      code: 'assignment-opens-later',
    });
    await room.given({ target: THINK, due: { date: dateIn(4), time: null } });
    // Until then the learner sees it without a way in.
    expect((await own(room.asha))[0]).toMatchObject({ path: null, isGone: false });
  });

  it('does not include what needs a plan, but always what is free', async () => {
    await room.server.close();
    room = await startClass({});
    expect(await stateOf('think-tank-park')).toMatchObject({ state: 'needs-plan' });
    expect((await room.give({ target: THINK })).json()).toMatchObject({ code: 'assignment-needs-plan' });
    await room.given();
    expect((await own(room.asha))[0]).toMatchObject({ path: '/School/ClassX/Unit1?task=both' });
  });
});

describe('done', () => {
  it('follows from progress: open, in progress, done', async () => {
    const task = await room.given();
    await room.given({ target: { kind: 'realm', realm: 'ai-adventure-park' } });
    await play(room.asha, event('realm-entered'), answer('first', 'red'));
    expect((await own(room.asha)).map(({ kind, state, done, of }) => [kind, state, done, of]).sort()).toEqual([
      ['realm', 'open', 0, 2],
      ['task', 'in-progress', 1, 2],
    ]);
    await play(room.asha, answer('second', 'green'), event('exit-reached', { ref: 'gate' }));
    expect((await own(room.asha)).map(({ state, done, of }) => [state, done, of])).toEqual([
      ['done', 2, 2],
      ['done', 2, 2],
    ]);
    const { learners, assignment } = await room.detail(task);
    expect(assignment.counts).toEqual({ students: 2, done: 1, late: 0, inProgress: 0, missing: 1 });
    expect(learners).toMatchObject([
      { name: 'Asha', state: 'done', done: 2, of: 2, doneAt: expect.any(Number), isClosed: false },
      { name: 'Ravi', state: 'open', done: 0, doneAt: null },
    ]);
  });

  it('in time or late is told by the time of play, and missing is overdue', async () => {
    const id = await room.given();
    await finish(room.asha, Date.now() - 2 * DAY_MS);
    await finish(room.ravi);
    await room.movedTo(id, Date.now() - DAY_MS);
    await room.server.store.write((tx) => tx.update(testTables.groupMembers).set({ joinedAt: 1 }));
    expect((await room.detail(id)).learners.map(({ name, state }) => [name, state])).toEqual([
      ['Asha', 'done'],
      ['Ravi', 'done-late'],
    ]);
    expect((await room.list()).items[0]?.counts).toMatchObject({ done: 1, late: 1, missing: 0 });
  });

  it('survives a reset of the tasks', async () => {
    await room.given();
    await play(
      room.asha,
      event('realm-entered'),
      answer('first', 'red'),
      answer('second', 'green'),
      event('tasks-reset'),
    );
    expect((await own(room.asha))[0]).toMatchObject({ state: 'done' });
  });

  it('of a unit and of a review counts what was done there', async () => {
    await finish(room.asha, Date.now() - 3 * DAY_MS);
    await room.server.store.write((tx) =>
      tx.update(testTables.questEvents).set({ receivedAt: Date.now() - 3 * DAY_MS }),
    );
    await room.given({ target: { kind: 'unit', ref: 'unit-1' } });
    await room.given({ target: { kind: 'review' } });
    const reply = await room.asha.call('POST', '/api/v1/user/review/answers', {
      ...{ id: randomUUID(), item: 'ai-adventure-park/proxy', seen: 0, option: 'right', offset: 0 },
    });
    expect(reply.statusCode, reply.body).toBe(200);
    const found = await own(room.asha);
    expect(found.find(({ kind }) => kind === 'unit')).toMatchObject({
      state: 'done',
      title: 'Unit 1: The AI project cycle',
    });
    const review = found.find(({ kind }) => kind === 'review');
    expect(review).toMatchObject({ state: 'in-progress', done: 1, path: '/review' });
    expect(review?.of).toBeGreaterThan(1);
    // Who has not finished a realm has nothing to review.
    expect((await own(room.ravi)).find(({ kind }) => kind === 'review')).toMatchObject({ state: 'open', path: null });
    const { learners } = await room.detail(review?.id ?? '');
    expect(learners.map(({ isClosed }) => isClosed)).toEqual([false, true]);
  });

  it('of what the course no longer has says so', async () => {
    const id = await room.given();
    await room.server.store.write((tx) => tx.update(assignments).set({ ref: 'gone' }).where(eq(assignments.id, id)));
    expect((await own(room.asha))[0]).toMatchObject({ title: 'Answer both', isGone: true, path: null, state: 'open' });
    expect(await room.detail(id)).toMatchObject({ path: null, assignment: { isGone: true } });
    expect((await own(room.asha, '?lang=hi'))[0]?.title).toBe('Answer both');
  });
});

describe('changing an assignment', () => {
  it('moves the date, the learners and the note', async () => {
    const id = await room.given();
    const reply = await room.change(id, {
      due: { date: dateIn(9), time: null },
      timeZone: 'UTC',
      learners: [room.asha.user.id],
      note: { text: 'Later' },
    });
    expect(reply.statusCode, reply.body).toBe(200);
    expect((await room.list()).items[0]).toMatchObject({ wholeClass: false, note: { text: 'Later' }, timeZone: 'UTC' });
    expect(await own(room.ravi)).toEqual([]);
    await room.change(id, { learners: 'all', note: null });
    expect((await room.list()).items[0]).toMatchObject({ wholeClass: true, note: null });
    expect(await room.server.store.db.select().from(assignmentLearners)).toEqual([]);
  });

  it('keeps a due date that has passed, and does not set another one in the past', async () => {
    const id = await room.given({ due: { date: dateIn(3), time: '10:00' }, timeZone: 'UTC' });
    const past = Date.parse(`${dateIn(-2)}T10:00:00.000Z`);
    await room.movedTo(id, past);
    const kept = { due: { date: dateIn(-2), time: '10:00' }, timeZone: 'UTC', note: { text: 'Still open' } };
    expect((await room.change(id, kept)).statusCode).toBe(200);
    expect((await room.change(id, { due: { date: dateIn(-3), time: null } })).json()).toMatchObject({
      code: 'due-past',
    });
    expect((await room.change(id, { learners: ['nobody'] })).json()).toMatchObject({ code: 'no-member' });
  });

  it('deletes it for everybody', async () => {
    const id = await room.given({ learners: [room.asha.user.id] });
    expect((await room.remove(id)).statusCode).toBe(200);
    expect((await room.remove(id)).json()).toMatchObject({ code: 'no-assignment' });
    expect(await own(room.asha)).toEqual([]);
    expect(await room.server.store.db.select().from(assignmentLearners)).toEqual([]);
  });
});
