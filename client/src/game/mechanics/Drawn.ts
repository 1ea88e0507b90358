// A picture on the map with a canvas of its own, for what mechanics draw with words.
import type { MapRect } from '@lanternwise/shared/maps/realmMap';
import type { GameObjects } from '../engine/phaser.ts';
import type { MechanicScene } from './mechanic.ts';

/** Canvas pixels per unit. */
const SCALE = 2;

export type Pen = CanvasRenderingContext2D;
export type Box = Pick<MapRect, 'x' | 'y' | 'width' | 'height'>;

export class Drawn {
  readonly image: GameObjects.Image;

  /** `key` names the texture; `draw` draws in units from the box's top left corner. */
  constructor(
    private readonly scene: MechanicScene,
    private readonly key: string,
    private readonly box: Box,
    depth: number,
    draw: (pen: Pen) => void,
  ) {
    const { width, height } = box;
    if (scene.textures.exists(key)) scene.textures.remove(key);
    const canvas = scene.textures.createCanvas(key, Math.ceil(width * SCALE), Math.ceil(height * SCALE));
    const pen = (canvas?.getSourceImage() as HTMLCanvasElement | undefined)?.getContext('2d');
    if (canvas && pen) {
      pen.setTransform(SCALE, 0, 0, SCALE, 0, 0);
      draw(pen);
      canvas.refresh();
    }
    this.image = scene.add.image(this.middle.x, this.middle.y, key).setScale(1 / SCALE);
    this.image.setDepth(depth);
  }

  private get middle() {
    const { x, y, width, height } = this.box;
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Turned by `angle` degrees and moved from its place, units. */
  turn(angle: number, lift: number, along = 0): void {
    const { x, y } = this.middle;
    this.image.setPosition(x + along, y + lift).setAngle(angle);
  }

  destroy(): void {
    this.image.destroy();
    if (this.scene.textures.exists(this.key)) this.scene.textures.remove(this.key);
  }
}

/** Lines of at most `width` units; a word that is wider stands alone. */
export function wrapWords(pen: Pick<Pen, 'measureText'>, words: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && pen.measureText(joined).width <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
