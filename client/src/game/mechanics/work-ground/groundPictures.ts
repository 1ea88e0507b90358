// Paints what stands on a work ground: boxes and boards with their words, crates, numbered stones and the bell.
import { type Box, drawBox, type Pen, type Size, WORLD_FONT, writeLine } from '../../engine/pen.ts';
import { drawLines } from '../../entities/drawBoard.ts';

export const THING: Size = { width: 104, height: 74 };
export const PARCEL: Size = { width: 24, height: 26 };
export const CRATE: Size = { width: 104, height: 76 };
export const STONE: Size = { width: 108, height: 66 };
export const BELL: Size = { width: 62, height: 88 };
/** Where a place says its name, from its foot. */
export const LABEL: Box = { x: -48, y: -32, width: 96, height: 28 };
/** Below the foot of each picture there is so much of its shadow, units. */
export const FOOT = 8;

const COLOURS = {
  ink: '#1b1430',
  line: '#4a2c12',
  paper: '#fff6e0',
  paperShade: '#ead9b4',
  wood: ['#d9a763', '#a8743f'],
  plank: '#7b4f27',
  inside: '#4f3018',
  box: ['#e9c793', '#c79a5d'],
  lid: '#f6deb4',
  stone: ['#e8e2d6', '#b8af9f'],
  stoneEdge: '#6b6256',
  gold: ['#ffe9a8', '#ffc145', '#c27a12'],
  right: '#1f8a4c',
  wrong: '#c2334d',
  glow: 'rgba(255, 209, 102, 0.55)',
  shadow: 'rgba(20, 16, 50, 0.32)',
} as const;

type Mark = 'right' | 'wrong' | null;

function shade(pen: Pen, top: number, bottom: number, [light, dark]: readonly [string, string]): CanvasGradient {
  const fill = pen.createLinearGradient(0, top, 0, bottom);
  fill.addColorStop(0, light);
  fill.addColorStop(1, dark);
  return fill;
}

/** To the lower right, where the shadows of the painted props fall. */
function castShadow(pen: Pen, x: number, y: number, width: number): void {
  pen.fillStyle = COLOURS.shadow;
  pen.beginPath();
  pen.ellipse(x + width * 0.08, y, width * 0.52, 6, 0.05, 0, Math.PI * 2);
  pen.fill();
}

function glow(pen: Pen, x: number, y: number, across: number, high: number): void {
  const fill = pen.createRadialGradient(0, 0, 0.2, 0, 0, 1);
  fill.addColorStop(0, COLOURS.glow);
  fill.addColorStop(1, 'rgba(255, 209, 102, 0)');
  pen.save();
  pen.translate(x, y);
  pen.scale(across, high);
  pen.fillStyle = fill;
  pen.fillRect(-1, -1, 2, 2);
  pen.restore();
}

/** A tick or a cross of its own shape and colour. */
function badge(pen: Pen, mark: Mark, x: number, y: number): void {
  if (!mark) return;
  pen.fillStyle = mark === 'right' ? COLOURS.right : COLOURS.wrong;
  pen.strokeStyle = COLOURS.paper;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.arc(x, y, 8.5, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  pen.lineWidth = 2.5;
  pen.lineCap = 'round';
  pen.beginPath();
  if (mark === 'right') {
    pen.moveTo(x - 4, y);
    pen.lineTo(x - 1, y + 3.5);
    pen.lineTo(x + 4.5, y - 3.5);
  } else {
    pen.moveTo(x - 3.2, y - 3.2);
    pen.lineTo(x + 3.2, y + 3.2);
    pen.moveTo(x + 3.2, y - 3.2);
    pen.lineTo(x - 3.2, y + 3.2);
  }
  pen.stroke();
}

function drawIcon(pen: Pen, paths: readonly string[], x: number, y: number, size: number, colour: string): void {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 24, size / 24);
  pen.strokeStyle = colour;
  pen.lineWidth = 2.6;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const path of paths) pen.stroke(new Path2D(path));
  pen.restore();
}

