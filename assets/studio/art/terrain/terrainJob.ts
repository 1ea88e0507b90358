// Owns how a terrain becomes files: a picture and a Tiled file for designers, a lossless picture for the game.
import type { ArtJob } from '../core/job.ts';
import { toLosslessWebp, toPng } from '../core/picture.ts';
import type { Terrain } from './painter.ts';
import { tilesetJson, tilesetPicture } from './tileset.ts';

/** The job of one ground tileset. */
export function terrainJob(terrain: Terrain): ArtJob {
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
