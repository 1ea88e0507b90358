// A drawn picture that stands in its box on the map, and the wrapping of words in it.
import type { MapRect } from '@lanternwise/shared/maps/realmMap';
import { CanvasPicture } from './CanvasPicture.ts';
import type { MechanicScene } from './mechanic.ts';

export type Pen = CanvasRenderingContext2D;
export type Box = Pick<MapRect, 'x' | 'y' | 'width' | 'height'>;

export class PlacedPicture extends CanvasPicture {
  /** `key` names the texture; `draw` draws in units from the box's top left corner. */
  constructor(
    scene: MechanicScene,
    key: string,
    private readonly box: Box,
    depth: number,
    draw: (pen: Pen) => void,
  ) {
    super(scene, key, box, depth, draw);
    this.turn(0, 0);
  }

  /** Turned by `angle` degrees and moved from its place, units. */
  turn(angle: number, lift: number, along = 0): void {
    const { x, y, width, height } = this.box;
    this.image.setPosition(x + width / 2 + along, y + height / 2 + lift).setAngle(angle);
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
