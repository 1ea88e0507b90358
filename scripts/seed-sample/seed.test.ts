// The sample school: everything it plays is believed by the server, and it comes out the same every time.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer } from '../../server/src/testing/testServer.ts';
import { testTables } from '../../server/src/testing/testStore.ts';
import { SampleSchool } from './SampleSchool.ts';

const { activityAnswers, groupMembers, helpSigns, questEvents, users } = testTables;

async function school() {
  const world = await startTestServer();
  const begun = Date.now();
  const filled = await SampleSchool.seed(world.store, world.config);
  const { db } = world.store;
  return {
    world,
    begun,
    filled,
    answers: await db.select().from(activityAnswers),
    events: await db.select().from(questEvents),
  };
}

let first: Awaited<ReturnType<typeof school>>;
beforeAll(async () => {
  first = await school();
}, 60_000);
afterAll(() => first.world.close());

it('has sixty learners whose play the server believes, over the last four weeks', async () => {
  const { world, begun, filled, answers, events } = first;
  expect(await world.store.db.select().from(groupMembers)).toHaveLength(60);
  expect(filled.refused).toBe(0);
  expect(filled.events).toBe(events.length);
  expect(new Set(events.map(({ userId }) => userId)).size).toBe(60);
  const right = answers.filter(({ correct }) => correct).length;
  expect(right).toBeGreaterThan(0);
  expect(right).toBeLessThan(answers.length);
  for (const { event, receivedAt } of events) {
    expect(event.at).toBeLessThanOrEqual(begun);
    expect(event.at).toBeGreaterThan(begun - 29 * 86_400_000);
    expect(receivedAt).toBeLessThanOrEqual(begun);
  }
  const done = (await world.store.db.select().from(users)).filter(({ completedMaps }) => completedMaps.length > 0);
  expect(done.length).toBeGreaterThan(5);
  const stuck = new Set((await world.store.db.select().from(helpSigns)).map(({ userId }) => userId));
  expect(stuck.size).toBeGreaterThan(5);
  expect(stuck.size).toBeLessThan(20);
  const whole = done.filter(({ completedMaps }) => completedMaps.length === 8);
  expect(whole).toHaveLength(6);
  expect(filled.certificates).toBe(3);
  expect(filled.signIns.filter(({ who }) => who.endsWith('may make a certificate)'))).toHaveLength(3);
  const teacher = filled.signIns.find(({ who }) => who === 'Teacher');
  const body = { identifier: teacher?.username, password: teacher?.password };
  expect((await world.call('POST', '/api/v1/auth/sign-in', body)).statusCode).toBe(200);
}, 60_000);

it('has everybody in a class before the first play', async () => {
  const { world, events } = first;
  const joined = new Map(
    (await world.store.db.select().from(groupMembers)).map(({ userId, joinedAt }) => [userId, joinedAt]),
  );
  expect(events.filter(({ userId, receivedAt }) => receivedAt < (joined.get(userId) ?? Infinity))).toEqual([]);
}, 60_000);

it('plays the same every time', async () => {
  const answersOf = ({ answers }: Awaited<ReturnType<typeof school>>) =>
    answers.map(({ eventId, activity, answer, correct, ms }) => [eventId, activity, answer, correct, ms]).sort();
  const second = await school();
  await second.world.close();
  expect(answersOf(second)).toEqual(answersOf(first));
}, 60_000);
