// The drawn ideas beside a program: a sign, jars with names, an order ticket, layers, a fork, scales, cakes, a machine.
import { type Box, drawPanel, drawTitle } from './cards.ts';
import type { Picture } from './film.ts';
import {
  CODE_FONT,
  COLOURS,
  type Context,
  drawSprite,
  ease,
  type FilmAssets,
  spring,
  TEXT_FONT,
  wrap,
} from './filmAssets.ts';

type Of<K extends Picture['kind']> = Extract<Picture, { kind: K }>;

interface PictureContext<K extends Picture['kind']> {
  ctx: Context;
  theatre: FilmAssets;
  box: Box;
  picture: Of<K>;
  /** What stood there in the beat before, if it was of the same kind. */
  before: Of<K> | undefined;
  /** Seconds since the beat began. */
  t: number;
}

const WOOD = '#9a6138';
const WOOD_DARK = '#6d3f22';

function drawCentred(ctx: Context, text: string, x: number, y: number, font: string, fill: string): void {
  ctx.font = font;
  ctx.textAlign = 'center';
  ctx.fillStyle = fill;
  ctx.fillText(text, x, y);
  ctx.textAlign = 'left';
}

const middle = ({ x, width }: Box) => x + width / 2;

function drawPlank(ctx: Context, box: Box, fill = WOOD): void {
  ctx.fillStyle = fill;
  ctx.strokeStyle = WOOD_DARK;
  ctx.lineWidth = 5;
  ctx.beginPath();
  ctx.roundRect(box.x, box.y, box.width, box.height, 12);
  ctx.fill();
  ctx.stroke();
}

function sign({ ctx, theatre: assets, box, picture, before, t }: PictureContext<'sign'>): void {
  const board: Box = { x: box.x + 18, y: box.y + 66, width: box.width - 36, height: 196 };
  ctx.strokeStyle = WOOD_DARK;
  ctx.lineWidth = 6;
  for (const side of [0.2, 0.8]) {
    ctx.beginPath();
    ctx.moveTo(board.x + board.width * side, box.y + 26);
    ctx.lineTo(board.x + board.width * side, board.y);
    ctx.stroke();
  }
  drawPlank(ctx, { x: board.x - 8, y: box.y + 14, width: board.width + 16, height: 16 }, WOOD_DARK);
  drawPlank(ctx, board);
  drawSprite(ctx, assets.sprite('items', 'cupcake'), middle(board), board.y + 52, 1.1);
  picture.lines.forEach((line, index) => {
    const isNew = before?.lines[index] !== line;
    const grown = isNew ? spring(t * 1.6 - index * 0.5) : 1;
    if (grown <= 0) return;
    drawTitle(ctx, line, middle(board), board.y + 90 + index * 40, 28 * grown, COLOURS.paper);
  });
}

function jars({ ctx, box, picture, before, t }: PictureContext<'jars'>): void {
  const across = picture.jars.length;
  const width = Math.min(150, (box.width - 24) / Math.max(across, 1) - 14);
  const shelf = box.y + 226;
  drawPlank(ctx, { x: box.x + 6, y: shelf, width: box.width - 12, height: 20 });
  picture.jars.forEach(({ name, value }, index) => {
    const old = before?.jars.find((jar) => jar.name === name);
    const x = middle(box) + (index - (across - 1) / 2) * (width + 16);
    const grown = old ? 1 : spring(t * 1.4);
    const height = 150 * grown;
    ctx.fillStyle = 'rgba(190, 230, 255, 0.32)';
    ctx.strokeStyle = '#e8f6ff';
    ctx.lineWidth = 4;
    ctx.beginPath();
    ctx.roundRect(x - width / 2, shelf - height, width, height, [18, 18, 10, 10]);
    ctx.fill();
    ctx.stroke();
    ctx.fillStyle = COLOURS.rose;
    ctx.beginPath();
    ctx.roundRect(x - width / 2 + 8, shelf - height - 18, width - 16, 20, 8);
    ctx.fill();
    jarValue(ctx, { x, y: shelf - 78 * grown, width, value, changed: old?.value !== value, t });
    ctx.fillStyle = COLOURS.paper;
    ctx.beginPath();
    ctx.roundRect(x - width / 2 + 8, shelf - 44 * grown, width - 16, 32 * grown, 8);
    ctx.fill();
    drawCentred(ctx, name, x, shelf - 22 * grown, `700 ${16 * grown}px "${CODE_FONT}"`, COLOURS.ink);
  });
}

