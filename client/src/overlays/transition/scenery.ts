// Draws the evening scenery of the transition screen: sky, moon, hills, path, lanterns and gate.
import { TRANSITION_HEIGHT, TRANSITION_WIDTH } from '@lanternwise/shared/constants/timings';
import { drawSprite, type ScenerySprites, type SpritePlacement } from './scenerySprites.ts';
import { PATH_POINTS, type Point, pointOnPath } from './transitionPath.ts';

const INK = '#2a1a3e';
const SKY_COLOURS = ['#141033', '#2b2160', '#5b3b86', '#c56a8a', '#ffb979'] as const;

/** Seeded random numbers (linear congruential), so that the picture is always the same. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function drawSky(ctx: CanvasRenderingContext2D): void {
  const gradient = ctx.createLinearGradient(0, 0, 0, TRANSITION_HEIGHT * 0.72);
  for (const [index, colour] of SKY_COLOURS.entries()) gradient.addColorStop(index / (SKY_COLOURS.length - 1), colour);
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, TRANSITION_WIDTH, TRANSITION_HEIGHT);
  const random = createRandom(7);
  for (let star = 0; star < 170; star += 1) {
    const y = random() ** 1.7 * TRANSITION_HEIGHT * 0.5;
    ctx.globalAlpha = 0.35 + random() * 0.6;
    ctx.fillStyle = '#fff6d8';
    ctx.beginPath();
    ctx.arc(random() * TRANSITION_WIDTH, y, 1.2 + random() * 2.6, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
  drawGlow(ctx, { x: 430, y: 300 }, 420, '255, 240, 200', 0.5);
  ctx.fillStyle = '#fff3cf';
  ctx.beginPath();
  ctx.arc(430, 300, 110, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = '#f3dca6';
  for (const [x, y, r] of [
    [395, 270, 22],
    [465, 330, 30],
    [450, 250, 12],
  ] as const) {
    ctx.beginPath();
    ctx.arc(x, y, r, 0, Math.PI * 2);
    ctx.fill();
  }
}

function drawGlow(ctx: CanvasRenderingContext2D, { x, y }: Point, radius: number, rgb: string, strength: number): void {
  const light = ctx.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, `rgba(${rgb}, ${strength})`);
  light.addColorStop(1, `rgba(${rgb}, 0)`);
  ctx.fillStyle = light;
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** Draws a range of hills (a sum of sine waves) with a lit edge; returns the y of its ridge at an x. */
function drawHills(
  ctx: CanvasRenderingContext2D,
  base: number,
  height: number,
  phase: number,
  fill: [string, string],
  rim: string,
) {
  const ridge = (x: number) =>
    base -
    Math.sin(x / 310 + phase) * height -
    Math.sin(x / 127 + phase * 2.3) * height * 0.28 -
    Math.sin(x / 720) * height * 0.5;
  const outline = () => {
    ctx.beginPath();
    ctx.moveTo(0, ridge(0));
    for (let x = 0; x <= TRANSITION_WIDTH; x += 12) ctx.lineTo(x, ridge(x));
  };
  outline();
  ctx.lineTo(TRANSITION_WIDTH, TRANSITION_HEIGHT);
  ctx.lineTo(0, TRANSITION_HEIGHT);
  const shade = ctx.createLinearGradient(0, base - height, 0, base + height * 3);
  shade.addColorStop(0, fill[0]);
  shade.addColorStop(1, fill[1]);
  ctx.fillStyle = shade;
  ctx.fill();
  outline();
  ctx.strokeStyle = rim;
  ctx.lineWidth = 5;
  ctx.stroke();
  return ridge;
}

