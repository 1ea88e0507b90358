// A drawn picture that stands in its box on the map.
import type { Box, Pen } from '../engine/pen.ts';
import { CanvasPicture } from './CanvasPicture.ts';
import type { MechanicScene } from './mechanic.ts';

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
