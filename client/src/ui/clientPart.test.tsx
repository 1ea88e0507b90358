// @vitest-environment jsdom
// Tests that a part is shown once its code is there, without the time that Suspense keeps its fallback, and tried again after a failure.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clientPart } from './clientPart.tsx';
import { FailureBoundary } from './testing/FailureBoundary.tsx';

const Word = ({ word }: { word: string }) => <p>{word}</p>;
const Waiting = () => <p>waiting</p>;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows the part in the moment its code is there, and at once when it is shown again', async () => {
  // No timer passes: Suspense would wait for one.
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date', 'performance'] });
  let arrive: (part: typeof Word) => void = () => undefined;
  const code = new Promise<typeof Word>((resolve) => {
    arrive = resolve;
  });
  const Part = clientPart<{ word: string }>(() => code, Waiting);
  const { unmount } = render(<Part word="lantern" />);
  expect(screen.getByText('waiting')).toBeTruthy();
  await act(async () => arrive(Word));
  expect(screen.getByText('lantern')).toBeTruthy();
  unmount();
  render(<Part word="owl" />);
  expect(screen.getByText('owl')).toBeTruthy();
});

it('gives a failure to the error boundary, and tries again when it is mounted again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(Word);
  const Part = clientPart<{ word: string }>(load, Waiting);
  const part = (
    <FailureBoundary>
      <Part word="lantern" />
    </FailureBoundary>
  );
  const { unmount } = render(part);
  expect(await screen.findByText('broken')).toBeTruthy();
  unmount();
  render(part);
  expect(await screen.findByText('lantern')).toBeTruthy();
});
