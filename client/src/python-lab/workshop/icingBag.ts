// Draws the icing bag that moves over the board; its tip stands where icing comes out.
import type { Point } from './drawCommand.ts';

const INK = '#2a1a3e';
const RADIANS = Math.PI / 180;

export interface IcingBag {
  at: Point;
  heading: number;
  colour: string;
  shown: boolean;
  speed: number;
  /** The shape that stands for the bag, y ahead, and its filling; no corners for the bag itself. */
  corners: readonly Point[];
  fill: string;
}

export const createIcingBag = (): IcingBag => ({
  at: { x: 0, y: 0 },
  heading: 0,
  colour: '#6b3f24',
  shown: true,
  speed: 6,
  corners: [],
  fill: '#ff7fa8',
});

/** A shape of corners at a place, its y in the direction of the heading. */
export function drawCorners(
  ctx: CanvasRenderingContext2D,
  { at, heading, corners, fill, edge }: Pick<IcingBag, 'at' | 'heading' | 'corners' | 'fill'> & { edge: string },
): void {
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate((heading - 90) * RADIANS);
  ctx.beginPath();
  for (const { x, y } of corners) ctx.lineTo(x, y);
  ctx.closePath();
  ctx.fillStyle = fill;
  ctx.strokeStyle = edge;
  ctx.lineWidth = 2;
  ctx.fill();
  ctx.stroke();
  ctx.restore();
}

/** Units of the drawing below, made larger on the board. */
const SCALE = 1.5;

function traceBagOutline(ctx: CanvasRenderingContext2D): void {
  ctx.beginPath();
  ctx.moveTo(-13, -5);
  ctx.quadraticCurveTo(-32, -12, -48, -20);
  ctx.quadraticCurveTo(-58, -20, -58, -11);
  ctx.lineTo(-58, 11);
  ctx.quadraticCurveTo(-58, 20, -48, 20);
  ctx.quadraticCurveTo(-32, 12, -13, 5);
  ctx.closePath();
}

/** The gathered end of the cloth, with a ribbon round it. */
function drawBagEnd(ctx: CanvasRenderingContext2D): void {
  ctx.fillStyle = '#ffffff';
  ctx.beginPath();
  ctx.moveTo(-57, -6);
  ctx.lineTo(-72, -17);
  ctx.quadraticCurveTo(-70, -9, -75, -6);
  ctx.quadraticCurveTo(-71, 0, -75, 6);
  ctx.quadraticCurveTo(-70, 9, -72, 17);
  ctx.lineTo(-57, 6);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = '#ff5f8f';
  ctx.beginPath();
  ctx.roundRect(-62, -9, 7, 18, 3.5);
  ctx.fill();
  ctx.stroke();
}

function drawBagCloth(ctx: CanvasRenderingContext2D, colour: string): void {
  traceBagOutline(ctx);
  ctx.fillStyle = '#fff6fb';
  ctx.fill();
  ctx.save();
  ctx.clip();
  // The icing shows through; two folds run to the tip, and the light falls on one side.
  ctx.fillStyle = `${colour}d0`;
  ctx.fillRect(-50, -24, 44, 48);
  ctx.strokeStyle = '#2a1a3e30';
  ctx.beginPath();
  ctx.moveTo(-58, -6);
  ctx.lineTo(-16, -1);
  ctx.moveTo(-58, 7);
  ctx.lineTo(-16, 2);
  ctx.stroke();
  ctx.strokeStyle = '#ffffffd0';
  ctx.lineWidth = 4.5;
  ctx.beginPath();
  ctx.moveTo(-49, 14);
  ctx.quadraticCurveTo(-36, 11, -26, 6);
  ctx.stroke();
  ctx.restore();
  traceBagOutline(ctx);
  ctx.stroke();
}

function drawBagTip(ctx: CanvasRenderingContext2D, colour: string): void {
  ctx.fillStyle = '#c9d2e8';
  ctx.beginPath();
  ctx.moveTo(-16, -8);
  ctx.lineTo(-1, -2.5);
  ctx.lineTo(-1, 2.5);
  ctx.lineTo(-16, 8);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = colour;
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.arc(0, 0, 3.5, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
}

/** Its tail lies to the left at heading 0. */
export function drawIcingBag(
  ctx: CanvasRenderingContext2D,
  bag: Pick<IcingBag, 'at' | 'heading' | 'colour' | 'corners' | 'fill'>,
): void {
  if (bag.corners.length > 0) {
    drawCorners(ctx, { ...bag, edge: bag.colour });
    return;
  }
  ctx.save();
  ctx.translate(bag.at.x, bag.at.y);
  ctx.rotate(bag.heading * RADIANS);
  ctx.scale(SCALE, SCALE);
  ctx.lineWidth = 3;
  ctx.strokeStyle = INK;
  drawBagEnd(ctx);
  drawBagCloth(ctx, bag.colour);
  drawBagTip(ctx, bag.colour);
  ctx.restore();
}
