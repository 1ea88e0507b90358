// A gate on whose doors the learner's drawing appears, with what it learned from beside it and its votes as lamps.
import { ySortDepth } from '../../../game/core/depth.ts';
import type { Box, Pen } from '../../../game/engine/pen.ts';
import type { Mechanic, MechanicContext } from '../../../game/mechanics/mechanic.ts';
import { PlacedPicture } from '../../../game/mechanics/PlacedPicture.ts';
import { bubbleBox, lampBox, sheetBox } from './gateLayout.ts';
import { drawBubble, drawLamp, drawSheet } from './gatePictures.ts';

/** Over the gate's own picture, whose pillars stand a little before the doors; behind who stands at it. */
const BEFORE = 16;

export function create({ scene, spot, playSound }: MechanicContext<'drawn-gate'>): Mechanic<'drawn-gate'> {
  let drawn: PlacedPicture[] = [];
  let lamps = 0;
  const depth = ySortDepth(spot.y + spot.height + BEFORE);
  const draw = (key: string, { x, y, width, height }: Box, paint: (pen: Pen) => void) => {
    const box = { x: spot.x + x, y: spot.y + y, width, height };
    drawn.push(new PlacedPicture(scene, `${spot.id}-${key}`, box, depth, paint));
  };
  const clear = () => {
    for (const picture of drawn) picture.destroy();
    drawn = [];
  };
  return {
    command({ ink, kept, votes }) {
      clear();
      const sheet = sheetBox(spot);
      if (ink !== null) draw('sheet', sheet, (pen) => drawSheet(pen, sheet, ink));
      const counts: number[] = [];
      for (const { side, cells, isNear } of kept) {
        const at = counts[side] ?? 0;
        counts[side] = at + 1;
        const box = bubbleBox(spot, side, at);
        draw(`kept-${side}-${at}`, box, (pen) => drawBubble(pen, box, cells, side, isNear));
      }
      for (const [side, count] of votes.entries())
        for (let at = 0; at < count; at += 1)
          draw(`lamp-${side}-${at}`, lampBox(spot, side, at), (pen) => drawLamp(pen, lampBox(spot, side, at), side));
      const lit = votes.reduce((sum, count) => sum + count, 0);
      if (lit > lamps) playSound('step-done', spot);
      lamps = lit;
    },
    destroy: clear,
  };
}
