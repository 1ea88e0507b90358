// Draws a sprite, the checker's verdict over it, and the sign, each on a canvas of its own.
import { SPRITE_SIZE } from '@lanternwise/shared/learning/pixelGenerator';
import { inset, type Pen, paintTexture } from '../../../game/engine/pen.ts';
import type { Textures } from '../../../game/engine/phaser.ts';
import { BOARD_FRAME, drawLines } from '../../../game/entities/drawBoard.ts';

type Manager = Textures.TextureManager;

/** Canvas pixels of a cell, and of the light edge that sets a sprite off the ground. */
const CELL = 4;
const EDGE = 2;
export const SPRITE_PIXELS = SPRITE_SIZE * CELL + 2 * EDGE;
export const VERDICT_PIXELS = 32;
/** Units. */
export const SIGN = { width: 118, height: 30 } as const;

const COLOURS = {
  own: '#b3470d',
  made: '#4b2fb8',
  edge: '#fffaf0',
  letIn: '#1c7a43',
  keptOut: '#b3261e',
  paper: '#fff6e0',
  ink: '#1b1430',
  post: '#7a5230',
} as const;

const paintPixels = (textures: Manager, key: string, size: number, draw: (pen: Pen) => void) =>
  paintTexture(textures, key, { width: size, height: size }, draw, 1);

export function drawSpriteTexture(textures: Manager, key: string, cells: string, isOwn: boolean): void {
  paintPixels(textures, key, SPRITE_PIXELS, (pen) => {
    const ink = [...cells].flatMap((cell, at) =>
      cell === '1' ? [{ x: EDGE + (at % SPRITE_SIZE) * CELL, y: EDGE + Math.floor(at / SPRITE_SIZE) * CELL }] : [],
    );
    pen.fillStyle = COLOURS.edge;
    for (const { x, y } of ink) pen.fillRect(x - EDGE, y - EDGE, CELL + 2 * EDGE, CELL + 2 * EDGE);
    pen.fillStyle = isOwn ? COLOURS.own : COLOURS.made;
    for (const { x, y } of ink) pen.fillRect(x, y, CELL, CELL);
  });
}

/** A tick or a cross on a disc: told apart by shape too. */
export function drawVerdictTexture(textures: Manager, key: string, isLetIn: boolean): void {
  paintPixels(textures, key, VERDICT_PIXELS, (pen) => {
    const middle = VERDICT_PIXELS / 2;
    pen.fillStyle = isLetIn ? COLOURS.letIn : COLOURS.keptOut;
    pen.strokeStyle = COLOURS.edge;
    pen.lineWidth = 3;
    pen.beginPath();
    pen.arc(middle, middle, middle - 2, 0, Math.PI * 2);
    pen.fill();
    pen.stroke();
    pen.lineWidth = 4;
    pen.beginPath();
    if (isLetIn) {
      pen.moveTo(9, 17);
      pen.lineTo(14, 22);
      pen.lineTo(23, 11);
    } else {
      pen.moveTo(11, 11);
      pen.lineTo(21, 21);
      pen.moveTo(21, 11);
      pen.lineTo(11, 21);
    }
    pen.stroke();
  });
}

/** A small board on two posts with the words on it. */
export function drawSignTexture(textures: Manager, key: string, words: string): void {
  const { width, height } = SIGN;
  paintTexture(textures, key, { width, height: height + 10 }, (pen) => {
    pen.fillStyle = COLOURS.post;
    for (const x of [18, width - 22]) pen.fillRect(x, height - 2, 4, 12);
    pen.beginPath();
    pen.roundRect(0, 0, width, height, 6);
    pen.fill();
    pen.fillStyle = COLOURS.paper;
    pen.fillRect(3, 3, width - 6, height - 6);
    drawLines(pen, [words], inset(SIGN, BOARD_FRAME), COLOURS.ink);
  });
}
