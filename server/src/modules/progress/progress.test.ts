// Tests of progress: quest events, duplicates, rejections, map progress and programs.
import type { QuestEventsReply } from '@lanternwise/shared/contracts/progress';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer, event, startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { MAX_RUNS_PER_TASK } from './programsRepository.ts';

const { activityAnswers, programRuns, questEvents } = testTables;

let server: TestServer;
let asha: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  asha = await server.register('Asha');
});
afterEach(() => server.close());

async function sendEvents(...events: unknown[]): Promise<QuestEventsReply> {
  const reply = await asha.call('POST', '/api/v1/user/quest-events', { events });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<QuestEventsReply>();
}
const outcome = (reply: QuestEventsReply) => reply.results.map(({ status, reason }) => reason ?? status);
const verify = async () => (await asha.call('GET', '/api/v1/verify_user')).json().user;

describe('quest events', () => {
  it('complete a realm with score, stars and evidence', async () => {
    const reply = await sendEvents(
      event('realm-entered'),
      answer('first', 'blue'),
      answer('first', 'red', { ms: 6000, hints: 1 }),
      event('item-collected', { ref: 'hat' }),
      answer('second', 'green'),
      event('exit-reached', { ref: 'gate' }),
    );
    expect(outcome(reply)).toEqual(Array(6).fill('applied'));
    expect(reply.states['ai-adventure-park']).toMatchObject({
      entered: true,
      done: ['first-step', 'second-step'],
      collected: ['hat'],
      activities: { first: { attempts: 2, first: 0, best: 1, ms: 10_000, hints: 1 } },
      completed: true,
    });
    expect(reply.user.user_game_progress).toMatchObject({ completed_maps: ['ai-adventure-park'], progress: 13 });
    expect(reply.user.game_scores['ai-adventure-park']).toEqual({ score: 50, stars: 1, trophies: 1, xp: 25 });
    expect(await verify()).toEqual(reply.user);
    const evidence = await server.store.db.select().from(activityAnswers);
    expect(
      evidence.map(({ activity, correct, score, answer: given }) => ({ activity, correct, score, given })),
    ).toEqual([
      { activity: 'first', correct: false, score: 0, given: 'blue' },
      { activity: 'first', correct: true, score: 1, given: 'red' },
      { activity: 'second', correct: true, score: 1, given: 'green' },
    ]);
  });

  it('count once if they are sent repeatedly', async () => {
    const events = [event('realm-entered'), answer('first', 'red')];
    await sendEvents(...events);
    const again = await sendEvents(...events, ...events);
    expect(outcome(again)).toEqual(Array(4).fill('duplicate'));
    expect(again.states['ai-adventure-park']?.activities.first?.attempts).toBe(1);
    expect(await server.store.db.select().from(questEvents)).toHaveLength(2);
  });

  it('count once if they are sent concurrently', async () => {
    await sendEvents(event('realm-entered'));
    const same = answer('first', 'red');
    const replies = await Promise.all([sendEvents(same), sendEvents(same), sendEvents(same)]);
    expect(replies.flatMap(outcome).sort()).toEqual(['applied', 'duplicate', 'duplicate']);
  });

  it('of two learners may have the same id', async () => {
    const same = event('realm-entered');
    await sendEvents(same);
    const ravi = await server.register('Ravi');
    const reply = await ravi.call('POST', '/api/v1/user/quest-events', { events: [same] });
    expect(outcome(reply.json<QuestEventsReply>())).toEqual(['applied']);
  });

  it('are rejected one by one with the reason', async () => {
    const early = answer('first', 'red');
    expect(outcome(await sendEvents(early))).toEqual(['realm-not-entered']);
    const reply = await sendEvents(
      event('realm-entered'),
      answer('second', 'green'),
      event('exit-reached', { ref: 'gate' }),
      event('exit-reached', { ref: 'back-door' }),
      answer('third', 'red'),
      answer('first', { forged: true }),
      event('item-collected', { ref: 'crown' }),
    );
    expect(outcome(reply)).toEqual([
      'applied',
      'step-skipped',
      'tasks-unfinished',
      'unknown-thing',
      'unknown-thing',
      'unknown-thing',
      'unknown-thing',
    ]);
    expect(reply.results[1]?.message).toBe('Another step comes first.');
    expect(reply.states['ai-adventure-park']).toMatchObject({ done: [], collected: [], completed: false });
    expect(outcome(await sendEvents(early))).toEqual(['applied']);
  });

  it('with forged fields are rejected, and valid ones in the same request count', async () => {
    const forged = answer('first', 'red', { score: 100 });
    const reply = await sendEvents(
      event('realm-entered'),
      forged,
      { ...event('exit-reached'), ref: 7 },
      null,
      'x',
      answer('first', 'red'),
    );
    expect(outcome(reply)).toEqual(['applied', 'malformed', 'malformed', 'malformed', 'malformed', 'applied']);
    expect(reply.results[1]?.id).toBe(forged.id);
  });

  it('of unavailable and unknown realms are rejected', async () => {
    const reply = await sendEvents(
      event('realm-entered', { realm: 'voice-valley-park' }),
      event('realm-entered', { realm: 'moon' }),
    );
    expect(outcome(reply)).toEqual(['unknown-realm', 'malformed']);
  });

  it('can enter a protected realm only with a plan, but continue after the plan ended', async () => {
    const enter = () => event('realm-entered', { realm: 'think-tank-park' });
    expect(outcome(await sendEvents(enter()))).toEqual(['subscription-needed']);
    await server.grant('asha', 'plan=learner');
    expect(outcome(await sendEvents(enter()))).toEqual(['applied']);
    await server.grant('asha', 'plan=none');
    expect(outcome(await sendEvents(answer('first', 'red', { realm: 'think-tank-park' })))).toEqual(['applied']);
  });

  it('keep completion, best grades and items after a task reset', async () => {
    await sendEvents(
      event('realm-entered'),
      answer('first', 'red'),
      answer('second', 'green'),
      event('exit-reached', { ref: 'gate' }),
    );
    const reply = await sendEvents(event('tasks-reset'));
    expect(reply.states['ai-adventure-park']).toMatchObject({ epoch: 1, done: [], completed: true });
    expect(reply.user.user_game_progress.completed_maps).toEqual(['ai-adventure-park']);
  });

  it.each([
    ['no list', {}, 'The list of events is missing.'],
    ['an empty list', { events: [] }, 'The list of events is empty.'],
    ['201 events', { events: Array(201).fill({}) }, 'At most 200 events fit in one call.'],
    ['a forged field', { events: [{}], user: 'x' }, 'The request has something that does not belong there: user.'],
  ])('are rejected as %s', async (_what, body, message) => {
    const reply = await asha.call('POST', '/api/v1/user/quest-events', body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe(message);
  });

  it('are available in a second browser', async () => {
    await sendEvents(event('realm-entered'), answer('first', 'red'));
    await asha.call('POST', '/api/v1/user/map-progress', {
      current_map: 'ai-adventure-park',
      nextMap: 'robo-realm',
      score: 5,
      progress: { leaves: 3 },
    });
    const other = await server.signIn('asha');
    const reply = (await other.call('GET', '/api/v1/user/realm-states')).json();
    expect(reply.states['ai-adventure-park'].done).toEqual(['first-step']);
    expect(reply.mapProgress).toEqual({ 'ai-adventure-park': { leaves: 3 } });
  });
});

describe('leaving a map', () => {
  const body = { current_map: 'ai-adventure-park', nextMap: 'robo-realm', score: 80, progress: null };
  const leave = (change: Record<string, unknown> = {}) =>
    asha.call('POST', '/api/v1/user/map-progress', { ...body, ...change });

  it('sets the current map and completes nothing', async () => {
    const reply = await leave();
    expect(reply.statusCode).toBe(200);
    expect(reply.json().user.user_game_progress).toEqual({
      current_map: 'robo-realm',
      completed_maps: [],
      progress: 0,
    });
    expect(reply.json().user.game_scores).toEqual({});
    expect(await verify()).toEqual(reply.json().user);
  });

  it('keeps the current map if the target is not a map', async () => {
    expect((await leave({ nextMap: 'pricing' })).json().user.user_game_progress.current_map).toBe('ai-adventure-park');
  });

  it('accepts demo slugs', async () => {
    const reply = await leave({ current_map: 'ai-adventure-park-demo', nextMap: 'robo-realm-demo' });
    expect(reply.json().user.user_game_progress.current_map).toBe('robo-realm');
  });

  it.each([
    ['an unknown map', { current_map: 'moon' }, 400, 'There is no map called "moon".'],
    ['a forged score', { score: 101 }, 400, 'The score is at most 100.'],
    ['a score that is no number', { score: '80' }, 400, 'The score is a number from 0 to 100.'],
    ['a progress that is a list', { progress: [1] }, 400, 'Progress is an object or null.'],
    ['a missing progress', { progress: undefined }, 400, 'Progress is an object or null.'],
    ['a forged field', { completed: true }, 400, 'The request has something that does not belong there: completed.'],
    [
      'too much progress',
      { progress: { x: 'a'.repeat(33_000) } },
      413,
      'The progress of this map is too large to keep.',
    ],
  ])('is rejected for %s', async (_what, change, status, message) => {
    const reply = await leave(change);
    expect(reply.statusCode).toBe(status);
    expect(reply.json().message).toBe(message);
    expect((await verify()).user_game_progress.current_map).toBe('');
  });

  it('keeps the progress object if a later report has none', async () => {
    await leave({ progress: { leaves: 3 } });
    await leave({ progress: null });
    const reply = await asha.call('GET', '/api/v1/user/realm-states');
    expect(reply.json().mapProgress).toEqual({ 'ai-adventure-park': { leaves: 3 } });
  });
});

describe('programs', () => {
  const run = (code: string, more: Record<string, unknown> = {}) =>
    event('program-run', { ref: 'cake', code, status: 'failed', errorKind: null, ms: 900, ...more });
  const newest = async (client = asha) => (await client.call('GET', '/api/v1/user/programs')).json().programs;
  const codes = async () => (await server.store.db.select().from(programRuns)).map(({ code }) => code);

  it('are stored once with their outcome; one that passed is known to the state', async () => {
    const first = run('print(x)', { status: 'error', errorKind: 'NameError' });
    const before = await sendEvents(event('realm-entered'));
    const reply = await sendEvents(first, run("print('cake')", { status: 'passed' }));
    expect(outcome(reply)).toEqual(['applied', 'applied']);
    expect(reply.states['ai-adventure-park']).toEqual({ ...before.states['ai-adventure-park'], passed: ['cake'] });
    expect(outcome(await sendEvents(first))).toEqual(['duplicate']);
    const [row, ...others] = await server.store.db.select().from(programRuns);
    expect(others).toHaveLength(1);
    expect(row).toMatchObject({
      realm: 'ai-adventure-park',
      ref: 'cake',
      code: 'print(x)',
      status: 'error',
      errorKind: 'NameError',
      ms: 900,
      ranAt: first.at,
    });
    expect(JSON.stringify(await server.store.db.select().from(questEvents))).not.toContain('print(x)');
  });

  it('of a task are limited to the latest ones, even if older ones arrive later', async () => {
    const all = Array.from({ length: MAX_RUNS_PER_TASK + 5 }, (_, at) => run(`# ${at}`));
    await sendEvents(event('realm-entered'), ...all.slice(5), ...all.slice(0, 5));
    expect((await codes()).sort()).toEqual(
      all
        .slice(5)
        .map(({ code }) => code)
        .sort(),
    );
    expect(outcome(await sendEvents(...all.slice(0, 5)))).toEqual(Array(5).fill('duplicate'));
  });

  it('are available on another device: the newest of each task', async () => {
    await sendEvents(event('realm-entered'));
    await sendEvents(run('old'), run('new'));
    const late = run('older', { at: 5 });
    await sendEvents(late);
    const other = await server.signIn('asha');
    expect(await newest(other)).toEqual([
      { realm: 'ai-adventure-park', ref: 'cake', code: 'new', ranAt: expect.any(Number) },
    ]);
    expect(await newest(await server.register('Ravi'))).toEqual([]);
  });

  it('from a device with a fast clock get the time of the server', async () => {
    await sendEvents(event('realm-entered'), run('from the future', { at: Date.now() + 1e9 }));
    const [program] = await newest();
    expect(program.ranAt).toBeLessThanOrEqual(Date.now());
  });

  it('that are too long, of an unknown task or with a NUL are rejected', async () => {
    await sendEvents(event('realm-entered'));
    const reply = await sendEvents(
      run('€'.repeat(7000)),
      run('a\u0000b'),
      run('1', { ref: 'pie' }),
      run('1', { status: 'won' }),
    );
    expect(outcome(reply)).toEqual(['malformed', 'malformed', 'unknown-thing', 'malformed']);
    expect(await codes()).toEqual([]);
  });
});
