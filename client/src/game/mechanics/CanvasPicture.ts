// A picture of a mechanic that is drawn by code on a canvas of its own.
import type { GameObjects } from '../engine/phaser.ts';
import type { MechanicScene } from './mechanic.ts';

/** Canvas pixels per unit. */
const SCALE = 2;

export class CanvasPicture {
  readonly image: GameObjects.Image;

  /** `key` names the texture; `draw` works in units from the top left. The picture's origin is its middle. */
  constructor(
    private readonly scene: MechanicScene,
    private readonly key: string,
    { width, height }: { width: number; height: number },
    depth: number,
    draw: (pen: CanvasRenderingContext2D) => void,
  ) {
    if (scene.textures.exists(key)) scene.textures.remove(key);
    const canvas = scene.textures.createCanvas(key, Math.ceil(width * SCALE), Math.ceil(height * SCALE));
    const pen = (canvas?.getSourceImage() as HTMLCanvasElement | undefined)?.getContext('2d');
    if (canvas && pen) {
      pen.setTransform(SCALE, 0, 0, SCALE, 0, 0);
      draw(pen);
      canvas.refresh();
    }
    this.image = scene.add.image(0, 0, key).setScale(1 / SCALE);
    this.image.setDepth(depth);
  }

  destroy(): void {
    this.image.destroy();
    if (this.scene.textures.exists(this.key)) this.scene.textures.remove(this.key);
  }
}
