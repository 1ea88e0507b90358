// @vitest-environment jsdom
// Tests that a page error is explained and that the next page renders normally.
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

it('distinguishes a network failure from a program error', () => {
  const { unmount } = render(
    page('/a', <Broken error={new TypeError('Failed to fetch dynamically imported module')} />),
  );
  expect(screen.getByText(/internet connection/)).toBeTruthy();
  unmount();
  const style = render(page('/a', <Broken error={new Error('Unable to preload CSS for /assets/Lab-1.css')} />));
  expect(screen.getByText(/internet connection/)).toBeTruthy();
  style.unmount();
  render(page('/a', <Broken error={new Error('oops')} />));
  expect(screen.getByText(/Something went wrong on this page/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});

it('says that the site was updated if the server has another build', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ build: '/assets/main-newer.js' }));
  render(page('/a', <Broken error={new TypeError('Failed to fetch dynamically imported module')} />));
  expect(await screen.findByRole('heading', { name: 'Lanternwise has been updated' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  vi.unstubAllGlobals();
});

it('can be left where the page was prerendered and never came to life', () => {
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  root.dataset.prerendered = 'en';
  document.body.append(root);
  render(page('/a', <Broken error={new Error('oops')} />));
  expect(root.dataset.prerendered).toBeUndefined();
  root.remove();
});

it('resets on another page', () => {
  const { rerender } = render(page('/a', <Broken error={new Error('oops')} />));
  rerender(page('/b', 'all is well'));
  expect(screen.getByText('all is well')).toBeTruthy();
});
