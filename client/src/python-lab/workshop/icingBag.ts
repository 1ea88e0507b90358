// The icing bag that walks over the board: a plump bag behind a metal tip, in the game's ink; the tip stands where icing comes out.
import type { Point } from './drawCommand.ts';

const INK = '#2a1a3e';
const RADIANS = Math.PI / 180;

export interface Bag {
  at: Point;
  heading: number;
  colour: string;
  shown: boolean;
  speed: number;
}

export const newBag = (): Bag => ({ at: { x: 0, y: 0 }, heading: 0, colour: '#6b3f24', shown: true, speed: 6 });

function outline(ctx: CanvasRenderingContext2D): void {
  ctx.beginPath();
  ctx.moveTo(-15, -5);
  ctx.bezierCurveTo(-26, -13, -40, -17, -50, -9);
  ctx.quadraticCurveTo(-53, 0, -50, 9);
  ctx.bezierCurveTo(-40, 17, -26, 13, -15, 5);
  ctx.closePath();
}

/** Drawn to the right of its tail: heading 0. Folds and shine follow the bag round. */
export function paintBag(ctx: CanvasRenderingContext2D, bag: Bag): void {
  ctx.save();
  ctx.translate(bag.at.x, bag.at.y);
  ctx.rotate(bag.heading * RADIANS);
  ctx.lineWidth = 3;
  ctx.strokeStyle = INK;
  // The twisted end, with its ribbon.
  ctx.fillStyle = '#ffffff';
  ctx.beginPath();
  ctx.moveTo(-50, 0);
  ctx.lineTo(-64, -10);
  ctx.lineTo(-60, 0);
  ctx.lineTo(-64, 10);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  outline(ctx);
  ctx.fillStyle = '#fff6fb';
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.fillStyle = `${bag.colour}cc`;
  ctx.fillRect(-44, -20, 32, 40);
  ctx.strokeStyle = '#ffffffcc';
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.moveTo(-42, 7);
  ctx.quadraticCurveTo(-32, 10, -22, 5);
  ctx.stroke();
  ctx.restore();
  ctx.lineWidth = 3;
  outline(ctx);
  ctx.stroke();
  ctx.fillStyle = '#ff5f8f';
  ctx.beginPath();
  ctx.roundRect(-53, -6, 6, 12, 3);
  ctx.fill();
  ctx.stroke();
  // The metal tip.
  ctx.fillStyle = '#c9d2e8';
  ctx.beginPath();
  ctx.moveTo(-17, -7);
  ctx.lineTo(-1, -2.5);
  ctx.lineTo(-1, 2.5);
  ctx.lineTo(-17, 7);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = bag.colour;
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.arc(0, 0, 3.5, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
  ctx.restore();
}
