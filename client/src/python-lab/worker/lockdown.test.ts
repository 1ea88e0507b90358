// What lockdown takes away stays away, wherever it was inherited from.
import { expect, it } from 'vitest';
import { lockDown, safeGlobals } from './lockdown.ts';

it('takes connections and storage from the scope and from what it inherits', () => {
  const ancestor = { fetch: () => 1, indexedDB: {} };
  const scope = Object.create(ancestor) as Record<string, unknown>;
  scope.WebSocket = class {};
  lockDown(scope);
  for (const name of ['fetch', 'indexedDB', 'WebSocket']) {
    expect(scope[name]).toBeUndefined();
    expect(() => Object.defineProperty(scope, name, { value: 1 })).toThrow();
  }
  expect(ancestor).toEqual({});
});

it('gives `import js` no way out', () => {
  expect(Object.keys(safeGlobals()).sort()).toEqual([
    'AbortController',
    'AbortSignal',
    'Array',
    'Object',
    'Promise',
    'clearTimeout',
    'queueMicrotask',
    'setTimeout',
  ]);
});
