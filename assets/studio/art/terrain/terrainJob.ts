// Owns how a terrain becomes files: a picture and a Tiled file for designers, a smaller picture for the game.
import { ATLAS_FORMAT } from '../../../../shared/src/constants/pictures.ts';
import type { ArtJob } from '../core/job.ts';
import { toAvif, toPng } from '../core/picture.ts';
import type { Terrain } from './painter.ts';
import { tilesetJson, tilesetPicture } from './tileset.ts';

/** Above the atlases': tiles lie side by side, where an error at an edge would show as a grid. */
const QUALITY = 75;

/** The job of one ground tileset. */
export function terrainJob(terrain: Terrain): ArtJob {
  const tileset = `tiled-maps/tilesets/${terrain.name}`;
  const picture = `assets/atlases/tiles/${terrain.name}.${ATLAS_FORMAT}`;
  return {
    id: `terrain/${terrain.name}`,
    outputs: [`${tileset}.png`, `${tileset}.tsj`, picture],
    async render() {
      const painted = tilesetPicture(terrain);
      return new Map<string, Uint8Array | string>([
        [`${tileset}.png`, await toPng(painted)],
        [`${tileset}.tsj`, tilesetJson(terrain)],
        [picture, await toAvif(painted, QUALITY)],
      ]);
    },
  };
}