interface JarValue {
  x: number;
  y: number;
  width: number;
  value: string;
  changed: boolean;
  t: number;
}

/** A new value drops into its jar and shines for a moment. */
function jarValue(ctx: Context, { x, y, width, value, changed, t }: JarValue): void {
  const drop = changed ? (1 - ease((t - 0.4) * 2)) * -130 : 0;
  if (changed && t < 0.4) return;
  if (changed) {
    ctx.fillStyle = `rgba(255, 209, 102, ${0.5 * (1 - ease((t - 1) / 1.5))})`;
    ctx.beginPath();
    ctx.arc(x, y + drop - 6, width / 2, 0, Math.PI * 2);
    ctx.fill();
  }
  let size = 26;
  ctx.font = `700 ${size}px "${CODE_FONT}"`;
  while (ctx.measureText(value).width > width - 12 && size > 11) {
    size -= 1;
    ctx.font = `700 ${size}px "${CODE_FONT}"`;
  }
  drawCentred(ctx, value, x, y + drop, `700 ${size}px "${CODE_FONT}"`, COLOURS.lantern);
}

function ticket({ ctx, theatre: assets, box, picture, t }: PictureContext<'ticket'>): void {
  drawSprite(
    ctx,
    assets.sprite('items', 'bell'),
    middle(box),
    box.y + 74 + Math.sin(t * 14) * Math.max(0, 4 - t * 4),
    1.6,
  );
  const paper: Box = { x: box.x + 26, y: box.y + 92, width: box.width - 52, height: 150 };
  ctx.fillStyle = COLOURS.paper;
  ctx.beginPath();
  ctx.roundRect(paper.x, paper.y, paper.width, paper.height, 10);
  ctx.fill();
  ctx.setLineDash([7, 6]);
  ctx.strokeStyle = '#c9b48a';
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.moveTo(paper.x + 18, paper.y + 82);
  ctx.lineTo(paper.x + paper.width - 18, paper.y + 82);
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.font = `700 20px "${TEXT_FONT}"`;
  wrap(ctx, picture.question, paper.width - 30).forEach((line, index) => {
    drawCentred(ctx, line, middle(paper), paper.y + 36 + index * 26, `700 20px "${TEXT_FONT}"`, COLOURS.ink);
  });
  const { answer } = picture;
  if (answer === undefined) return;
  const typed = answer.slice(0, Math.max(0, Math.floor((t - 0.5) * 7)));
  drawCentred(ctx, typed, middle(paper), paper.y + 122, `700 28px "${CODE_FONT}"`, '#1c6b4a');
}

const LAYER_COLOURS = ['#f7b5c9', '#f9d98c', '#a8e0c0', '#b9c8ff'] as const;

function layers({ ctx, box, picture, before, t }: PictureContext<'layers'>): void {
  const height = 42;
  const top = box.y + (box.height - picture.layers.length * (height + 8)) / 2;
  picture.layers.forEach(({ depth, text }, index) => {
    const isNew = before?.layers[index]?.text !== text || before?.layers[index]?.depth !== depth;
    const grown = isNew ? spring(t * 1.5 - index * 0.35) : 1;
    if (grown <= 0) return;
    const x = box.x + 6 + depth * 58;
    const y = top + index * (height + 8);
    ctx.fillStyle = LAYER_COLOURS[depth % LAYER_COLOURS.length] ?? LAYER_COLOURS[0];
    ctx.beginPath();
    ctx.roundRect(x, y, Math.max(10, (box.x + box.width - 6 - x) * grown), height, 12);
    ctx.fill();
    if (grown > 0.7) {
      ctx.font = `700 17px "${CODE_FONT}"`;
      ctx.fillStyle = COLOURS.ink;
      ctx.fillText(text, x + 14, y + 27);
    }
    for (let dot = 0; dot < depth * 4; dot += 1) {
      ctx.fillStyle = COLOURS.lantern;
      ctx.beginPath();
      ctx.arc(box.x + 14 + dot * 14, y + height / 2, 4, 0, Math.PI * 2);
      ctx.fill();
    }
  });
}