function drawPath(ctx: CanvasRenderingContext2D): void {
  const draw = (width: number, colour: string) => {
    ctx.beginPath();
    for (const { x, y } of PATH_POINTS) ctx.lineTo(x, y + 22);
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    ctx.stroke();
  };
  draw(170, 'rgba(20, 12, 40, 0.35)');
  draw(150, '#6b4a63');
  draw(130, '#c79a78');
  draw(96, '#d9b48c');
  const random = createRandom(23);
  for (let stone = 0; stone < 90; stone += 1) {
    const { x, y } = pointOnPath(random());
    ctx.fillStyle = random() > 0.5 ? 'rgba(255, 236, 200, 0.35)' : 'rgba(110, 70, 80, 0.3)';
    ctx.beginPath();
    ctx.ellipse(
      x + (random() - 0.5) * 90,
      y + 22 + (random() - 0.5) * 80,
      8 + random() * 12,
      5 + random() * 5,
      0,
      0,
      7,
    );
    ctx.fill();
  }
}

/** Draws sprites tinted with `haze`, back to front. */
function drawDistantLayer(
  ctx: CanvasRenderingContext2D,
  sprites: ScenerySprites,
  placements: readonly SpritePlacement[],
  haze: string,
): void {
  const layer = document.createElement('canvas');
  layer.width = TRANSITION_WIDTH;
  layer.height = TRANSITION_HEIGHT;
  const layerCtx = layer.getContext('2d');
  if (!layerCtx) return;
  for (const placement of [...placements].sort((a, b) => a.y - b.y)) drawSprite(layerCtx, sprites, placement);
  layerCtx.globalCompositeOperation = 'source-atop';
  layerCtx.fillStyle = haze;
  layerCtx.fillRect(0, 0, TRANSITION_WIDTH, TRANSITION_HEIGHT);
  ctx.drawImage(layer, 0, 0);
}

const TREES = ['oak', 'pine', 'blossom', 'oak-lime', 'pine'] as const;
const SHRUBS = ['bush', 'bush-pink'] as const;

/** Places trees from x = `from` on, about every `step` px, on the line y = `ground(x)`. */
function placeTrees(
  ground: (x: number) => number,
  from: number,
  step: number,
  scale: number,
  seed: number,
): SpritePlacement[] {
  const random = createRandom(seed);
  return Array.from({ length: Math.ceil((TRANSITION_WIDTH - from) / step) + 1 }, (_, index) => {
    const x = from + index * step + random() * step * 0.45;
    const sprite = TREES[Math.floor(random() * TREES.length)] ?? 'oak';
    return { sprite, x, y: ground(x), scale: scale * (0.85 + random() * 0.3) };
  });
}

/** From the gate's ground point up to the middle of its sign, px. */
const SIGN_HEIGHT = 258;
const SIGN_FONT = '"Lilita One", "Baloo 2 Title", sans-serif';
const SIGN = { width: 268, height: 74, radius: 20, textWidth: 232, font: 44 };

/** Draws the golden sign with the destination on the gate's arch. */
function drawSign(ctx: CanvasRenderingContext2D, { x, y }: Point, text: string): void {
  const { width, height, radius, textWidth, font } = SIGN;
  ctx.beginPath();
  ctx.roundRect(x - width / 2, y - height / 2, width, height, radius);
  const gold = ctx.createLinearGradient(0, y - height / 2, 0, y + height / 2);
  gold.addColorStop(0, '#ffe39a');
  gold.addColorStop(1, '#f5a52c');
  ctx.fillStyle = gold;
  ctx.fill();
  ctx.strokeStyle = INK;
  ctx.lineWidth = 6;
  ctx.stroke();
  ctx.fillStyle = INK;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.font = `${font}px ${SIGN_FONT}`;
  const size = Math.min(font, (font * textWidth) / Math.max(1, ctx.measureText(text).width));
  ctx.font = `${size}px ${SIGN_FONT}`;
  ctx.fillText(text, x, y + 2);
}

