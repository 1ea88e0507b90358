// Tests that a wrong clock of this device is put right by the server's answers.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerTime, serverNow } from './serverClock.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 30, 9);
const answer = (date?: string) => new Response('{}', { headers: date === undefined ? {} : { date } });
const at = (time: number) => new Date(time).toUTCString();

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  noteServerTime(answer(at(Date.now())));
  vi.useRealTimers();
});

it.each<[string, number, number]>([
  ['right', 0, 0],
  ['a minute slow', 60_000, 0],
  ['three days fast', -3 * DAY_MS, -3 * DAY_MS],
  ['forty days slow', 40 * DAY_MS, 40 * DAY_MS],
])('a clock that is %s', (_what, ahead, corrected) => {
  noteServerTime(answer(at(NOW + ahead)));
  expect(serverNow()).toBe(NOW + corrected);
  vi.advanceTimersByTime(5000);
  expect(serverNow()).toBe(NOW + corrected + 5000);
});

it.each([undefined, '', 'soon'])('an answer that does not tell the time (%s) changes nothing', (date) => {
  noteServerTime(answer(at(NOW - DAY_MS)));
  noteServerTime(answer(date));
  expect(serverNow()).toBe(NOW - DAY_MS);
});
