// @vitest-environment jsdom
// Tests when a learner's place is reported.
import { LIVE_REPORT_MS, LIVE_SIGN_OF_LIFE_MS } from '@lanternwise/shared/constants/live';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settle, stubStreams } from '../../testing/stubStreams.ts';
import { type LivePlace, startPresence } from './presence.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const place: LivePlace = { realm: 'robo-realm', task: null, x: 1, y: 1, visible: true };
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
};

it('reports steps now and then, other work at once, and a sign of life', async () => {
  const requests = stubStreams(() => Response.json({ success: true, live: true }));
  const reporter = startPresence(place);
  await settle();
  expect(requests.map(({ method, body }) => [method, body])).toEqual([['POST', place]]);
  for (let x = 2; x < 10; x += 1) reporter.update({ ...place, x });
  expect(requests).toHaveLength(1);
  await pass(LIVE_REPORT_MS);
  expect(requests.at(-1)?.body).toEqual({ ...place, x: 9 });
  expect(requests).toHaveLength(2);
  reporter.update({ ...place, x: 9, task: 'build' });
  await settle();
  expect(requests).toHaveLength(3);
  reporter.update({ ...place, x: 9, task: 'build' });
  await pass(LIVE_SIGN_OF_LIFE_MS - 1);
  expect(requests).toHaveLength(3);
  await pass(1);
  expect(requests).toHaveLength(4);
  reporter.stop();
  await pass(60_000);
  expect(requests).toHaveLength(4);
});

it('says once that the page is hidden', async () => {
  const requests = stubStreams(() => Response.json({ success: true, live: true }));
  const reporter = startPresence(place);
  reporter.update({ ...place, visible: false });
  await settle();
  expect(requests.map(({ body }) => (body as LivePlace).visible)).toEqual([true, false]);
  await pass(60_000);
  expect(requests).toHaveLength(2);
  reporter.update(place);
  await settle();
  expect(requests).toHaveLength(3);
});

it('goes on when reports are lost', async () => {
  const requests = stubStreams(() => new TypeError('Failed to fetch'));
  startPresence(place);
  await pass(LIVE_SIGN_OF_LIFE_MS * 3);
  expect(requests).toHaveLength(4);
});
