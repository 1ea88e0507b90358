// @vitest-environment jsdom
// Tests the live connection: lines become state, breaks are resumed, held-back streams are polled, refusals are final.
import { LIVE_FIRST_LINE_MS, LIVE_RETRY_STREAM_MS, LIVE_SILENCE_MS } from '@lanternwise/shared/constants/live';
import type { OwnLiveMessage } from '@lanternwise/shared/contracts/liveMessages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOwnTestLesson, createTestLearner, createTestLesson } from '../../testing/liveLessons.ts';
import { settle, stubStreams } from '../../testing/stubStreams.ts';
import { storeToken } from '../session/token.ts';
import { connectBoard, connectOwnLive } from './connectLive.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  // Waits are spread by chance.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  storeToken('secret', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const state = (cursor = 'l.1'): OwnLiveMessage => ({
  type: 'state',
  cursor,
  now: Date.now(),
  lesson: createOwnTestLesson({ id: 'l' }),
  missed: [],
});
const beat = (cursor = 'l.1') => ({ type: 'beat', cursor, now: Date.now() }) as const;
const pass = async (ms: number) => {
  await settle();
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
};
const LONGEST_WAIT_MS = 12_000;

describe('a connection', () => {
  it('reads lines as they arrive, also in pieces, and keeps the token out of the address', async () => {
    const answers = stubStreams();
    const store = connectOwnLive();
    const kinds: string[] = [];
    store.subscribe(() => kinds.push(store.getState().connection.kind));
    expect(store.getState().connection.kind).toBe('connecting');
    await settle();
    const text = `${JSON.stringify(state())}\n`;
    answers[0]?.sendText(text.slice(0, 20));
    await settle();
    expect(store.getState().lesson).toBeNull();
    answers[0]?.sendText(text.slice(20));
    await settle();
    expect(store.getState()).toMatchObject({ connection: { kind: 'live' }, lesson: { id: 'l' }, cursor: 'l.1' });
    expect(answers[0]?.query.toString()).not.toContain('secret');
    store.stop();
    expect([store.getState().connection.kind, answers[0]?.isAborted()]).toEqual(['stopped', true]);
    await pass(60_000);
    expect(answers).toHaveLength(1);
  });

  it('resumes after a break where it was, and what is known stays', async () => {
    const answers = stubStreams();
    const store = connectOwnLive();
    await settle();
    answers[0]?.send(state('l.4'));
    await settle();
    answers[0]?.break();
    await settle();
    expect(store.getState()).toMatchObject({ connection: { kind: 'resuming' }, lesson: { id: 'l' } });
    await pass(500);
    expect(answers[1]?.query.get('after')).toBe('l.4');
    expect(answers[1]?.query.get('tab')).toBe(answers[0]?.query.get('tab'));
    answers[1]?.send(beat('l.4'));
    await settle();
    expect(store.getState().connection.kind).toBe('live');
    store.stop();
  });

  it('notices a stream that has fallen silent', async () => {
    const answers = stubStreams();
    const store = connectOwnLive();
    await settle();
    answers[0]?.send(state());
    await settle();
    await pass(LIVE_SILENCE_MS - 1000);
    answers[0]?.send(beat());
    await pass(LIVE_SILENCE_MS - 1000);
    expect(answers[0]?.isAborted()).toBe(false);
    await pass(LONGEST_WAIT_MS);
    expect(answers[0]?.isAborted()).toBe(true);
    expect(answers.length).toBeGreaterThan(1);
    store.stop();
  });

  it('comes back when the server sends it away', async () => {
    const answers = stubStreams();
    const store = connectOwnLive();
    await settle();
    answers[0]?.send(state('l.2'), { type: 'reconnect', withinMs: 1500 });
    answers[0]?.end();
    await pass(1500);
    expect(answers[1]?.query.get('after')).toBe('l.2');
    expect(answers[1]?.query.get('wait')).toBeNull();
    store.stop();
  });
});

