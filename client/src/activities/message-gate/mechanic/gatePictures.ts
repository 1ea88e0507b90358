// Draws what the fort's gate shows beside its couriers: the portcullis, their letters, and the board with the counts.
import type { Courier } from '@lanternwise/shared/activities/message-gate/gate';
import type { GameObjects } from '../../../game/engine/phaser.ts';
import { BOARD_FRAME, drawBoard } from '../../../game/entities/drawBoard.ts';
import type { MechanicScene } from '../../../game/mechanics/mechanic.ts';

/** Canvas pixels per unit. */
const SCALE = 2;
const COLOURS = {
  ...{ ink: '#1b1430', paper: '#fff6e0', iron: '#453b7a', dark: '#15102e', light: '#ffd98a' },
  ...{ right: '#1f9d7a', wrong: '#d6336c', heart: '#e0559a', hook: '#3557c8' },
  ...{ board: '#201b4e', edge: '#7fe6ff', boardInk: '#e9f4ff', pole: '#8f7bf5' },
} as const;

export const LETTER = { width: 38, height: 26 } as const;
export const PORTCULLIS = { width: 46, height: 52 } as const;
export const BOARD = { width: 116, height: 62, panel: 46 } as const;

type Draw = (pen: CanvasRenderingContext2D) => void;

/** Redraws a canvas texture and returns its key. */
function paint(textures: MechanicScene['textures'], key: string, size: { width: number; height: number }, draw: Draw) {
  if (!textures.exists(key)) textures.createCanvas(key, size.width * SCALE, size.height * SCALE);
  const texture = textures.get(key);
  const pen = (texture.getSourceImage() as HTMLCanvasElement).getContext('2d');
  if (!pen) return key;
  pen.setTransform(SCALE, 0, 0, SCALE, 0, 0);
  pen.clearRect(0, 0, size.width, size.height);
  draw(pen);
  (texture as { refresh?: () => void }).refresh?.();
  return key;
}

/** An image with its middle at (x, y). */
export const addCanvasImage = ({ add }: MechanicScene, key: string, x: number, y: number): GameObjects.Image =>
  add
    .image(x, y, key)
    .setOrigin(0.5, 0.5)
    .setScale(1 / SCALE);

function drawEnvelope(pen: CanvasRenderingContext2D): void {
  pen.lineWidth = 2;
  pen.strokeStyle = COLOURS.ink;
  pen.fillStyle = COLOURS.paper;
  pen.beginPath();
  pen.roundRect(2, 5, 26, 18, 3);
  pen.fill();
  pen.stroke();
}

function drawFlap(pen: CanvasRenderingContext2D): void {
  pen.beginPath();
  pen.moveTo(3, 7);
  pen.lineTo(15, 16);
  pen.lineTo(27, 7);
  pen.stroke();
}

function drawHeart(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = COLOURS.heart;
  pen.beginPath();
  pen.moveTo(15, 21);
  pen.bezierCurveTo(4, 13, 9, 6, 15, 11);
  pen.bezierCurveTo(21, 6, 26, 13, 15, 21);
  pen.fill();
}

function drawHook(pen: CanvasRenderingContext2D): void {
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
function drawBadge(pen: CanvasRenderingContext2D, isRight: boolean): void {
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
  paint(textures, 'fort-letter', LETTER, (pen) => {
    drawEnvelope(pen);
    drawFlap(pen);
  });

/** Heart or hook for what it is, tick or cross for what the gate did. */
export function paintMark(textures: MechanicScene['textures'], { isThief, isShut }: Courier): string {
  const isRight = isThief === isShut;
  return paint(textures, `fort-mark-${isThief ? 'thief' : 'friend'}-${isRight ? 'right' : 'wrong'}`, LETTER, (pen) => {
    drawEnvelope(pen);
    if (isThief) drawHook(pen);
    else drawHeart(pen);
    drawBadge(pen, isRight);
  });
}

/** The outline of the painted door. */
function traceArch(pen: CanvasRenderingContext2D): void {
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
  return paint(textures, `fort-portcullis-${isOpen ? 'open' : 'shut'}`, PORTCULLIS, (pen) => {
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

export function paintBoard(textures: MechanicScene['textures'], key: string, lines: readonly string[]): string {
  const { width, height, panel } = BOARD;
  return paint(textures, key, BOARD, (pen) => {
    pen.fillStyle = COLOURS.pole;
    for (const x of [16, width - 20]) pen.fillRect(x, panel - 2, 4, height - panel + 2);
    pen.fillStyle = COLOURS.edge;
    pen.fillRect(0, 0, width, panel);
    pen.fillStyle = COLOURS.board;
    pen.fillRect(2, 2, width - 4, panel - 4);
    pen.translate(-BOARD_FRAME + 2, -BOARD_FRAME + 2);
    const face = { left: 0, top: 0, width: width - 4, height: panel - 4, paper: COLOURS.board, ink: COLOURS.boardInk };
    drawBoard(pen, face, { lines: [...lines], label: null });
  });
}
