// Map files on disk: templates are filled in, a file that is no JSON is named instead of thrown, a sketch is a sound map.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkRealmMap } from '../../shared/src/maps/checkRealmMap.ts';
import { atlasFrames } from './atlasFiles.ts';
import { readMapFile } from './readMap.ts';
import { blob } from './sketch/areas.ts';
import { MapBuilder } from './sketch/MapBuilder.ts';
import { ROOT } from './sketch/tilesetFiles.ts';

/** A file beside the real maps, so that relative tilesets and templates are found; never written. */
const beside = path.join(ROOT, 'tiled-maps/sketched/sketched.tmj');

function sketched(): MapBuilder {
  const sketch = new MapBuilder('sketched', { seed: 5 });
  sketch.fillTerrain('grass');
  const pond = sketch.addTerrain('water', blob(50, 20, 5, 4));
  sketch.addCollision(pond);
  sketch.addSpawn(1125, 280);
  sketch.addNpc('owl', 800, 800, { static: true });
  return sketch;
}

describe('a map file', () => {
  it('made by a sketch is sound, and its pond blocks the way', () => {
    const { map, problems } = readMapFile(beside, sketched().toJson());
    expect(problems).toEqual([]);
    expect(map && checkRealmMap(map, atlasFrames())).toEqual([]);
    expect(map?.walls.some((wall) => wall.x <= 1600 && wall.x + wall.width >= 1600 && wall.y <= 640)).toBe(true);
  });

  it('is painted with the same tiles by the same seed', () => {
    expect(sketched().toJson()).toBe(sketched().toJson());
  });

  it('may place objects from templates, and change what it likes', () => {
    const raw = JSON.parse(sketched().toJson());
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