describe('where streams are held back', () => {
  it('polls, sees the same state, and tries to stream again later', async () => {
    const answers = stubStreams();
    const store = connectOwnLive();
    await pass(LIVE_FIRST_LINE_MS + LONGEST_WAIT_MS);
    expect(answers[0]?.isAborted()).toBe(true);
    expect(answers[1]?.query.get('wait')).not.toBeNull();
    answers[1]?.send(state('l.1'));
    answers[1]?.end();
    await pass(1);
    expect(store.getState()).toMatchObject({ connection: { kind: 'polling' }, lesson: { id: 'l' } });
    expect(answers[2]?.query.get('after'), 'the next poll follows at once').toBe('l.1');
    await pass(LIVE_RETRY_STREAM_MS / 8);
    answers[2]?.send(beat());
    answers[2]?.end();
    vi.setSystemTime(Date.now() + LIVE_RETRY_STREAM_MS);
    const polls = answers.length;
    await pass(1);
    answers.at(-1)?.send(beat());
    answers.at(-1)?.end();
    await pass(1);
    expect(answers.length).toBeGreaterThan(polls);
    expect(answers.at(-1)?.query.get('wait')).toBeNull();
    store.stop();
  });

  it('polls where something on the way keeps cutting streams', async () => {
    const answers = stubStreams();
    const store = connectOwnLive();
    for (let cut = 0; cut < 3; cut += 1) {
      await settle();
      answers.at(-1)?.send(state());
      await settle();
      answers.at(-1)?.end();
      await pass(500);
    }
    expect(answers.map(({ query }) => query.has('wait'))).toEqual([false, false, false, true]);
    store.stop();
  });
});

describe('a server that is gone for a while', () => {
  it('is streamed from again as soon as it is back, and never asked in a tight loop', async () => {
    let isGone = false;
    const answers = stubStreams(() => (isGone ? new TypeError('Failed to fetch') : undefined));
    const store = connectOwnLive();
    await settle();
    answers[0]?.send(state());
    await settle();
    isGone = true;
    answers[0]?.break();
    await pass(30_000);
    expect(answers.length).toBeLessThan(20);
    isGone = false;
    const failed = answers.length;
    for (let waited = 0; waited < LONGEST_WAIT_MS && answers.length === failed; waited += 250) await pass(250);
    expect(answers.at(-1)?.query.get('wait'), 'no proxy is in the way').toBeNull();
    answers.at(-1)?.send(beat());
    await settle();
    expect(store.getState().connection.kind).toBe('live');
    store.stop();
  });

  it('and a proxy that answers for it with an empty page is not asked in a tight loop either', async () => {
    const answers = stubStreams(() => new Response('', { status: 200 }));
    const store = connectOwnLive();
    await pass(60_000);
    expect(answers.length).toBeGreaterThan(3);
    expect(answers.length).toBeLessThan(30);
    store.stop();
  });
});

describe('a refusal', () => {
  const refusal = (status: number, code: string) => () =>
    Response.json({ success: false, code, message: 'No.' }, { status });

  it.each([
    [401, 'sign-in-needed'],
    [403, 'not-allowed'],
    [404, 'no-group'],
    [429, 'too-many-streams'],
  ])('%s %s is final and said', async (status, code) => {
    const answers = stubStreams(refusal(status, code));
    const store = connectBoard('g');
    await pass(60_000);
    expect(store.getState().connection).toEqual({ kind: 'refused', code, message: 'No.' });
    expect(answers).toHaveLength(1);
  });

  it.each([
    ['a busy server', refusal(503, 'busy')],
    ['too many requests', refusal(429, 'too-many-requests')],
    ['no network', () => new TypeError('Failed to fetch')],
  ])('%s is not', async (_, respond) => {
    const answers = stubStreams(respond);
    const store = connectBoard('g');
    await pass(30_000);
    expect(store.getState().connection.kind).toBe('connecting');
    expect(answers.length).toBeGreaterThan(2);
    expect(answers.length).toBeLessThan(20);
    store.stop();
  });

  it('in mid-stream takes the class off the screen', async () => {
    const answers = stubStreams();
    const store = connectBoard('g');
    await settle();
    answers[0]?.send({
      type: 'board',
      cursor: 'e.1',
      now: 1,
      lesson: createTestLesson(),
      learners: [createTestLearner()],
    });
    await settle();
    expect(Object.keys(store.getState().learners)).toEqual(['asha']);
    answers[0]?.send({ type: 'refused', code: 'no-group', message: 'There is no such group.' });
    answers[0]?.end();
    await pass(60_000);
    expect(store.getState()).toMatchObject({ connection: { kind: 'refused' }, lesson: null, learners: {} });
    expect(answers).toHaveLength(1);
  });
});
