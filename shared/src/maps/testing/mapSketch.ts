// Builds realm maps for tests from text sketches: `#` is a wall of 32 px, letters are objects.
import type { RealmMap } from '../realmMap.ts';

const TILE = 32;
const at = (column: number, row: number) => ({ x: column * TILE + TILE / 2, y: row * TILE + TILE / 2 });

/** `S` spawn, `N` a character, `C` a collectible, `E` an exit. The rest of the world's 72×48 tiles is wall. */
export function mapSketch(text: string): RealmMap {
  const lines = text.split('\n').map((line) => line.trim());
  const map: RealmMap = {
    ...{ name: 'sketch.tmj', columns: 72, rows: 48, tileSize: TILE, width: 2305, height: 1537, weather: 'none' },
    ...{ tilesets: [], tileLayers: [], shops: [], zones: [], lights: [], lanterns: [], animals: [] },
    ...{ posts: [], props: [], mechanics: [] },
    ...{ walls: [], npcs: [], collectibles: [], exits: [] },
    spawn: { object: 1, x: 0, y: 0, facing: 'down' },
  };
  let object = 1;
  lines.forEach((line, row) => {
    [...line].forEach((sign, column) => {
      object += 1;
      const place = { object, ...at(column, row) };
      const corner = { x: column * TILE, y: row * TILE, width: TILE, height: TILE, rotation: 0 };
      if (sign === '#') map.walls.push({ object, ...corner, visible: false });
      if (sign === 'S') map.spawn = { ...place, facing: 'down' };
      if (sign === 'N') {
        const more = { id: 'wizard', sprite: 'wizard', size: 32, radius: 0, static: true, facing: 'down' as const };
        map.npcs.push({ ...place, ...more });
      }
      if (sign === 'C') map.collectibles.push({ ...place, id: 'star', sprite: 'star', size: 32, glow: '#ffd166' });
      if (sign === 'E') map.exits.push({ ...place, id: 'exit', facing: 'down' });
    });
  });
  return map;
}
