// @vitest-environment jsdom
// A broken page says what to do, and the next page works again.
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken({ error }: { error: Error }): never {
  throw error;
}
const page = (place: string, child: ReactNode) => <PageErrorBoundary resetKey={place}>{child}</PageErrorBoundary>;

it('tells a missing network from a fault of ours', () => {
  const { unmount } = render(
    page('/a', <Broken error={new TypeError('Failed to fetch dynamically imported module')} />),
  );
  expect(screen.getByText(/internet connection/)).toBeTruthy();
  unmount();
  render(page('/a', <Broken error={new Error('oops')} />));
  expect(screen.getByText(/Something on this page broke/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy();
});

it('starts afresh on another page', () => {
  const { rerender } = render(page('/a', <Broken error={new Error('oops')} />));
  rerender(page('/b', 'all is well'));
  expect(screen.getByText('all is well')).toBeTruthy();
});
