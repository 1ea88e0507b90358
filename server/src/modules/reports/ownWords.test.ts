// Tests that a limited child's own words reach nobody else, that they show with consent, and that no explanation repeats an answer.
import { readdirSync, readFileSync } from 'node:fs';
import { ANSWER_SCHEMAS, explainAnswer, gradeActivity, mistakesOf } from '@lanternwise/shared/activities/registry';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { event, startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { addMember, createGroup, registerTeacher } from '../groups/testing/groupFixtures.ts';

/** In every text that the child types. */
const OWN = 'Zwqxv';

describe('the words of a limited child', () => {
  let server: TestServer;
  let teacher: TestClient;
  let admin: TestClient;
  let parent: TestClient;
  let child: TestClient;
  let groupId: string;

  beforeEach(async () => {
    server = await startTestServer({ access: 'open' });
    teacher = await registerTeacher(server, 'Meera');
    await server.register('Root', { ageBand: '18+' });
    await server.grant('Root', 'Admin');
    admin = await server.signIn('Root');
    await server.register('Papa', { ageBand: '18+' });
    await server.grant('Papa', 'Parent');
    parent = await server.signIn('Papa');
    groupId = await createGroup(teacher);
    child = await addMember(server, teacher, groupId, 'Asha');
    const { code } = (await child.call('POST', '/api/v1/user/parent-code')).json();
    await parent.call('POST', '/api/v1/user/parent-links', { code });
    await child.call('PATCH', '/api/v1/user/profile', { bio: OWN, school: OWN, grade: OWN, guardianName: OWN });
    const texts = { error: `${OWN}Error: ${OWN}`, output: OWN };
    const run = (status: string, errorKind: string | null) =>
      event('program-run', {
        ...{ ref: 'cake', code: `print("${OWN}")`, status, errorKind, ms: 1000, at: Date.now() },
        ...texts,
      });
    const events = [
      event('realm-entered'),
      run('passed', null),
      run('error', 'NameError'),
      // Four equal errors are a help signal; the name of the error is the child's own.
      ...Array.from({ length: 4 }, () => run('error', `${OWN}Error`)),
      // The name of a figure is a fact: those that the activity does not list are dropped.
      event('model-card', { ref: 'first', figures: { [OWN]: 1 }, at: Date.now() }),
    ];
    expect((await child.call('POST', '/api/v1/user/quest-events', { events })).statusCode).toBe(200);
  });
  afterEach(() => server.close());

  const giveConsent = () =>
    server.store.write(async (tx) => {
      await tx.update(testTables.users).set({ parentalConsent: true }).where(eq(testTables.users.id, child.user.id));
    });
  const read = async (who: TestClient, path: string) => {
    const reply = await who.call('GET', path);
    expect(reply.statusCode, path).toBe(200);
    return reply;
  };
  const report = (who: TestClient) => read(who, `/api/v1/teacher/students/${child.user.id}`);
  const heatMap = (who: TestClient) => read(who, `/api/v1/teacher/groups/${groupId}/heat-map`);

  it('reach neither teacher, Admin nor parent', async () => {
    const replies = [
      await report(teacher),
      await heatMap(teacher),
      await read(teacher, '/api/v1/teacher/students'),
      await report(admin),
      await heatMap(admin),
      await read(admin, `/api/v1/admin/users/${child.user.id}`),
      await read(parent, '/api/v1/parent/children'),
    ];
    for (const { body } of replies) expect(body).not.toMatch(new RegExp(OWN, 'i'));
  });

  it('leave the facts in place: what ran, how it ended, what is asked for help', async () => {
    const { ownWordsHidden, programs, models, signs } = (await report(teacher)).json();
    expect(ownWordsHidden).toBe(true);
    expect(programs).toHaveLength(6);
    expect(programs.map((run: { code: null }) => run.code)).toEqual(Array(6).fill(null));
    expect(programs).toContainEqual(expect.objectContaining({ status: 'error', errorKind: 'NameError' }));
    expect(programs).toContainEqual(expect.objectContaining({ status: 'error', errorKind: null }));
    // The name of the figure was the child's own, and the activity lists none.
    expect(models).toEqual([]);
    expect(signs).toMatchObject([{ kind: 'same-error', count: 4, mistake: null, errorKind: null }]);
  });

  it('are shown with consent, and hidden again when it is withdrawn', async () => {
    await giveConsent();
    const { ownWordsHidden, programs } = (await report(teacher)).json();
    expect(ownWordsHidden).toBe(false);
    expect(programs[0]).toMatchObject({ code: `print("${OWN}")`, error: `${OWN}Error: ${OWN}`, output: OWN });
    expect((await read(admin, `/api/v1/admin/users/${child.user.id}`)).json().user.school).toBe(OWN);
    await server.store.write(async (tx) => {
      await tx.update(testTables.users).set({ parentalConsent: false }).where(eq(testTables.users.id, child.user.id));
    });
    expect((await report(teacher)).body).not.toContain(OWN);
  });

  it("are never the heat map's example; another child's program is", async () => {
    const failure = { errorKind: 'NameError', program: null, programHidden: true };
    expect((await heatMap(teacher)).json().misconceptions).toContainEqual(expect.objectContaining(failure));
    const friend = await addMember(server, teacher, groupId, 'Ravi');
    await server.store.write(async (tx) => {
      await tx.update(testTables.users).set({ parentalConsent: true }).where(eq(testTables.users.id, friend.user.id));
    });
    const shared = { ref: 'cake', code: 'print(pie)', status: 'error', errorKind: 'NameError', ms: 1 };
    const old = Date.now() - 86_400_000;
    await friend.call('POST', '/api/v1/user/quest-events', {
      events: [event('realm-entered'), event('program-run', { ...shared, at: old })],
    });
    const map = (await heatMap(teacher)).json();
    expect(map.misconceptions).toContainEqual(
      expect.objectContaining({ errorKind: 'NameError', learners: 2, program: 'print(pie)', programHidden: false }),
    );
  });

  it('stay complete for the child', async () => {
    expect((await read(child, '/api/v1/user/programs')).body).toContain(OWN);
  });
});

describe('explanations of mistakes', () => {
  const folder = new URL('../../../../shared/generated/content/', import.meta.url);
  const activities = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const content = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Partial<RealmContent>;
      return Object.values(content.activities ?? {});
    });

  /** The answer with `OWN` in place of one string after another, where the schema of the kind accepts that. */
  function* withOwnWords(answer: unknown): Generator<unknown> {
    const text = JSON.stringify(answer);
    for (const { 0: found, index } of text.matchAll(/"(?:[^"\\]|\\.)*"/g)) {
      yield JSON.parse(`${text.slice(0, index)}"${OWN}"${text.slice(index + found.length)}`);
    }
  }

  it('never repeat a string of the answer, whatever was sent in place of an id', () => {
    let tried = 0;
    for (const activity of activities) {
      const schema = ANSWER_SCHEMAS.get(activity.kind);
      for (const mistake of mistakesOf(activity).slice(0, 3)) {
        for (const answer of withOwnWords(mistake)) {
          if (!schema?.safeParse(answer).success) continue;
          const grade = gradeActivity(activity, answer);
          const shown = explainAnswer(activity, answer, grade?.wrong ?? []);
          expect(JSON.stringify([grade, shown]), activity.id).not.toContain(OWN);
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(200);
  });
});