/** A cardboard box with its lid seen from above; (x, y) = the middle of its foot. */
function drawParcelBox(pen: Pen, x: number, y: number, width: number, height: number): void {
  const lid = height * 0.34;
  drawBox(
    pen,
    { x: x - width / 2, y: y - height + lid, width, height: height - lid },
    2.5,
    COLOURS.box[1],
    COLOURS.line,
    1.6,
  );
  pen.fillStyle = shade(pen, y - height + lid, y, COLOURS.box);
  pen.fillRect(x - width / 2 + 1, y - height + lid + 1, width - 2, height - lid - 2);
  pen.fillStyle = COLOURS.lid;
  pen.strokeStyle = COLOURS.line;
  pen.lineWidth = 1.6;
  pen.beginPath();
  pen.moveTo(x - width / 2, y - height + lid + 1);
  pen.lineTo(x - width / 2 + 4, y - height + 1);
  pen.lineTo(x + width / 2 - 4, y - height + 1);
  pen.lineTo(x + width / 2, y - height + lid + 1);
  pen.closePath();
  pen.fill();
  pen.stroke();
}

/** A plate of paper with words in at most two lines, nailed to what is behind it. */
function drawPlate(pen: Pen, words: string, box: { x: number; y: number; width: number; height: number }): void {
  drawBox(pen, box, 4, COLOURS.paper, COLOURS.line, 1.8);
  pen.fillStyle = COLOURS.paperShade;
  pen.fillRect(box.x + 3, box.y + box.height - 4, box.width - 6, 2);
  drawLines(pen, [words], { ...box, x: box.x + 1, width: box.width - 2, height: box.height + 1 }, COLOURS.ink);
}

export interface ThingFace {
  text: string;
  icon: readonly string[] | null;
  mark: Mark;
}

/** A box with its icon, or a board on two legs, and in front of it the plate with its words. */
export function drawThing(pen: Pen, { text, icon, mark }: ThingFace): void {
  const { width } = THING;
  const foot = THING.height - FOOT;
  const middle = width / 2;
  if (mark === 'right') glow(pen, middle, foot - 26, 52, 40);
  castShadow(pen, middle, foot, width * 0.84);
  if (icon) {
    // Low enough for two rows, so that no lid lies over the words behind it.
    drawParcelBox(pen, middle, foot - 14, 46, 38);
    drawIcon(pen, icon, middle, foot - 38, 16, COLOURS.ink);
    drawPlate(pen, text, { x: 2, y: foot - 30, width: width - 4, height: 30 });
    badge(pen, mark, width - 14, foot - 46);
    return;
  }
  pen.fillStyle = COLOURS.plank;
  for (const x of [18, width - 24]) pen.fillRect(x, foot - 16, 6, 16);
  drawBox(pen, { x: 1, y: foot - 48, width: width - 2, height: 38 }, 5, COLOURS.wood[0], COLOURS.line, 2);
  drawPlate(pen, text, { x: 5, y: foot - 45, width: width - 10, height: 32 });
  badge(pen, mark, width - 12, foot - 50);
}

/** The same thing when it stands in a crate. */
export function drawParcel(pen: Pen, { icon, mark }: ThingFace): void {
  drawParcelBox(pen, PARCEL.width / 2, PARCEL.height - 1, PARCEL.width - 4, PARCEL.height - 3);
  if (icon) drawIcon(pen, icon, PARCEL.width / 2, PARCEL.height - 9, 12, COLOURS.ink);
  if (mark) {
    pen.fillStyle = mark === 'right' ? COLOURS.right : COLOURS.wrong;
    pen.beginPath();
    if (mark === 'right') pen.arc(PARCEL.width - 6, 6, 4.5, 0, Math.PI * 2);
    else pen.rect(PARCEL.width - 10, 2, 8, 8);
    pen.fill();
  }
}

/** The back of a crate, behind what stands in it, or its front with the label. */
export function drawCrate(pen: Pen, part: 'back' | 'front', label: string, icon: readonly string[] | null): void {
  const { width } = CRATE;
  const foot = CRATE.height - FOOT;
  if (part === 'back') {
    castShadow(pen, width / 2, foot, width * 0.9);
    drawBox(pen, { x: 4, y: foot - 52, width: width - 8, height: 44 }, 4, COLOURS.inside, COLOURS.line);
    pen.fillStyle = COLOURS.plank;
    pen.fillRect(5, foot - 51, width - 10, 8);
    return;
  }
  drawBox(pen, { x: 2, y: foot - 36, width: width - 4, height: 36 }, 4, COLOURS.wood[1], COLOURS.line);
  pen.fillStyle = shade(pen, foot - 36, foot, COLOURS.wood);
  pen.fillRect(3, foot - 35, width - 6, 34);
  pen.fillStyle = COLOURS.plank;
  for (const y of [24, 12]) pen.fillRect(4, foot - y, width - 8, 1.4);
  for (const x of [3, width - 10])
    drawBox(pen, { x, y: foot - 37, width: 7, height: 38 }, 2, COLOURS.wood[0], COLOURS.line, 1.4);
  drawPlate(pen, label, { x: 13, y: foot - 31, width: width - 26, height: 26 });
  if (!icon) return;
  drawBox(pen, { x: width / 2 - 11, y: foot - 50, width: 22, height: 22 }, 11, COLOURS.paper, COLOURS.line, 1.8);
  drawIcon(pen, icon, width / 2, foot - 39, 14, COLOURS.ink);
}

