// Owns the thirteen ground tilesets: a picture and a Tiled file for designers, a lossless picture for the game.
import type { ArtJob } from '../core/job.ts';
import { toLosslessWebp, toPng } from '../core/picture.ts';
import { path, sand, soil } from './earth.ts';
import { grass, meadow } from './meadows.ts';
import type { Terrain } from './painter.ts';
import { cobble, neon, plaza, walk } from './stonework.ts';
import { tilesetJson, tilesetPicture } from './tileset.ts';
import { deep, water } from './waters.ts';
import { cloud, snow } from './winter.ts';

const TERRAINS: readonly Terrain[] = [
  grass,
  meadow,
  path,
  plaza,
  sand,
  water,
  deep,
  soil,
  cobble,
  walk,
  snow,
  cloud,
  neon,
];

function terrainJob(terrain: Terrain): ArtJob {
  const tileset = `tiled-maps/tilesets/${terrain.name}`;
  const picture = `assets/atlases/tiles/${terrain.name}.webp`;
  return {
    id: `terrain/${terrain.name}`,
    outputs: [`${tileset}.png`, `${tileset}.tsj`, picture],
    async render() {
      const painted = tilesetPicture(terrain);
      return new Map<string, Uint8Array | string>([
        [`${tileset}.png`, await toPng(painted)],
        [`${tileset}.tsj`, tilesetJson(terrain)],
        [picture, await toLosslessWebp(painted)],
      ]);
    },
  };
}

export const jobs: readonly ArtJob[] = TERRAINS.map(terrainJob);
