// @vitest-environment jsdom
// Tests retrying and prefetching of lazy components.
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart, prefetchParts, retryFailedParts } from './lazyPart.tsx';
import { FailureBoundary } from './testing/FailureBoundary.tsx';

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
    lazyPart(inner);
    return Word;
  });
  outer.mockRejectedValueOnce(new Error('no network'));
  lazyPart(outer);
  await prefetchParts();
  expect(inner).not.toHaveBeenCalled();
  await prefetchParts();
  expect(outer).toHaveBeenCalledTimes(2);
  expect(inner).toHaveBeenCalledTimes(1);
});
