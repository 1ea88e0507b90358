// Map files on disk: templates are filled in, a file that is no JSON is named instead of thrown, a new realm starts from a sound one.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkRealmMap } from '../../shared/src/maps/checkRealmMap.ts';
import { atlasFrames, ROOT } from './atlasFiles.ts';
import { readMapFile } from './readMap.ts';

/** What `npm run new realm` starts from; read as a file beside the real maps, never written there. */
const template = readFileSync(path.join(ROOT, 'tiled-maps/templates/new-realm.tmj'), 'utf8');
const beside = path.join(ROOT, 'tiled-maps/moon-garden/moon-garden.tmj');

describe('a map file', () => {
  it('of a new realm is sound, and its edge blocks the way', () => {
    const { map, problems } = readMapFile(beside, template);
    expect(problems).toEqual([]);
    expect(map && checkRealmMap(map, atlasFrames())).toEqual([]);
    expect(map?.walls.some((wall) => wall.x <= 1600 && wall.x + wall.width >= 1600 && wall.y <= 40)).toBe(true);
  });

  it('may place objects from templates, and change what it likes', () => {
    const raw = JSON.parse(template);
    const objects = raw.layers.find(({ name }: { name: string }) => name === 'objects').objects;
    objects.push({
      id: 900,
      template: '../templates/npc.tj',
      name: 'robot',
      x: 900,
      y: 700,
      properties: [{ name: 'radius', type: 'float', value: 50 }],
    });
    const { map, problems } = readMapFile(beside, JSON.stringify(raw));
    expect(problems).toEqual([]);
    expect(map?.npcs.find(({ id }) => id === 'robot')).toMatchObject({ radius: 50, size: 32, static: false });
  });

  it('that is cut off is named, not thrown', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'map-')), 'half.tmj');
    writeFileSync(file, '{"type": "map", ');
    expect(readMapFile(file).problems[0]?.message).toContain('Save it again in Tiled');
  });
});
