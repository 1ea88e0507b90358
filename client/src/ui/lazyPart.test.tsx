// @vitest-environment jsdom
// Tests both kinds of parts, with and without Suspense: shown once their code is there, tried again after a failure, prefetched.
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { clientPart, lazyPart, prefetchedPart, prefetchParts, retryFailedParts } from './lazyPart.tsx';
import { OptionalPart } from './OptionalPart.tsx';
import { FailureBoundary } from './testing/FailureBoundary.tsx';

const Waiting = () => <p>waiting</p>;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Word = ({ word }: { word: string }) => <p>{word}</p>;

it('shows a part that failed once after retryFailedParts', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(Word);
  const Lazy = lazyPart<{ word: string }>(load);
  const shown = () => (
    <FailureBoundary>
      <Suspense fallback="waiting">
        <Lazy word="lantern" />
      </Suspense>
    </FailureBoundary>
  );
  const first = render(shown());
  expect(await screen.findByText('broken')).toBeTruthy();
  first.unmount();
  retryFailedParts();
  render(shown());
  expect(await screen.findByText('lantern')).toBeTruthy();
});

it('prefetches parts and the parts they register, and continues after a failure', async () => {
  await prefetchParts();
  const inner = vi.fn(async () => Word);
  const outer = vi.fn(async () => {
    prefetchedPart(inner);
    return Word;
  });
  outer.mockRejectedValueOnce(new Error('no network'));
  prefetchedPart(outer);
  await prefetchParts();
  expect(inner).not.toHaveBeenCalled();
  await prefetchParts();
  expect(outer).toHaveBeenCalledTimes(2);
  expect(inner).toHaveBeenCalledTimes(1);
});

it('shows a client part in the moment its code is there, and at once when it is shown again', async () => {
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

it('gives the failure of a client part to the error boundary, and tries again when it is mounted again', async () => {
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

it('an optional part that fails leaves the page alone, says so to who asked, and loads again when it is shown next', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(Word);
  const Lazy = lazyPart<{ word: string }>(load);
  const onFailure = vi.fn();
  const shown = (key: number) => (
    <>
      <p>the page</p>
      <OptionalPart key={key} onFailure={onFailure}>
        <Lazy word="lantern" />
      </OptionalPart>
    </>
  );
  const { rerender } = render(shown(1));
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(screen.getByText('the page')).toBeTruthy();
  rerender(shown(2));
  expect(await screen.findByText('lantern')).toBeTruthy();
});
