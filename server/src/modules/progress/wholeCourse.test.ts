// The whole course through the public API: registration, a plan, eight realms by their own quests, a certificate that strangers can verify.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { solutionOf } from '@lanternwise/shared/activities/registry';
import { PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import { type RealmContent, realmContentSchema } from '@lanternwise/shared/content/bundle';
import type { QuestStep } from '@lanternwise/shared/content/quest';
import type { QuestEventsReply } from '@lanternwise/shared/contracts/progress';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const CONTENT = fileURLToPath(new URL('../../../../shared/generated', import.meta.url));
const contentOf = (realm: string): RealmContent =>
  realmContentSchema.parse(JSON.parse(readFileSync(`${CONTENT}/content/${realm}.json`, 'utf8')));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ contentDir: CONTENT });
});
afterAll(() => server.close());

/** Steps in an order in which each may be done. */
function stepsInOrder({ quest }: RealmContent): QuestStep[] {
  const left = quest.tasks.flatMap((task) => task.steps);
  const ordered: QuestStep[] = [];
  while (left.length > 0) {
    const at = left.findIndex(({ needs }) => needs.every((need) => ordered.some(({ id }) => id === need)));
    const [step] = left.splice(at, 1);
    if (at < 0 || !step) throw new Error(`${quest.realm}: no step can be done next`);
    ordered.push(step);
  }
  return ordered;
}

/** What a learner's browser sends on the straight way through a realm: every activity of a lesson, then its end. */
function eventsOf(content: RealmContent): object[] {
  const realm = content.realm.id;
  const make = (event: object) => ({ id: randomUUID(), at: 1_700_000_000_000, realm, ...event });
  const answered = (ref: string) => {
    const activity = content.activities[ref];
    if (!activity) throw new Error(`${realm} has no activity ${ref}`);
    const effort = { ms: 4000, hints: 0, skipped: false };
    return make({ kind: 'activity-answered', ref, answer: solutionOf(activity), ...effort });
  };
  const activitiesOf = (lesson: string) => {
    const text = JSON.stringify(content.lessons[lesson]);
    return Object.keys(content.activities).filter((id) => text.includes(`"activity":"${id}"`));
  };
  const moves = stepsInOrder(content).flatMap(({ on: { kind, ref } }) => {
    if (kind === 'activity-answered') return [answered(ref)];
    return [...(kind === 'lesson-finished' ? activitiesOf(ref).map(answered) : []), make({ kind, ref })];
  });
  const { graded, points = [] } = content.quest;
  const scored = [...graded, ...points.flatMap(({ parts }) => parts.map(({ activity }) => activity))];
  const extras = [...new Set(scored)].filter((ref) => !JSON.stringify(moves).includes(`"ref":"${ref}"`)).map(answered);
  const lanterns = content.quest.tasks.map(({ id }) => make({ kind: 'lantern-lit', ref: id }));
  return [
    make({ kind: 'realm-entered' }),
    ...moves,
    ...extras,
    ...lanterns,
    make({ kind: 'exit-reached', ref: content.quest.exit.id }),
  ];
}

it('earns a verified certificate by play alone, from registration on', async () => {
  const asha = await server.register('Asha', { ageBand: '18+' });
  const { checkout } = (await asha.call('POST', '/api/v1/checkouts', { plan: 'learner-monthly' })).json();
  const paid = await asha.call('POST', `/api/v1/sandbox/checkouts/${checkout.id}`, { outcome: 'pay' });
  expect(paid.statusCode, paid.body).toBe(200);

  for (const realm of PLAY_ORDER) {
    const early = await asha.call('GET', `/api/v1/course-completion?userId=${asha.user.id}`);
    expect(early.json().completed).toBe(false);
    const events = eventsOf(contentOf(realm));
    for (let from = 0; from < events.length; from += 40) {
      const reply = await asha.call('POST', '/api/v1/user/quest-events', { events: events.slice(from, from + 40) });
      expect(reply.statusCode, reply.body).toBe(200);
      const refused = reply.json<QuestEventsReply>().results.filter(({ status }) => status !== 'applied');
      expect(refused, realm).toEqual([]);
    }
    const { user } = (await asha.call('GET', '/api/v1/verify_user')).json();
    expect(user.user_game_progress.completed_maps).toContain(realm);
    expect(user.game_scores[realm].score, realm).toBeGreaterThanOrEqual(80);
  }

  const made = await asha.call('POST', '/api/v1/generate-certificate', { userId: asha.user.id, name: 'Asha Rao' });
  expect(made.statusCode, made.body).toBe(200);
  const { certificate } = made.json();
  expect(certificate).toMatchObject({ name: 'Asha Rao', completion: 100 });
  const id = encodeURIComponent(certificate.verificationId);
  const verified = (await server.call('GET', `/api/v1/verify-certificate/${id}`)).json();
  expect(verified).toMatchObject({ success: true, certificate: { name: 'Asha Rao' } });
});
