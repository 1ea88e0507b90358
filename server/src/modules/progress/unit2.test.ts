// Tests Unit 2 of School Class X: the server grades its answers, and progress, report and course show what was done.
import { drawExamples } from '@lanternwise/shared/activities/concept-match/definition';
import { FRUIT_LABELS } from '@lanternwise/shared/activities/fruit-model/fruit';
import { modelCard } from '@lanternwise/shared/activities/kit/figures';
import { shapeAt } from '@lanternwise/shared/activities/robot-training/robot';
import { UNIT2_CONTENT } from '@lanternwise/shared/school/unit2Content';
import { UNIT2_PLACE } from '@lanternwise/shared/school/unit2Quest';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { admittedText } from '../../testing/admittedText.ts';
import { event, startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';

const { groupMembers, groups, groupTeachers } = testTables;

let server: TestServer;
let asha: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  asha = await server.register('Asha');
});
afterEach(() => server.close());

const place = { realm: UNIT2_PLACE };
const answered = (ref: string, answer: unknown) =>
  event('activity-answered', { ...place, ref, answer, ms: 60_000, hints: 1, skipped: false });
const play = async (...events: unknown[]) => (await asha.call('POST', '/api/v1/user/quest-events', { events })).json();

const { 'unit-2-matching': match } = UNIT2_CONTENT;
if (match.kind !== 'concept-match') throw new Error('the matching game is another kind');
const MATCHED = {
  seed: 7,
  tries: Object.fromEntries(drawExamples(match, 7).map(({ id, concept }) => [id, [concept]])),
};
const LABELLED = {
  tries: Object.fromEntries(['dog', 'cat', 'rabbit', 'panda'].map((id) => [id, id === 'dog' ? ['cat', id] : [id]])),
};
const TRAINED = { seed: 7, tries: [0, 1, 2, 3, 4].map((turn) => [shapeAt(7, turn).shape]) };
const [apple, strawberry] = FRUIT_LABELS;
const FRUITS = {
  labels: { 'training-1': apple, 'training-2': strawberry, 'training-3': apple, 'training-4': strawberry },
  guesses: [apple, strawberry, apple],
};
const ALL = [
  event('realm-entered', place),
  answered('unit-2-matching', MATCHED),
  answered('unit-2-pictures', LABELLED),
  answered('unit-2-robot', TRAINED),
  event('model-card', { ...place, ref: 'unit-2-robot', figures: modelCard(5, 6, 9) }),
  answered('unit-2-fruit', FRUITS),
  event('model-card', { ...place, ref: 'unit-2-fruit', figures: modelCard(4, 4, 4) }),
  event('exit-reached', { ...place, ref: 'unit-2-end' }),
];

const course = async () => (await asha.call('GET', '/api/v1/user/learning-path')).json();

it('completes the unit by its four activities, without a plan, and shows score and points in the course', async () => {
  const { results, states, user } = await play(...ALL);
  expect(results.map(({ status }: { status: string }) => status)).toEqual(ALL.map(() => 'applied'));
  expect(states[UNIT2_PLACE]).toMatchObject({ completed: true });
  // The realms' own figures stay those of realms.
  expect(user.game_scores).toEqual({});
  const { checks, scores, realms } = await course();
  expect(checks['school-class-x']).toEqual(['unit-2-matching', 'unit-2-pictures', 'unit-2-robot', 'unit-2-fruit']);
  // Three activities right at the first try, and three of four pictures.
  expect(scores).toEqual({ 'unit-2': 94 });
  expect(realms).toEqual([]);
});

it.each([
  ['an example is with the wrong concept', 'unit-2-matching', { ...MATCHED, tries: { 'spam-filter': ['DL'] } }],
  ['a picture has no name', 'unit-2-pictures', { tries: { dog: ['dog'] } }],
  ['the robot has four examples', 'unit-2-robot', { ...TRAINED, tries: TRAINED.tries.slice(0, 4) }],
  ['the examples are those of another draw', 'unit-2-robot', { ...TRAINED, seed: 8 }],
  ['a fruit has no label', 'unit-2-fruit', { ...FRUITS, labels: { 'training-1': apple } }],
])('does not complete an activity while %s', async (_, ref, answer) => {
  await play(event('realm-entered', place), answered(ref, answer));
  expect((await course()).checks['school-class-x']).toEqual([]);
});

it('refuses forged answers, forged figures, an early end, and a point ticked without play', async () => {
  const { results } = await play(
    event('realm-entered', place),
    answered('unit-2-fruit', { ...FRUITS, score: 100 }),
    answered('unit-3-magic', {}),
    event('model-card', { ...place, ref: 'unit-2-robot', figures: { 'test accuracy': 7 } }),
    event('model-card', { ...place, ref: 'unit-2-robot', figures: { 'my figure': 1 } }),
    event('exit-reached', { ...place, ref: 'unit-2-end' }),
  );
  expect(results.map(({ status }: { status: string }) => status)).toEqual(['applied', ...Array(5).fill('refused')]);
  const body = { item: 'unit-2-robot', checked: true };
  expect((await asha.call('PUT', '/api/v1/courses/school-class-x/checks', body)).statusCode).toBe(400);
});

it('unites what two devices completed', async () => {
  await play(...ALL.slice(0, 3));
  const { states } = await play(event('realm-entered', place), ...ALL.slice(3));
  expect(states[UNIT2_PLACE].completed).toBe(true);
});

it("reaches the teacher's report and heat map: tries, time, and the two models with their test accuracy", async () => {
  await play(...ALL);
  await server.register('Meera', { ageBand: '18+' });
  await server.grant('Meera', 'Teacher');
  const teacher = await server.signIn('Meera');
  await server.store.write(async (tx) => {
    await tx.insert(groups).values({ id: 'owls', name: admittedText('Owls'), createdAt: 1 });
    await tx.insert(groupTeachers).values({ groupId: 'owls', userId: teacher.user.id, part: 'owner', addedAt: 1 });
    await tx.insert(groupMembers).values({ groupId: 'owls', userId: asha.user.id, joinedAt: 1, joinedBy: 'link' });
  });
  const report = (await teacher.call('GET', `/api/v1/teacher/students/${asha.user.id}`)).json();
  const unit = report.realms.find(({ realm }: { realm: string }) => realm === UNIT2_PLACE);
  expect(unit).toMatchObject({ title: 'School Class X, Unit 2', share: 100, score: 94, completed: true });
  expect(unit.tasks[1]).toMatchObject({ title: 'Label the pictures', firstTry: 0.75, ms: 60_000, stars: 2 });
  expect(report.models).toEqual([
    {
      realm: UNIT2_PLACE,
      title: 'Train the robot and test it',
      figures: { 'training examples': 5, 'test examples': 9, 'test accuracy': 0.67 },
    },
    {
      realm: UNIT2_PLACE,
      title: 'Train the fruit model and test it',
      figures: { 'training examples': 4, 'test examples': 4, 'test accuracy': 1 },
    },
  ]);
  const place = { realm: UNIT2_PLACE, realmTitle: 'School Class X, Unit 2' };
  for (const kind of ['realm-entered', 'exit-reached'])
    expect(report.timeline).toContainEqual(expect.objectContaining({ kind, ...place }));
  const heat = (await teacher.call('GET', '/api/v1/teacher/groups/owls/heat-map')).json();
  expect(JSON.stringify(heat)).toContain('School Class X, Unit 2');
});