/** Draws the lit gate at the end of the path. */
function drawGate(ctx: CanvasRenderingContext2D, sprites: ScenerySprites, destination: string): void {
  const { x, y } = pointOnPath(1);
  const at = { x: x + 40, y: y + 40, scale: 1.3 };
  drawGlow(ctx, { x: at.x, y: y - 110 }, 300, '255, 226, 150', 0.95);
  drawSprite(ctx, sprites, { ...at, sprite: 'gate-front' });
  if (sprites.size > 0) drawSign(ctx, { x: at.x, y: at.y - SIGN_HEIGHT }, destination || '★');
  for (const [sprite, side] of [
    ['bush-pink', -1],
    ['bush', 1],
  ] as const)
    drawSprite(ctx, sprites, { sprite, x: at.x + side * 285, y: at.y + 20, scale: 1.2 });
  drawGlow(ctx, { x: at.x, y: y - 60 }, 430, '255, 196, 100', 0.28);
}

/** Lanterns on alternating sides of the path; `share` (0–1) is their position along it. */
export const LANTERNS: readonly (Point & { share: number })[] = [0.08, 0.22, 0.36, 0.5, 0.64, 0.78].map(
  (share, index) => {
    const { x, y } = pointOnPath(share);
    return { share, x: x + (index % 2 === 0 ? -34 : 34), y: y + (index % 2 === 0 ? -74 : 128) };
  },
);
const LAMP_SCALE = 1.25;
/** From the foot of a lamp to its light, px. */
const LAMP_LIGHT_HEIGHT = 172;

export function drawLantern(
  ctx: CanvasRenderingContext2D,
  sprites: ScenerySprites,
  { x, y }: Point,
  lit: number,
): void {
  drawSprite(ctx, sprites, { sprite: 'lamp', x, y, scale: LAMP_SCALE });
  if (lit <= 0) return;
  const before = ctx.globalCompositeOperation;
  ctx.globalCompositeOperation = 'lighter';
  drawGlow(ctx, { x, y: y - LAMP_LIGHT_HEIGHT }, 54, '255, 220, 130', 0.5 * lit);
  drawGlow(ctx, { x, y: y - LAMP_LIGHT_HEIGHT + 40 }, 290, '255, 166, 70', 0.3 * lit);
  ctx.globalCompositeOperation = before;
}

/** Draws everything that does not move. */
export function drawScenery(ctx: CanvasRenderingContext2D, sprites: ScenerySprites, destination: string): void {
  drawSky(ctx);
  const distant = drawHills(ctx, 760, 90, 0.4, ['#6d4f92', '#4a3a7a'], 'rgba(255, 200, 160, 0.55)');
  drawDistantLayer(
    ctx,
    sprites,
    placeTrees((x) => distant(x) + 26, -20, 118, 0.62, 11),
    'rgba(104, 72, 148, 0.72)',
  );
  drawHills(ctx, 880, 80, 2.2, ['#57508f', '#3b3a78'], 'rgba(255, 190, 170, 0.35)');
  const near = drawHills(ctx, 1010, 60, 4.1, ['#4f8a63', '#23505a'], 'rgba(210, 240, 170, 0.5)');
  const clear = ({ x }: SpritePlacement) => Math.abs(x - 1890) > 250;
  drawDistantLayer(
    ctx,
    sprites,
    placeTrees((x) => near(x) + 24, -40, 165, 1.05, 41).filter(clear),
    'rgba(58, 46, 110, 0.42)',
  );
  drawPath(ctx);
  drawGate(ctx, sprites, destination);
  const front = placeTrees(() => 1500, -30, 250, 1.7, 5).map((one, index) => ({ ...one, y: 1490 + (index % 3) * 34 }));
  const shrubs = front.map(({ x }, index) => ({
    sprite: SHRUBS[index % SHRUBS.length] ?? 'bush',
    x: x + 120,
    y: 1500 + (index % 2) * 26,
    scale: 1.5,
  }));
  drawDistantLayer(ctx, sprites, [...front, ...shrubs], 'rgba(32, 24, 74, 0.5)');
}
