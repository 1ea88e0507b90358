// Tiles of light on the ground before the feed tower, each with the picture of a post: using one taps it.
import { DEPTH } from '../../../game/core/depth.ts';
import { findFrame } from '../../../game/engine/atlas.ts';
import { type Pen, paintTexture, TEXTURE_SCALE } from '../../../game/engine/pen.ts';
import type { GameObjects } from '../../../game/engine/phaser.ts';
import type { MechanicContext, UsablePlace } from '../../../game/mechanics/mechanic.ts';
import { TILES } from './places.ts';

type Context = Pick<MechanicContext<'feed-tower'>, 'scene' | 'spot' | 'setPlaces'>;

const TILE = { width: 42, height: 30 } as const;
const COLOURS = { light: 'rgba(255, 255, 255, 0.92)', edge: '#39e0e6', shadow: 'rgba(20, 12, 60, 0.5)' } as const;
/** Of the picture, and of an item's picture without its empty edge. */
const SIZE = 26;
const ITEM_SIZE = 52;

function drawTile(pen: Pen): void {
  const { width, height } = TILE;
  const ellipse = (y: number, across: number, up: number) => {
    pen.beginPath();
    pen.ellipse(width / 2, y, across, up, 0, 0, 2 * Math.PI);
  };
  ellipse(height / 2 + 2, 20, 12.5);
  pen.fillStyle = COLOURS.shadow;
  pen.fill();
  ellipse(height / 2 - 0.5, 19, 12);
  pen.fillStyle = COLOURS.light;
  pen.fill();
  pen.lineWidth = 2;
  pen.strokeStyle = COLOURS.edge;
  pen.stroke();
}

export class Tiles {
  private images: GameObjects.Image[] = [];

  constructor(private readonly context: Context) {}

  show(tiles: readonly { picture: string; name: string }[]): void {
    this.destroy();
    const { scene, spot, setPlaces } = this.context;
    const { atlas } = spot.properties;
    const key = `feed-tile-${spot.id}`;
    if (tiles.length > 0) paintTexture(scene.textures, key, TILE, drawTile);
    const shown = TILES.flatMap(({ x, y }, at) => {
      const tile = tiles[at];
      return tile ? [{ ...tile, at, x: spot.x + x, y: spot.y + y }] : [];
    });
    this.images = shown.flatMap(({ x, y, picture }) => {
      const ground = scene.add.image(x, y, key).setOrigin(0.5, 0.5);
      ground.setScale(1 / TEXTURE_SCALE).setDepth(DEPTH.overFlat);
      if (!findFrame(scene.textures, atlas, picture)) return [ground];
      const image = scene.add.image(x, y - 6, atlas, picture).setOrigin(0.5, 0.5);
      return [ground, image.setScale(SIZE / ITEM_SIZE).setDepth(DEPTH.overFlat + 0.1)];
    });
    setPlaces(
      // The first one has the name of the whole: who is sent to the tower walks there.
      shown.map(
        ({ at, x, y, name }): UsablePlace => ({
          id: at === 0 ? '' : String(at),
          x,
          y,
          name,
          size: 22,
          height: 24,
          use: 'like',
        }),
      ),
    );
  }

  destroy(): void {
    for (const image of this.images) image.destroy();
    this.images = [];
  }
}