/** A flat stone with its number, or with its words at its edge; what is put there stands on it. */
export function drawStonePlace(pen: Pen, label: string): void {
  const { width } = STONE;
  const foot = STONE.height - FOOT;
  castShadow(pen, width / 2, foot - 1, width * 0.9);
  pen.fillStyle = COLOURS.stoneEdge;
  pen.beginPath();
  pen.ellipse(width / 2, foot - 14, width / 2 - 2, 18, 0, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = shade(pen, foot - 36, foot, COLOURS.stone);
  pen.beginPath();
  pen.ellipse(width / 2, foot - 18, width / 2 - 3, 17, 0, 0, Math.PI * 2);
  pen.fill();
  if (label.length <= 2) {
    writeLine(pen, label, { x: width / 2, y: foot - 18, width: 40 }, 24, COLOURS.stoneEdge);
    return;
  }
  drawPlate(pen, label, { x: 6, y: foot - 32, width: width - 12, height: 28 });
}

/** `isReady`: everything is placed, and it wants to be rung. */
export function drawBell(pen: Pen, label: string, isReady: boolean): void {
  const { width } = BELL;
  const foot = BELL.height - FOOT;
  const middle = width / 2;
  castShadow(pen, middle, foot, 34);
  if (isReady) glow(pen, middle, foot - 52, 30, 32);
  pen.fillStyle = COLOURS.plank;
  pen.strokeStyle = COLOURS.line;
  pen.lineWidth = 1.8;
  drawBox(pen, { x: middle - 4, y: foot - 40, width: 8, height: 40 }, 2, COLOURS.wood[1], COLOURS.line, 1.8);
  drawBox(pen, { x: middle - 18, y: foot - 76, width: 36, height: 6 }, 3, COLOURS.wood[0], COLOURS.line, 1.8);
  for (const x of [middle - 17, middle + 12]) pen.fillRect(x, foot - 72, 5, 34);
  drawBox(pen, { x: middle - 18, y: foot - 42, width: 36, height: 6 }, 3, COLOURS.wood[0], COLOURS.line, 1.8);
  const gold = pen.createLinearGradient(middle - 12, 0, middle + 12, 0);
  for (const [at, colour] of COLOURS.gold.entries()) gold.addColorStop(at / 2, colour);
  pen.fillStyle = gold;
  pen.strokeStyle = COLOURS.line;
  pen.beginPath();
  pen.moveTo(middle - 12, foot - 46);
  pen.quadraticCurveTo(middle - 9, foot - 50, middle - 8, foot - 58);
  pen.quadraticCurveTo(middle - 6, foot - 70, middle, foot - 70);
  pen.quadraticCurveTo(middle + 6, foot - 70, middle + 8, foot - 58);
  pen.quadraticCurveTo(middle + 9, foot - 50, middle + 12, foot - 46);
  pen.closePath();
  pen.fill();
  pen.stroke();
  pen.beginPath();
  pen.arc(middle, foot - 45, 3, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  pen.font = `700 11px ${WORLD_FONT}`;
  drawPlate(pen, label, { x: 2, y: foot - 26, width: width - 4, height: 22 });
}

export const DUST: Size = { width: 60, height: 22 };

/** What whirls up where something is put down. */
export function drawDust(pen: Pen): void {
  pen.fillStyle = 'rgba(255, 246, 224, 0.75)';
  for (const [x, y, radius] of [
    [10, 12, 6],
    [22, 15, 5],
    [38, 15, 5],
    [50, 12, 6],
  ] as const) {
    pen.beginPath();
    pen.arc(x, y, radius, 0, Math.PI * 2);
    pen.fill();
  }
}
