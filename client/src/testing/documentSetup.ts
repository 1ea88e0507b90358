// Runs with each file of unit tests that has a document: adds what jsdom lacks, and clears what the next file would share.
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';

/** True while a query is tried again and again: the library's own mark, at which it leaves out the roles. */
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;

configure(({ getElementError }) => ({
  // Parts are loaded lazily, which may take longer than a second on a busy machine.
  asyncUtilTimeout: 20_000,
  // Only the last failure is read; writing the whole page into each of them took half of the time of some tests.
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
}));

/** React's own count of the elements for which it kept a stack: beyond ten thousand it keeps none, and an element costs a third. */
const internals = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object;
};
Object.defineProperty(
  internals.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE ?? {},
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => undefined, configurable: true },
);

// Nothing is laid out, drawn or scrolled, the system has no wishes, and the page has the keyboard.
Document.prototype.hasFocus = () => true;
Element.prototype.scrollIntoView = () => undefined;
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
HTMLCanvasElement.prototype.getContext = () => null;
Object.assign(window, {
  // jsdom’s own frames may stay away after a file whose clock stood still.
  requestAnimationFrame: (frame: FrameRequestCallback) => setTimeout(() => frame(performance.now())),
  cancelAnimationFrame: (id: number) => clearTimeout(id),
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});

afterEach(cleanup);

afterAll(async () => {
  // Pages that are still being loaded belong to this file.
  await vi.dynamicImportSettled();
  // The next file evaluates our modules again; libraries stay loaded, which is most of the time.
  vi.resetModules();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
