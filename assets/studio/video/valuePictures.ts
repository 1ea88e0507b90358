// Draws the pictures of values: a sign for output, jars for variables, an order ticket for input, cakes for counts.
import { type Box, drawTitle } from './cards.ts';
import { CODE_FONT, COLOURS, type Context, drawSprite, ease, spring, TEXT_FONT, wrap } from './filmAssets.ts';
import { drawCentred, drawPlank, middle, type PictureContext, WOOD_DARK } from './pictureParts.ts';

export function sign({ ctx, assets, box, picture, before, t }: PictureContext<'sign'>): void {
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

export function jars({ ctx, box, picture, before, t }: PictureContext<'jars'>): void {
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

/** Draws a jar's value; a new value drops in and glows briefly. */
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

export function ticket({ ctx, assets, box, picture, t }: PictureContext<'ticket'>): void {
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

export function cakes({ ctx, assets, box, picture, before, t }: PictureContext<'cakes'>): void {
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
