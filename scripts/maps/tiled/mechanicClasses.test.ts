// Tests that Tiled's project gets the classes of mechanics: one that is new, and properties that changed; nothing else moves.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { updateMechanicClasses } from './mechanicClasses.ts';

it('adds what is missing, brings up to date what is known, and leaves the rest', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tiled-'));
  const write = (name: string, value: unknown) => writeFileSync(path.join(folder, name), JSON.stringify(value));
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const spawn = {
    id: 7,
    name: 'spawn',
    color: '#ff000000',
    members: [{ name: 'facing', type: 'string', value: 'up' }],
  };
  const gate = { id: 3, name: 'sliding-gate', color: '#ff000001', members: [] };
  write('lanternwise.tiled-project', { folders: ['.'], propertyTypes: [spawn, gate] });
  write('objecttypes.json', []);
  const files = ['lanternwise.tiled-project', 'objecttypes.json'];
  expect(updateMechanicClasses(folder, false)).toEqual(files);
  expect(read('objecttypes.json')).toEqual([]);
  expect(updateMechanicClasses(folder, true)).toEqual(files);
  expect(updateMechanicClasses(folder, true)).toEqual([]);
  const { folders, propertyTypes: classes } = read('lanternwise.tiled-project');
  const named = (name: string) => classes.find((each: { name: string }) => each.name === name);
  expect([folders, classes[0]]).toEqual([['.'], spawn]);
  expect(named('sliding-gate')).toMatchObject({ id: 3, color: '#ff000001' });
  expect(named('sliding-gate').members).toContainEqual({ name: 'panels', type: 'int', value: 2 });
  expect(named('dice-lever').members[0]).toEqual({ name: 'leverX', type: 'float', value: 0 });
  expect(new Set(classes.map(({ id }: { id: number }) => id)).size).toBe(classes.length);
  expect(read('objecttypes.json')).toContainEqual({
    ...{ name: 'spawn', color: spawn.color },
    properties: spawn.members,
  });
  rmSync(folder, { recursive: true });
});
