// Every kind of overlay has a component that really exists (the type says the first half, this loads the second).
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = readFileSync(new URL('./registry.ts', import.meta.url), 'utf8');
const entries = [
  ...source.matchAll(/(\w+): lazy\(async \(\) => \(\{ default: \(await import\('([^']+)'\)\)\.(\w+) \}\)\)/g),
];

describe('overlay registry', () => {
  it('names a component for each of the fourteen kinds', () => {
    expect(entries).toHaveLength(14);
  });

  it.each(entries.map(([, kind = '', path = '', name = '']) => ({ kind, path, name })))(
    '$kind: $name stands in $path',
    ({ path, name }) => {
      const text = readFileSync(new URL(path, import.meta.url), 'utf8');
      expect(text).toMatch(new RegExp(`export (function|const) ${name}\\b`));
    },
  );
});
