// @vitest-environment jsdom
// Tests that a command of the teacher is given again until a server has answered, under one id, and that a refusal is said at once.
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../../features/store/store.ts';
import { showToast } from '../../lib/showToast.ts';
import { createTestLesson } from '../../testing/liveLessons.ts';
import { stubApi } from '../../testing/stubApi.ts';
import { useCommand } from './useCommand.ts';

vi.mock('../../lib/showToast.ts', () => ({ showToast: vi.fn() }));

let ids: string[] = [];
beforeEach(() => {
  ids = [];
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** @param answers one for each request; the last one for all that follow */
function setUp(...answers: (() => Response)[]) {
  stubApi({});
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    ids.push((JSON.parse(String(body)) as { id: string }).id);
    return (answers[ids.length - 1] ?? answers.at(-1))?.();
  });
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useCommand(createTestLesson()), { wrapper });
  let sent: boolean | undefined;
  act(() => void result.current.send({ kind: 'pause' }).then((done) => (sent = done)));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { pass, isSending: () => result.current.isSending, sent: () => sent };
}
const taken = () => Response.json({ success: true, command: {}, lesson: createTestLesson() });
const badGateway = () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 });
const busy = () => Response.json({ success: false, code: 'busy', message: 'Busy.' }, { status: 503 });
const noNetwork = () => {
  throw new TypeError('Failed to fetch');
};

it('is given again under its id while a server is gone, and keeps its button busy meanwhile', async () => {
  const { pass, isSending, sent } = setUp(noNetwork, badGateway, busy, taken);
  await pass(100);
  expect(isSending()).toBe(true);
  await pass(1500);
  expect([isSending(), sent()]).toEqual([true, undefined]);
  await pass(4000);
  expect([isSending(), sent()]).toEqual([false, true]);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(1);
  expect(showToast).not.toHaveBeenCalled();
});

it('is given up in words when no server answers', async () => {
  const { pass, sent } = setUp(noNetwork);
  await pass(30_000);
  expect(sent()).toBe(false);
  expect(ids).toHaveLength(4);
  expect(showToast).toHaveBeenCalledOnce();
});

it('is not given again after a refusal', async () => {
  const refusal = { success: false, code: 'no-live-lesson', message: 'This live lesson is over.' };
  const { pass, sent } = setUp(() => Response.json(refusal, { status: 409 }));
  await pass(10_000);
  expect([sent(), ids.length]).toEqual([false, 1]);
  expect(showToast).toHaveBeenCalledWith('error', 'Not sent: This live lesson is over.');
});
