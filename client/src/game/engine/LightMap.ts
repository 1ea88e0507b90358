// Draws the light of a realm as one small picture multiplied onto the world; it is repainted only when the light changes.
import type { RealmMap } from '@lanternwise/shared/maps/realmMap';
import { DEPTH } from '../core/depth.ts';
import { createLightPicture, fillLight, type LightDisc, paintDisc, type Rgb } from '../core/light.ts';
import { BlendModes, type GameObjects, type Scene, type Textures } from './phaser.ts';

/** World units per pixel: light is soft, so smooth scaling hides the pixels. */
const CELL = 8;
const TEXTURE_KEY = 'light-map';
/** Units beyond the edges that lamps within the map light too; a whole number of cells. */
const MARGIN = 480;
/** Units further beyond that lie in the realm's own light. */
const BEYOND = 2000;

const shifted = (disc: LightDisc): LightDisc => ({ ...disc, x: disc.x + MARGIN, y: disc.y + MARGIN });

export class LightMap {
  private readonly image: GameObjects.Image;
  private readonly beyond: readonly GameObjects.Image[];
  private readonly base: Uint8ClampedArray;
  private readonly data: ImageData;
  private readonly texture: ReturnType<Textures.TextureManager['createCanvas']>;
  private readonly picture: ReturnType<typeof createLightPicture>;

  constructor(scene: Scene, map: Pick<RealmMap, 'width' | 'height'>) {
    const [width, height] = [map.width + 2 * MARGIN, map.height + 2 * MARGIN];
    const picture = createLightPicture(width, height, CELL);
    const { columns, rows } = picture;
    const { textures } = scene;
    // A reloaded map may have another size.
    if (textures.exists(TEXTURE_KEY)) textures.remove(TEXTURE_KEY);
    this.texture = textures.createCanvas(TEXTURE_KEY, columns, rows);
    this.data = new ImageData(columns, rows);
    this.picture = { ...picture, pixels: this.data.data };
    this.base = new Uint8ClampedArray(this.data.data.length);
    this.image = scene.add
      .image(-MARGIN, -MARGIN, TEXTURE_KEY)
      .setOrigin(0)
      .setScale(CELL)
      .setDepth(DEPTH.dusk)
      .setBlendMode(BlendModes.MULTIPLY);
    const [right, bottom] = [map.width + MARGIN, map.height + MARGIN];
    this.beyond = [
      { x: right, y: -MARGIN, width: BEYOND, height: height + BEYOND },
      { x: -MARGIN, y: bottom, width, height: BEYOND },
      { x: -MARGIN, y: -MARGIN - BEYOND, width, height: BEYOND },
    ].map((part) =>
      scene.add
        .image(part.x, part.y, '__WHITE')
        .setOrigin(0)
        .setDisplaySize(part.width, part.height)
        .setDepth(DEPTH.dusk)
        .setBlendMode(BlendModes.MULTIPLY),
    );
  }

  /** Repaints everything that stays. */
  paintBase(ambient: Rgb, discs: readonly LightDisc[]): void {
    fillLight(this.picture, ambient);
    for (const disc of discs) paintDisc(this.picture, shifted(disc));
    const [red, green, blue] = ambient;
    for (const image of this.beyond) image.setTint((red << 16) | (green << 8) | blue);
    this.base.set(this.data.data);
    this.upload();
  }

  /** Shows light that is still spreading over what stays. */
  paintOver(discs: readonly LightDisc[]): void {
    this.data.data.set(this.base);
    for (const disc of discs) paintDisc(this.picture, shifted(disc));
    this.upload();
  }

  setShown(shown: boolean): void {
    for (const image of [this.image, ...this.beyond]) if (image.visible !== shown) image.setVisible(shown);
  }

  private upload(): void {
    this.texture?.context.putImageData(this.data, 0, 0);
    this.texture?.refresh();
  }
}
