// For component tests: what jsdom lacks of a browser.
import { vi } from 'vitest';

/** Observes nothing: nothing has a size. */
export function stubResizeObserver(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}

/** Every media query answers the same. */
export function stubMediaQueries(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }));
}
