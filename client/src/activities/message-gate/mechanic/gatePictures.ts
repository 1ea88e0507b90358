// Draws what the fort's gate shows beside its couriers: the portcullis, their letters, and the board with the counts.
import type { Courier } from '@lanternwise/shared/activities/message-gate/gate';
import { drawBox, type Pen, paintTexture, TEXTURE_SCALE } from '../../../game/engine/pen.ts';
import type { GameObjects } from '../../../game/engine/phaser.ts';
import { drawLines } from '../../../game/entities/drawBoard.ts';
import { drawPoleBoard, POLE_BOARD } from '../../../game/entities/poleBoard.ts';
import type { MechanicScene } from '../../../game/mechanics/mechanic.ts';

const COLOURS = {
  ...{ ink: '#1b1430', paper: '#fff6e0', iron: '#453b7a', dark: '#15102e', light: '#ffd98a' },
  ...{ right: '#1f9d7a', wrong: '#d6336c', heart: '#e0559a', hook: '#3557c8' },
} as const;

export const LETTER = { width: 38, height: 26 } as const;
export const PORTCULLIS = { width: 46, height: 52 } as const;
export const BOARD = { width: 116, height: 62, panel: 46 } as const;

/** An image with its middle at (x, y). */
export const addCanvasImage = ({ add }: MechanicScene, key: string, x: number, y: number): GameObjects.Image =>
  add
    .image(x, y, key)
    .setOrigin(0.5, 0.5)
    .setScale(1 / TEXTURE_SCALE);

function drawEnvelope(pen: Pen): void {
  drawBox(pen, { x: 2, y: 5, width: 26, height: 18 }, 3, COLOURS.paper, COLOURS.ink);
}

function drawFlap(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(3, 7);
  pen.lineTo(15, 16);
  pen.lineTo(27, 7);
  pen.stroke();
}

function drawHeart(pen: Pen): void {
  pen.fillStyle = COLOURS.heart;
  pen.beginPath();
  pen.moveTo(15, 21);
  pen.bezierCurveTo(4, 13, 9, 6, 15, 11);
  pen.bezierCurveTo(21, 6, 26, 13, 15, 21);
  pen.fill();
}

function drawHook(pen: Pen): void {
  pen.strokeStyle = COLOURS.hook;
  pen.lineWidth = 2.4;
  pen.beginPath();
  pen.arc(18, 8.5, 1.8, 0, 2 * Math.PI);
  pen.moveTo(18, 10.3);
  pen.lineTo(18, 16);
  pen.arc(14, 16, 4, 0, Math.PI);
  pen.lineTo(10, 12);
  pen.lineTo(13.2, 14.8);
  pen.stroke();
}

/** A tick or a cross on a round badge. */
function drawBadge(pen: Pen, isRight: boolean): void {
  pen.fillStyle = isRight ? COLOURS.right : COLOURS.wrong;
  pen.strokeStyle = COLOURS.paper;
  pen.beginPath();
  pen.arc(29, 8, 7, 0, 2 * Math.PI);
  pen.fill();
  pen.lineWidth = 2;
  pen.beginPath();
  const strokes = isRight
    ? [[25.5, 8, 28, 11, 32.5, 5]]
    : [
        [26, 5, 32, 11],
        [32, 5, 26, 11],
      ];
  for (const [x = 0, y = 0, ...rest] of strokes) {
    pen.moveTo(x, y);
    for (let at = 0; at < rest.length; at += 2) pen.lineTo(rest[at] ?? 0, rest[at + 1] ?? 0);
  }
  pen.stroke();
}

/** The letter as it comes: nobody sees yet what it is. */
export const paintLetter = (textures: MechanicScene['textures']): string =>
  paintTexture(textures, 'fort-letter', LETTER, (pen) => {
    drawEnvelope(pen);
    drawFlap(pen);
  });

/** Heart or hook for what it is, tick or cross for what the gate did. */
export function paintMark(textures: MechanicScene['textures'], { isThief, isShut }: Courier): string {
  const isRight = isThief === isShut;
  return paintTexture(
    textures,
    `fort-mark-${isThief ? 'thief' : 'friend'}-${isRight ? 'right' : 'wrong'}`,
    LETTER,
    (pen) => {
      drawEnvelope(pen);
      if (isThief) drawHook(pen);
      else drawHeart(pen);
      drawBadge(pen, isRight);
    },
  );
}

/** The outline of the painted door. */
function traceArch(pen: Pen): void {
  const { width, height } = PORTCULLIS;
  pen.beginPath();
  pen.moveTo(3, height - 1);
  pen.lineTo(3, 22);
  pen.arc(width / 2, 22, width / 2 - 3, Math.PI, 0);
  pen.lineTo(width - 3, height - 1);
  pen.closePath();
}

/** Iron bars before the door, or the lit way in with the bars drawn up. */
export function paintPortcullis(textures: MechanicScene['textures'], isOpen: boolean): string {
  const { width, height } = PORTCULLIS;
  return paintTexture(textures, `fort-portcullis-${isOpen ? 'open' : 'shut'}`, PORTCULLIS, (pen) => {
    traceArch(pen);
    pen.save();
    pen.clip();
    if (isOpen) {
      const glow = pen.createLinearGradient(0, 0, 0, height);
      glow.addColorStop(0, COLOURS.dark);
      glow.addColorStop(1, COLOURS.light);
      pen.fillStyle = glow;
      pen.fillRect(0, 0, width, height);
    }
    const foot = isOpen ? 14 : height;
    pen.strokeStyle = COLOURS.iron;
    pen.lineWidth = 3;
    for (let x = 7; x < width; x += 8) {
      pen.beginPath();
      pen.moveTo(x, 0);
      pen.lineTo(x, foot);
      pen.stroke();
    }
    for (let y = 10; y < foot; y += 11) {
      pen.beginPath();
      pen.moveTo(0, y);
      pen.lineTo(width, y);
      pen.stroke();
    }
    pen.restore();
    traceArch(pen);
    pen.strokeStyle = COLOURS.ink;
    pen.lineWidth = 2;
    pen.stroke();
  });
}

export const paintBoard = (textures: MechanicScene['textures'], key: string, lines: readonly string[]): string =>
  paintTexture(textures, key, BOARD, (pen) => {
    drawPoleBoard(pen, BOARD);
    drawLines(pen, lines, { x: 2, y: 2, width: BOARD.width - 4, height: BOARD.panel - 4 }, POLE_BOARD.ink);
  });
