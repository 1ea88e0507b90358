// Draws the pictures of control flow: layers for blocks, a fork for if, scales for comparisons, a machine for functions.
import { type Box, drawPanel, drawTitle } from './cards.ts';
import { CODE_FONT, COLOURS, type Context, ease, spring, TEXT_FONT, wrap } from './filmAssets.ts';
import { drawCentred, middle, type PictureContext } from './pictureParts.ts';

const LAYER_COLOURS = ['#f7b5c9', '#f9d98c', '#a8e0c0', '#b9c8ff'] as const;

export function layers({ ctx, box, picture, before, t }: PictureContext<'layers'>): void {
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

export function fork({ ctx, box, picture, t }: PictureContext<'fork'>): void {
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

/** Pixels from the middle of the scales to a plate. */
const ARM = 112;

export function scales({ ctx, box, picture, t }: PictureContext<'scales'>): void {
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

export function machine({ ctx, box, picture, t }: PictureContext<'machine'>): void {
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