function lane(ctx: Context, box: Box, text: string, word: string, lit: boolean, dim: boolean): void {
  ctx.globalAlpha = dim ? 0.35 : 1;
  if (lit) {
    ctx.save();
    ctx.shadowColor = COLOURS.lantern;
    ctx.shadowBlur = 30;
    drawPanel(ctx, box, '#3d2f14');
    ctx.restore();
  } else drawPanel(ctx, box);
  drawCentred(ctx, word, middle(box), box.y + 30, `700 16px "${TEXT_FONT}"`, lit ? COLOURS.lantern : COLOURS.faint);
  ctx.font = `400 19px "${TEXT_FONT}"`;
  wrap(ctx, text, box.width - 20).forEach((line, index) => {
    drawCentred(ctx, line, middle(box), box.y + 62 + index * 25, `400 19px "${TEXT_FONT}"`, '#f4f0ff');
  });
  ctx.globalAlpha = 1;
}

function fork({ ctx, box, picture, t }: PictureContext<'fork'>): void {
  const question: Box = { x: box.x + 40, y: box.y + 12, width: box.width - 80, height: 62 };
  drawPanel(ctx, question, COLOURS.paper);
  drawCentred(ctx, picture.question, middle(question), question.y + 39, `700 22px "${CODE_FONT}"`, COLOURS.ink);
  const width = box.width / 2 - 12;
  const [left, right] = [box.x, box.x + box.width - width];
  const taken = t > 0.6 ? picture.taken : undefined;
  for (const [x, side] of [
    [left, 'yes'],
    [right, 'no'],
  ] as const) {
    ctx.strokeStyle = taken === side ? COLOURS.lantern : '#6b62a0';
    ctx.lineWidth = taken === side ? 8 : 5;
    ctx.beginPath();
    ctx.moveTo(middle(box), question.y + question.height + 3);
    ctx.quadraticCurveTo(x + width / 2, question.y + question.height + 10, x + width / 2, box.y + 124);
    ctx.stroke();
    const word = side === 'yes' ? 'True' : 'False';
    const rest: Box = { x, y: box.y + 126, width, height: 116 };
    lane(ctx, rest, picture[side], word, taken === side, taken !== undefined && taken !== side);
  }
}

/** From the middle of the scales to a plate. */
const ARM = 112;

function scales({ ctx, box, picture, t }: PictureContext<'scales'>): void {
  const x = middle(box);
  const y = box.y + 116;
  const tilt = picture.result === undefined ? Math.sin(t * 3) * 5 : Math.sin(t * 9) * Math.max(0, 5 - t * 5);
  ctx.strokeStyle = COLOURS.panelEdge;
  ctx.lineWidth = 7;
  ctx.beginPath();
  ctx.moveTo(x - ARM, y - 50 + tilt);
  ctx.lineTo(x + ARM, y - 50 - tilt);
  ctx.moveTo(x, y - 60);
  ctx.lineTo(x, y + 40);
  ctx.stroke();
  for (const [side, value] of [
    [-1, picture.left],
    [1, picture.right],
  ] as const) {
    const top = y - 50 - side * tilt;
    const plate: Box = { x: x + side * ARM - 54, y: top + 26, width: 108, height: 46 };
    ctx.lineWidth = 3;
    ctx.beginPath();
    ctx.moveTo(x + side * ARM, top);
    ctx.lineTo(plate.x + 8, plate.y);
    ctx.moveTo(x + side * ARM, top);
    ctx.lineTo(plate.x + plate.width - 8, plate.y);
    ctx.stroke();
    drawPanel(ctx, plate, COLOURS.paper);
    drawCentred(ctx, value, middle(plate), plate.y + 32, `700 24px "${CODE_FONT}"`, COLOURS.ink);
  }
  drawTitle(ctx, picture.operator, x, y - 66, 44);
  if (picture.result === undefined || t < 0.5) return;
  drawTitle(ctx, `= ${picture.result}`, x, box.y + 222, 46 * spring((t - 0.5) * 1.6), COLOURS.mint);
}

