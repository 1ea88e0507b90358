// Tests the trophies of voice-valley-park on the server: graded there, never lost, refused if forged, and united from two devices.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type RealmContent, realmContentSchema } from '@lanternwise/shared/content/bundle';
import type { QuestEventsReply } from '@lanternwise/shared/contracts/progress';
import { wonParts } from '@lanternwise/shared/quests/parts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answer, event, startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';

const CONTENT = fileURLToPath(new URL('../../../../shared/generated', import.meta.url));
const valley: RealmContent = realmContentSchema.parse(
  JSON.parse(readFileSync(`${CONTENT}/content/voice-valley-park.json`, 'utf8')),
);
const quiz = valley.activities['master-forty'];
if (quiz?.kind !== 'mastery-quiz') throw new Error('expected a mastery quiz');
const { questions } = quiz;
const realm = 'voice-valley-park';

let server: TestServer;
let asha: TestClient;
beforeAll(async () => {
  server = await startTestServer({ contentDir: CONTENT });
});
let count = 0;
beforeEach(async () => {
  count += 1;
  asha = await server.register(`Asha${count}`);
  await server.grant(`asha${count}`, 'plan=learner');
  await send(asha, event('realm-entered', { realm }));
});
afterAll(() => server.close());

async function send(client: TestClient, ...events: unknown[]): Promise<QuestEventsReply> {
  const reply = await client.call('POST', '/api/v1/user/quest-events', { events });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<QuestEventsReply>();
}

/** An answer to one question of the bank. */
const pick = (at: number, isRight = true) => {
  const { id, correct, options } = questions[at]!;
  const option = options.find((each) => (each.id === correct) === isRight)!;
  return answer('master-forty', { picks: { [id]: option.id } }, { realm });
};
const trophies = (reply: QuestEventsReply) => reply.user.game_scores[realm]?.trophies;

it('counts one for each mastered question and takes none away', async () => {
  const reply = await send(asha, pick(0), pick(1, false), pick(0), pick(0, false), pick(2), pick(1));
  expect(trophies(reply)).toBe(3);
  expect(wonParts(reply.states[realm]?.parts?.['master-forty'] ?? {})).toEqual(
    [0, 2, 1].map((at) => questions[at]!.id),
  );
  const evidence = await server.store.db
    .select({ correct: testTables.activityAnswers.correct })
    .from(testTables.activityAnswers)
    .where(eq(testTables.activityAnswers.userId, asha.user.id));
  expect(evidence).toHaveLength(6);
});

it('is done with the fortieth, not before', async () => {
  const early = await send(asha, ...questions.slice(0, 39).map((_, at) => pick(at)));
  expect(early.states[realm]?.done).not.toContain('trophies-won');
  const reply = await send(asha, pick(39));
  expect(reply.states[realm]?.done).toContain('trophies-won');
  expect(trophies(reply)).toBe(40);
});

it.each([
  ['a field of trophies', { ...pick(0), trophies: 40 }],
  [
    'a mastered question that does not exist',
    answer('master-forty', { picks: { 'no-such-question': 'a' } }, { realm }),
  ],
  ['an answer that claims to be right', answer('master-forty', { picks: { echo: true } }, { realm })],
  ['a list of won questions', answer('master-forty', { won: questions.map(({ id }) => id) }, { realm })],
  ['figures', event('model-card', { realm, ref: 'master-forty', figures: { trophies: 40 } })],
  ['a finished lesson', event('lesson-finished', { realm, ref: 'trophy-challenge' })],
  ['an option that does not exist', answer('master-forty', { picks: { echo: 'zz' } }, { realm })],
])('gives nothing for %s', async (_, forged) => {
  const reply = await send(asha, forged);
  expect(trophies(reply) ?? 0).toBe(0);
  expect(reply.states[realm]?.done ?? []).toEqual([]);
});

it('unites what two devices won at the same time', async () => {
  const other = await server.signIn(`asha${count}`);
  await Promise.all([send(asha, pick(0), pick(1), pick(2, false)), send(other, pick(1), pick(2), pick(3))]);
  const reply = await send(other, pick(2));
  expect(trophies(reply)).toBe(4);
});
