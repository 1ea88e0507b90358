// The cards of the stage: the program in its editor, the output below it, and the shopkeeper's speech.
import { MOODS, type Mood } from './film.ts';
import {
  CODE_FONT,
  COLOURS,
  type Context,
  type FilmAssets,
  HEIGHT,
  TEXT_FONT,
  TITLE_FONT,
  WIDTH,
  wrap,
} from './filmAssets.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LINE = 27;
const CODE_SIZE = 19;
const HEAD = 30;
const PAD = 14;

/** A panel of the game: dark, rounded, with a brass edge. */
export function drawPanel(ctx: Context, { x, y, width, height }: Box, fill: string = COLOURS.panel): void {
  ctx.save();
  ctx.shadowColor = 'rgba(8, 6, 24, 0.55)';
  ctx.shadowBlur = 18;
  ctx.shadowOffsetY = 6;
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, 14);
  ctx.fill();
  ctx.restore();
  ctx.lineWidth = 3;
  ctx.strokeStyle = COLOURS.panelEdge;
  ctx.stroke();
}

const KEYWORDS = new Set('and break def elif else for if import in is not or return while True False None'.split(' '));
const BUILT_IN = new Set(['print', 'input', 'int', 'str', 'range', 'len']);
const TOKENS = /(#.*$)|(f?"[^"]*"?|f?'[^']*'?)|(\d+)|([A-Za-z_]\w*)|(\s+|.)/g;

function colourOf([token, comment, text, number, word]: RegExpMatchArray): string {
  if (comment) return COLOURS.faint;
  if (text) return COLOURS.mint;
  if (number) return '#ffb86b';
  if (word && KEYWORDS.has(word)) return COLOURS.rose;
  if (word && BUILT_IN.has(word)) return COLOURS.sky;
  return token === '' ? COLOURS.faint : '#f4f0ff';
}

function drawCodeLine(ctx: Context, text: string, x: number, y: number): number {
  ctx.font = `400 ${CODE_SIZE}px "${CODE_FONT}"`;
  let at = x;
  for (const match of text.matchAll(TOKENS)) {
    ctx.fillStyle = colourOf(match);
    ctx.fillText(match[0], at, y);
    at += ctx.measureText(match[0]).width;
  }
  return at;
}

export const codeHeight = (lines: number): number => HEAD + PAD * 2 + Math.max(lines, 1) * LINE - 6;

/** `lines` as far as they are typed; the cursor stands behind the last typed letter where `cursor` is a line's index. */
export function drawCodeCard(
  ctx: Context,
  box: Box,
  { lines, lit, cursor }: { lines: readonly string[]; lit: number | undefined; cursor: number | undefined },
): void {
  drawPanel(ctx, box);
  ctx.fillStyle = 'rgba(255, 255, 255, 0.07)';
  ctx.beginPath();
  ctx.roundRect(box.x + 2, box.y + 2, box.width - 4, HEAD, [12, 12, 0, 0]);
  ctx.fill();
  ctx.font = `400 14px "${CODE_FONT}"`;
  ctx.fillStyle = COLOURS.faint;
  ctx.fillText('main.py', box.x + PAD, box.y + 21);
  lines.forEach((line, index) => {
    const y = box.y + HEAD + PAD + 16 + index * LINE;
    if (lit === index + 1) {
      ctx.fillStyle = 'rgba(255, 209, 102, 0.2)';
      ctx.fillRect(box.x + 3, y - 20, box.width - 6, LINE);
      ctx.fillStyle = COLOURS.lantern;
      ctx.fillRect(box.x + 3, y - 20, 5, LINE);
    }
    ctx.font = `400 ${CODE_SIZE - 4}px "${CODE_FONT}"`;
    ctx.fillStyle = COLOURS.faint;
    ctx.fillText(String(index + 1), box.x + PAD, y);
    const end = drawCodeLine(ctx, line, box.x + PAD + 30, y);
    if (cursor === index) {
      ctx.fillStyle = COLOURS.lantern;
      ctx.fillRect(end + 1, y - 17, 3, 21);
    }
  });
}

export const outputHeight = (lines: number): number => HEAD + PAD * 2 + Math.max(lines, 1) * 25 - 8;

export function drawOutputCard(ctx: Context, box: Box, lines: readonly string[]): void {
  drawPanel(ctx, box, '#100e22');
  ctx.font = `700 13px "${TEXT_FONT}"`;
  ctx.fillStyle = COLOURS.mint;
  ctx.fillText('OUTPUT', box.x + PAD, box.y + 21);
  ctx.font = `400 18px "${CODE_FONT}"`;
  ctx.fillStyle = '#f4f0ff';
  for (const [index, line] of lines.entries()) ctx.fillText(line, box.x + PAD, box.y + HEAD + PAD + 12 + index * 25);
}

const BUBBLE: Box = { x: 160, y: 412, width: WIDTH - 160 - 28, height: 104 };
const FACE = 124;

interface Speech {
  who: string;
  mood: Mood;
  /** The whole speech, which decides where its lines break, and what of it was said so far. */
  whole: string;
  said: string;
}

/** The shopkeeper's face and the words said so far. */
export function drawSpeech(ctx: Context, assets: FilmAssets, { who, mood, whole, said }: Speech): void {
  const face = assets.portrait(who);
  const cell = face.width / MOODS.length;
  const faceTop = HEIGHT - FACE - 18;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(24, faceTop, FACE, FACE, 20);
  ctx.fillStyle = '#7fc9f2';
  ctx.fill();
  ctx.clip();
  ctx.drawImage(face, cell * MOODS.indexOf(mood), 0, cell, face.height, 24, faceTop, FACE, FACE);
  ctx.restore();
  ctx.lineWidth = 4;
  ctx.strokeStyle = COLOURS.panelEdge;
  ctx.stroke();
  drawPanel(ctx, BUBBLE, COLOURS.paper);
  ctx.fillStyle = COLOURS.ink;
  ctx.font = `400 23px "${TEXT_FONT}"`;
  const all = wrap(ctx, whole, BUBBLE.width - 48);
  const top = BUBBLE.y + BUBBLE.height / 2 + 8 - ((all.length - 1) * 31) / 2;
  let left = said;
  for (const [index, line] of all.entries()) {
    ctx.fillText(line.slice(0, left.length), BUBBLE.x + 24, top + index * 31);
    left = left.slice(line.length + 1);
  }
}

/** A line in the display font with an outline, centred at x. */
export function drawTitle(
  ctx: Context,
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string = COLOURS.lantern,
): void {
  ctx.font = `${size}px "${TITLE_FONT}"`;
  ctx.textAlign = 'center';
  ctx.lineJoin = 'round';
  ctx.lineWidth = size / 6;
  ctx.strokeStyle = COLOURS.night;
  ctx.strokeText(text, x, y);
  ctx.fillStyle = fill;
  ctx.fillText(text, x, y);
  ctx.textAlign = 'left';
}
