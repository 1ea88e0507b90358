// The comparison of the round trip through Tiled must see what a broken writer would do to a map.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readMapFile } from '../readMap.ts';
import { differences } from './roundTrip.ts';

const MAPS = path.resolve(import.meta.dirname, '../../../tiled-maps');
const FILE = path.join(MAPS, 'ai-adventure-park/ai-adventure-park.tmj');

interface RawObject {
  type: string;
  x: number;
  properties?: { name: string; value: unknown }[];
}
interface RawMap {
  properties?: { name: string; value: unknown }[];
  layers: { data?: number[]; objects?: RawObject[] }[];
  tilesets: { source: string }[];
}

const folder = mkdtempSync(path.join(tmpdir(), 'round-trip-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the comparison says of the park after `damage`. */
function reported(damage: (map: RawMap) => void): string[] {
  const map: RawMap = JSON.parse(readFileSync(FILE, 'utf8'));
  for (const tileset of map.tilesets) tileset.source = path.join(MAPS, 'tilesets', path.basename(tileset.source));
  damage(map);
  const written = path.join(folder, 'ai-adventure-park.tmj');
  writeFileSync(written, JSON.stringify(map, null, 1));
  return differences(readMapFile(FILE), readMapFile(written));
}

const objects = (map: RawMap) => map.layers.flatMap((layer) => layer.objects ?? []);
const first = (map: RawMap, type: string) => objects(map).find((object) => object.type === type);

describe('the round trip of a map', () => {
  it('says nothing of the same map written otherwise', () => {
    expect(reported(() => undefined)).toEqual([]);
  });

  it('reports one tile that changed', () => {
    const damage = (map: RawMap) => {
      const data = map.layers.find((layer) => layer.data)?.data ?? [];
      data[100] = (data[100] ?? 0) + 1;
    };
    expect(reported(damage)).toEqual(['tileLayers']);
  });

  it('reports a property that lost its value', () => {
    const damage = (map: RawMap) => {
      const npc = objects(map).find(({ type, properties }) => type === 'npc' && properties?.length);
      if (npc) npc.properties = [{ name: 'radius', value: 777 }];
    };
    expect(reported(damage)).toEqual(['npcs']);
  });

  it('reports an object that moved by one unit, and one that is gone', () => {
    expect(
      reported((map) => {
        const spawn = first(map, 'spawn');
        if (spawn) spawn.x += 1;
      }),
    ).toEqual(['spawn']);
    expect(
      reported((map) => {
        for (const layer of map.layers)
          layer.objects = layer.objects?.filter(({ type }) => type !== 'exit') as RawObject[];
      }),
    ).toContain('exits');
  });

  it('reports a lost class and a property of the map', () => {
    expect(
      reported((map) => {
        const npc = first(map, 'npc');
        if (npc) npc.type = '';
      }),
    ).toContain('problems');
    expect(
      reported((map) => {
        map.properties = [];
      }),
    ).toEqual(['weather']);
  });
});