function cakes({ ctx, theatre: assets, box, picture, before, t }: PictureContext<'cakes'>): void {
  const cake = assets.sprite('items', 'cupcake');
  const across = Math.min(picture.of, 5);
  const gap = (box.width - 20) / across;
  for (let index = 0; index < picture.of; index += 1) {
    const x = box.x + 10 + gap * ((index % across) + 0.5);
    const y = box.y + 116 + Math.floor(index / across) * 96;
    ctx.fillStyle = 'rgba(255, 248, 232, 0.85)';
    ctx.beginPath();
    ctx.ellipse(x, y, gap * 0.4, 9, 0, 0, Math.PI * 2);
    ctx.fill();
    if (index >= picture.count) continue;
    const isNew = index >= (before?.count ?? 0);
    const grown = isNew ? spring(t * 2 - (index - (before?.count ?? 0)) * 0.3) : 1;
    if (grown > 0) drawSprite(ctx, cake, x, y + 3, 1.35 * grown);
  }
  const rows = Math.ceil(picture.of / across);
  drawTitle(ctx, picture.label, middle(box), box.y + 90 + rows * 96, 28, COLOURS.paper);
}

function machine({ ctx, box, picture, t }: PictureContext<'machine'>): void {
  const body: Box = { x: middle(box) - 78, y: box.y + 56, width: 156, height: 124 };
  const shake = picture.output !== undefined && t < 1 ? Math.sin(t * 60) * 2 : 0;
  body.x += shake;
  ctx.fillStyle = COLOURS.rose;
  ctx.beginPath();
  ctx.moveTo(body.x + 36, box.y + 14);
  ctx.lineTo(body.x + body.width - 36, box.y + 14);
  ctx.lineTo(body.x + body.width - 58, body.y);
  ctx.lineTo(body.x + 58, body.y);
  ctx.fill();
  drawPanel(ctx, body, '#4c3a86');
  ctx.font = `700 17px "${CODE_FONT}"`;
  wrap(ctx, picture.name.replaceAll('_', '_ '), body.width - 14).forEach((line, index) => {
    drawCentred(
      ctx,
      line.replaceAll('_ ', '_'),
      middle(body),
      body.y + 58 + index * 24,
      `700 17px "${CODE_FONT}"`,
      COLOURS.lantern,
    );
  });
  picture.inputs.forEach((text, index) => {
    const slide = ease(t * 1.4 - index * 0.3);
    drawCentred(ctx, text, box.x + 56 + slide * 10, body.y + 34 + index * 44, `700 21px "${CODE_FONT}"`, COLOURS.mint);
    ctx.fillStyle = COLOURS.mint;
    ctx.beginPath();
    ctx.moveTo(body.x - 16, body.y + 22 + index * 44);
    ctx.lineTo(body.x - 4, body.y + 28 + index * 44);
    ctx.lineTo(body.x - 16, body.y + 34 + index * 44);
    ctx.fill();
  });
  if (picture.output === undefined || t < 1) return;
  const grown = spring((t - 1) * 1.5);
  drawTitle(
    ctx,
    picture.output,
    middle(box),
    box.y + 232,
    Math.min(30, 460 / picture.output.length + 8) * grown,
    COLOURS.paper,
  );
}

/** Draws the picture of a beat. */
export function drawPicture(
  ctx: Context,
  assets: FilmAssets,
  { box, picture, before, t }: { box: Box; picture: Picture; before: Picture | undefined; t: number },
): void {
  const same = <K extends Picture['kind']>(kind: K) => (before?.kind === kind ? (before as Of<K>) : undefined);
  const rest = { ctx, theatre: assets, box, t };
  const { kind } = picture;
  if (kind === 'sign') sign({ ...rest, picture, before: same(kind) });
  else if (kind === 'jars') jars({ ...rest, picture, before: same(kind) });
  else if (kind === 'ticket') ticket({ ...rest, picture, before: same(kind) });
  else if (kind === 'layers') layers({ ...rest, picture, before: same(kind) });
  else if (kind === 'fork') fork({ ...rest, picture, before: same(kind) });
  else if (kind === 'scales') scales({ ...rest, picture, before: same(kind) });
  else if (kind === 'cakes') cakes({ ...rest, picture, before: same(kind) });
  else machine({ ...rest, picture, before: same(kind) });
}
