// Draws a gallery wall with its frames: sentences on paper, pictures of pixels, a plate below each that was judged.

import { drawBox, inset, type Pen, writeLine } from '../../../game/engine/pen.ts';
import { BOARD_FRAME, drawBoard } from '../../../game/entities/drawBoard.ts';
import { pixelPicture } from '../../../lib/pictures/pixelPicture.ts';
import type { GalleryPicture } from '../messages.ts';
import { BLOCKED, type FramePlace } from './wallLayout.ts';

const COLOURS = {
  ...{ wall: '#f1ecff', shade: '#cfc2f2', rail: '#6d4fd0', edge: '#3b2a6b' },
  ...{ gold: '#f0b43c', glow: '#fff3b0', paper: '#fff6e0', ink: '#1b1430' },
  ...{ right: '#bff0cf', wrong: '#ffd0d8' },
} as const;
const BORDER = 3;

function drawPlate(pen: Pen, { x, width, plate }: FramePlace, { text, isRight }: NonNullable<GalleryPicture['plate']>) {
  drawBox(pen, { x, width, ...plate }, 3, isRight ? COLOURS.right : COLOURS.wrong, COLOURS.edge, 1);
  const middle = { x: x + width / 2, y: plate.y + plate.height / 2 + 0.5, width: width - 4 };
  writeLine(pen, `${isRight ? '✓' : '✗'} ${text}`, middle, 10, COLOURS.ink);
}

/** An empty frame where nothing hangs yet. */
function drawFrame(pen: Pen, place: FramePlace, picture: GalleryPicture | undefined, isNear: boolean): void {
  const { x, y, width, height } = place;
  drawBox(pen, place, 3, isNear || picture?.isLookedAt ? COLOURS.glow : COLOURS.gold, COLOURS.edge, 1);
  const inner = { width: width - 2 * BORDER, height: height - 2 * BORDER };
  pen.fillStyle = COLOURS.paper;
  pen.fillRect(x + BORDER, y + BORDER, inner.width, inner.height);
  if (!picture) return;
  pen.save();
  pen.translate(x + BORDER - BOARD_FRAME, y + BORDER - BOARD_FRAME);
  const face = { left: 0, top: 0, ...inner, paper: COLOURS.paper, ink: COLOURS.ink };
  const lines = picture.words === null ? [] : [picture.words];
  drawBoard(pen, face, {
    ...{ lines, label: null },
    ...(picture.cells !== null && { picture: pixelPicture(picture.cells) }),
  });
  pen.restore();
  if (picture.plate) drawPlate(pen, place, picture.plate);
}

export interface WallView {
  width: number;
  height: number;
  places: readonly FramePlace[];
  /** The frame before which the player stands. */
  near: number | undefined;
}

export function drawWall(
  pen: Pen,
  { width, height, places, near }: WallView,
  pictures: readonly GalleryPicture[],
): void {
  drawBox(pen, inset({ width, height }, 1), 4, COLOURS.wall, COLOURS.edge, 1.5);
  pen.fillStyle = COLOURS.shade;
  pen.fillRect(2, height - BLOCKED / 4, width - 4, BLOCKED / 4 - 2);
  pen.fillStyle = COLOURS.rail;
  pen.fillRect(2, 2, width - 4, 4);
  places.forEach((place, at) => {
    drawFrame(pen, place, pictures[at], at === near);
  });
}
