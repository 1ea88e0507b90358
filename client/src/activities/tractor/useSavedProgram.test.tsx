// @vitest-environment jsdom
// Tests whose program a field opens with: the newer of this browser and the account, and never one changed under the learner's hands.
import { FIELD_PROGRAMS } from '@lanternwise/shared/activities/tractor/solutions';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fetchBlocks } from '../../features/progress/progressRequests.ts';
import { useSavedProgram } from './useSavedProgram.ts';

vi.mock('../../features/progress/progressRequests.ts', () => ({ fetchBlocks: vi.fn() }));
vi.mock('../../features/session/useSession.ts', () => ({ useSession: () => ({ status: 'signed-in' }) }));

const { starter, solution } = FIELD_PROGRAMS['long-row']!;
const DRAFT = 'lanternwise:draft:guest:row';

beforeEach(() => localStorage.clear());

const remote = (answer: unknown, at: number) => vi.mocked(fetchBlocks).mockResolvedValue({ answer, at });
const open = async () => {
  const { result } = renderHook(() => useSavedProgram('row', starter));
  return result;
};
const settled = () => act(async () => undefined);

it('opens the program that was run on another device', async () => {
  remote(solution, 5);
  const store = await open();
  expect(store.current).toMatchObject({ saved: { program: starter }, edition: 0 });
  await settled();
  expect(store.current).toMatchObject({ saved: { program: solution }, edition: 1 });
  expect(JSON.parse(localStorage.getItem(DRAFT) ?? '{}')).toMatchObject({ at: 5 });
});

it.each([
  ['a newer one of this browser', { program: starter, at: 9 }, solution],
  ['one of this browser that does not know its time', { program: starter }, solution],
  ['what the account holds and nobody can read', undefined, { version: 99 }],
])('does not overwrite %s', async (_, draft, answer) => {
  if (draft) localStorage.setItem(DRAFT, JSON.stringify(draft));
  remote(answer, 5);
  const store = await open();
  await settled();
  expect(store.current).toMatchObject({ saved: { program: starter }, edition: 0 });
});

it('leaves a program alone that the learner has begun to change', async () => {
  let arrive = (_: { answer: unknown; at: number }) => {};
  vi.mocked(fetchBlocks).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const store = await open();
  act(() => store.current.save({ version: 1, blocks: [] }));
  arrive({ answer: solution, at: Date.now() + 60_000 });
  await settled();
  expect(store.current).toMatchObject({ saved: { program: { blocks: [] } }, edition: 0 });
});
