// Tests of the evidence of one lesson: answers in words, tries and time, programs with Python's texts, and who may read it.
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answer, event, startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { addMember, createGroup, registerTeacher } from '../groups/testing/groupFixtures.ts';

const CONTENT = fileURLToPath(new URL('../../../../shared/generated', import.meta.url));

let server: TestServer;
let teacher: TestClient;
let child: TestClient;

beforeEach(async () => {
  server = await startTestServer({ access: 'open' });
  teacher = await registerTeacher(server, 'Meera');
  child = await addMember(server, teacher, await createGroup(teacher), 'Asha');
});
afterEach(() => server.close());

const play = (...events: unknown[]) => child.call('POST', '/api/v1/user/quest-events', { events });
const evidence = (ref: string, more = '') =>
  teacher.call('GET', `/api/v1/teacher/students/${child.user.id}/evidence/ai-adventure-park/${ref}${more}`);
const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;

describe('the evidence of a lesson', () => {
  it('has the answers in words, latest first, with tries, time and hints', async () => {
    await play(
      event('realm-entered'),
      answer('first', 'green', { at: minutesAgo(3), ms: 60_000, hints: 1 }),
      answer('first', 'red', { at: minutesAgo(1), ms: 30_000, hints: 2 }),
    );
    const found = (await evidence('first')).json();
    expect(found).toMatchObject({
      student: { id: child.user.id, name: 'Asha', username: 'Asha' },
      realmTitle: 'Tiny',
      title: 'first-step',
      tries: 2,
      ms: 90_000,
      hints: 2,
      cell: 'd',
      programs: [],
    });
    expect(found.answers).toMatchObject([
      { correct: true, score: 100, ms: 30_000, given: [{ label: 'Which one?', words: ['red'] }], mistakes: [] },
      {
        correct: false,
        score: 0,
        hints: 1,
        given: [{ label: 'Which one?', words: ['green'] }],
        mistakes: [{ label: 'green', text: 'because this test says so' }],
      },
    ]);
  });

  it('is empty for a lesson that was not opened', async () => {
    expect((await evidence('second')).json()).toMatchObject({
      cell: '-',
      tries: 0,
      answers: [],
      programs: [],
      models: [],
    });
  });

  it('is not found for a lesson that the realm does not have', async () => {
    for (const ref of ['gone', 'placed', '__proto__', 'toString']) {
      const reply = await evidence(ref);
      expect([reply.statusCode, reply.json().code], ref).toEqual([404, 'unknown-lesson']);
    }
  });
});

describe('the evidence of a Python lesson', () => {
  const OWN = 'Zwqxv';
  let street: TestServer;
  let owner: TestClient;
  let pupil: TestClient;
  let other: TestClient;

  beforeAll(async () => {
    street = await startTestServer({ access: 'open', contentDir: CONTENT });
    owner = await registerTeacher(street, 'Meera');
    other = await registerTeacher(street, 'Kabir');
    pupil = await addMember(street, owner, await createGroup(owner), 'Asha');
    const sent = (kind: 'realm-entered' | 'program-run', more: object = {}) =>
      event(kind, { realm: 'python-world', at: minutesAgo(1), ...more });
    const failed = { status: 'error', errorKind: 'NameError', error: `NameError: ${OWN}`, output: OWN };
    const events = [
      sent('realm-entered'),
      sent('program-run', { ref: 'python-print', code: `print(${OWN})`, ms: 5000, ...failed }),
      // As clients of earlier versions send it.
      sent('program-run', {
        ...{ ref: 'python-print', code: '1', ms: 1, at: minutesAgo(5) },
        status: 'stopped',
        errorKind: null,
      }),
    ];
    const reply = await pupil.call('POST', '/api/v1/user/quest-events', { events });
    expect(reply.body).not.toContain('refused');
  });
  afterAll(() => street.close());

  const read = (who: TestClient, more = '') =>
    who.call('GET', `/api/v1/teacher/students/${pupil.user.id}/evidence/python-world/python-print${more}`);
  const setConsent = (parentalConsent: boolean) =>
    street.store.write(async (tx) => {
      const { users } = testTables;
      await tx.update(users).set({ parentalConsent }).where(eq(users.id, pupil.user.id));
    });

  it('has the programs with what Python said and printed', async () => {
    await setConsent(true);
    const found = (await read(owner)).json();
    expect(found).toMatchObject({ ownWordsHidden: false, tries: 2, ms: 5001 });
    expect(found.programs).toMatchObject([
      { status: 'error', errorKind: 'NameError', code: `print(${OWN})`, error: `NameError: ${OWN}`, output: OWN },
      { status: 'stopped', errorKind: null, error: null, output: null },
    ]);
  });

  it("hides a limited child's words, and leaves the facts", async () => {
    await setConsent(false);
    const reply = await read(owner);
    expect(reply.body).not.toContain(OWN);
    expect(reply.json()).toMatchObject({
      ownWordsHidden: true,
      programs: [
        { errorKind: 'NameError', code: null, error: null, output: null },
        { status: 'stopped', code: null },
      ],
    });
  });

  it('keeps error texts and output out of the log of events', async () => {
    expect(JSON.stringify(await street.store.db.select().from(testTables.questEvents))).not.toContain(OWN);
  });

  it('has titles in Hindi', async () => {
    expect((await read(owner, '?lang=hi')).json()).toMatchObject({
      realmTitle: expect.stringMatching(/\p{Script=Devanagari}/u),
      title: expect.stringMatching(/\p{Script=Devanagari}/u),
    });
  });

  it('is not found for another teacher', async () => {
    const reply = await read(other);
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'unknown-student']);
  });
});
