// Checks that docs/dependencies.md reviews exactly the packages that the package.json files name, with their licences, at pinned versions.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const WORKSPACES = ['.', 'shared', 'server', 'client'];

interface Manifest {
  dependencies?: Record<string, string>;
  license?: string;
}
const readJson = (...path: string[]) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8')) as Manifest;

const dependencies = new Map<string, { version: string; licence: string | undefined }>();
for (const workspace of WORKSPACES) {
  for (const [name, version] of Object.entries(readJson(workspace, 'package.json').dependencies ?? {})) {
    if (name.startsWith('@lanternwise/')) continue;
    const folder = [join(workspace, 'node_modules', name), join('node_modules', name)].find((path) =>
      existsSync(join(ROOT, path)),
    );
    dependencies.set(name, { version, licence: folder && readJson(folder, 'package.json').license });
  }
}

const [taken = ''] = readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8').split('## Looked at and not taken');
const rows = [...taken.matchAll(/^\| `([^`]+)` \|(.+)\|$/gm)].map(([, name = '', rest = '']) => ({
  name,
  cells: rest.split('|').map((cell) => cell.trim()),
}));

describe('the review of runtime dependencies', () => {
  it('has one row for each dependency and no other', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual([...dependencies.keys()].sort());
  });

  it('says why, how large, which licence, how maintained and what instead', () => {
    for (const { name, cells } of rows) {
      expect(cells, name).toHaveLength(5);
      expect(
        cells.every((cell) => cell !== ''),
        name,
      ).toBe(true);
      expect(cells[2], name).toBe(dependencies.get(name)?.licence);
    }
  });

  it('is of pinned versions', () => {
    for (const [name, { version }] of dependencies) expect(version, name).toMatch(/^(npm:[\w/@.-]+@)?\d+\.\d+\.\d+$/);
  });
});
