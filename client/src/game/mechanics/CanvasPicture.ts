// A picture of a mechanic that is drawn by code on a canvas of its own.
import { type Pen, paintTexture, type Size, TEXTURE_SCALE } from '../engine/pen.ts';
import type { GameObjects } from '../engine/phaser.ts';
import type { MechanicScene } from './mechanic.ts';

export class CanvasPicture {
  readonly image: GameObjects.Image;

  /** `key` names the texture; `draw` works in units from the top left. The picture's origin is its middle. */
  constructor(
    private readonly scene: MechanicScene,
    private readonly key: string,
    size: Size,
    depth: number,
    draw: (pen: Pen) => void,
  ) {
    if (scene.textures.exists(key)) scene.textures.remove(key);
    paintTexture(scene.textures, key, size, draw);
    this.image = scene.add.image(0, 0, key).setScale(1 / TEXTURE_SCALE);
    this.image.setDepth(depth);
  }

  destroy(): void {
    this.image.destroy();
    if (this.scene.textures.exists(this.key)) this.scene.textures.remove(this.key);
  }
}
