// @vitest-environment jsdom
// Tests a window whose code does not come: its reason in words, the one button that helps, and the world that stays.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OverlayErrorBoundary } from './OverlayErrorBoundary.tsx';

const NOT_FETCHED = new TypeError('Failed to fetch dynamically imported module: /assets/LessonOverlay-1.js');
const page = (status: number) => new Response('<h1>Blocked</h1>', { status, headers: { 'content-type': 'text/html' } });

function Broken({ error }: { error: unknown }): never {
  throw error;
}

function open(error: unknown) {
  const close = vi.fn();
  render(
    <>
      <p>the world</p>
      <OverlayErrorBoundary close={close}>
        <Broken error={error} />
      </OverlayErrorBoundary>
    </>,
  );
  return close;
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each<[string, RegExp, string, () => Response]>([
  ['after an update', /has been updated/, 'Reload', () => Response.json({ build: '/assets/main-next.js' })],
  ["behind a school's filter", /school's filter.*allow localhost/, 'Reload', () => page(200)],
  ['that the server lacks', /did not arrive/, 'Reload', () => page(404)],
])('a window %s', async (_what, words, button, answer) => {
  vi.stubGlobal('fetch', async () => answer());
  open(NOT_FETCHED);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: button })).toBeTruthy();
  expect(screen.getByText('the world')).toBeTruthy();
});

it.each<[string, RegExp, unknown]>([
  ['without a line', /Check your internet connection/, NOT_FETCHED],
  ['with an error of its own', /Something went wrong in this window/, new Error('oops')],
])('a window %s leads back to the world, to be opened again', async (_what, words, error) => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const close = open(error);
  expect(await screen.findByText(words)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back to the world' }));
  expect(close).toHaveBeenCalledOnce();
});
