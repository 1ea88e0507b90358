// Draws small textures by code: soft shadows, glows and placeholders for pictures that could not be loaded.
import type { Textures } from './phaser.ts';

type Draw = (ctx: CanvasRenderingContext2D, width: number, height: number) => void;

const INK = '#1b1430';

/** Where the feet are in a cast shadow, as shares of its picture: the origin to draw it with. */
export const SHADOW_FEET = { x: 0.3, y: 0.4 } as const;
/** Direction of cast shadows, clockwise from the right. The renderer of the props has its sun there. */
const SHADOW_ANGLE = 0.28;

const softDisc =
  (red: number, green: number, blue: number, strength: number): Draw =>
  (ctx, width, height) => {
    const fill = ctx.createRadialGradient(width / 2, width / 2, 0, width / 2, width / 2, width / 2);
    fill.addColorStop(0, `rgba(${red},${green},${blue},${strength})`);
    fill.addColorStop(0.45, `rgba(${red},${green},${blue},${strength * 0.42})`);
    fill.addColorStop(1, `rgba(${red},${green},${blue},0)`);
    ctx.scale(1, height / width);
    ctx.fillStyle = fill;
    ctx.fillRect(0, 0, width, width);
  };

const fillAndOutline = (ctx: CanvasRenderingContext2D, color: string) => {
  ctx.fillStyle = color;
  ctx.strokeStyle = INK;
  ctx.lineWidth = 2;
  ctx.lineJoin = 'round';
  ctx.fill();
  ctx.stroke();
};

/** Dark at the feet, then soft to the lower right, where the painted shadows of props fall too. */
const castShadow: Draw = (ctx, width, height) => {
  const { x, y } = SHADOW_FEET;
  const ellipse = (across: number, along: number, length: number, thickness: number, alpha: number) => {
    ctx.save();
    ctx.translate(x * width + across, y * height + along);
    ctx.rotate(SHADOW_ANGLE);
    ctx.scale(length, thickness);
    const fill = ctx.createRadialGradient(0, 0, 0, 0, 0, 1);
    fill.addColorStop(0, `rgba(20,16,50,${alpha})`);
    fill.addColorStop(0.55, `rgba(20,16,50,${alpha * 0.75})`);
    fill.addColorStop(1, 'rgba(20,16,50,0)');
    ctx.fillStyle = fill;
    ctx.fillRect(-1, -1, 2, 2);
    ctx.restore();
  };
  ellipse(11, 3.5, 24, 7.5, 0.36);
  ellipse(0, 0, 13, 6, 0.42);
};

const person: Draw = (ctx) => {
  ctx.beginPath();
  ctx.ellipse(32, 48, 12, 13, 0, 0, Math.PI * 2);
  fillAndOutline(ctx, '#5b6bd6');
  ctx.beginPath();
  ctx.ellipse(32, 26, 12, 12, 0, 0, Math.PI * 2);
  fillAndOutline(ctx, '#f2c9a0');
  ctx.fillStyle = INK;
  ctx.fillRect(26, 25, 3, 4);
  ctx.fillRect(35, 25, 3, 4);
};

const hat: Draw = (ctx) => {
  ctx.beginPath();
  ctx.moveTo(14, 46);
  ctx.lineTo(32, 10);
  ctx.lineTo(50, 46);
  ctx.closePath();
  fillAndOutline(ctx, '#6c4ad0');
  ctx.beginPath();
  ctx.ellipse(32, 47, 25, 7, 0, 0, Math.PI * 2);
  fillAndOutline(ctx, '#8a6bf0');
};

const arrow: Draw = (ctx) => {
  ctx.beginPath();
  for (const [x, y] of [
    [8, 24],
    [34, 24],
    [34, 10],
    [58, 32],
    [34, 54],
    [34, 40],
    [8, 40],
  ] as const) {
    ctx.lineTo(x, y);
  }
  ctx.closePath();
  fillAndOutline(ctx, '#ffc145');
};

/** Twice as long as broad, a notched shaft behind a head: its direction can be read at a glance, on a diagonal too. */
const pointer: Draw = (ctx) => {
  ctx.beginPath();
  for (const [x, y] of [
    [8, 22],
    [84, 22],
    [76, 7],
    [126, 32],
    [76, 57],
    [84, 42],
    [8, 42],
    [20, 32],
  ] as const) {
    ctx.lineTo(x, y);
  }
  ctx.closePath();
  ctx.lineJoin = 'round';
  ctx.lineWidth = 9;
  ctx.strokeStyle = INK;
  ctx.stroke();
  const fill = ctx.createLinearGradient(8, 0, 126, 0);
  fill.addColorStop(0, '#d9772b');
  fill.addColorStop(0.55, '#ffc145');
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.lineWidth = 3;
  ctx.strokeStyle = '#fff3c4';
  ctx.stroke();
};

const lantern: Draw = (ctx) => {
  ctx.beginPath();
  ctx.roundRect(14, 84, 28, 14, 4);
  fillAndOutline(ctx, '#6b6485');
  ctx.beginPath();
  ctx.rect(24, 50, 8, 36);
  fillAndOutline(ctx, '#57506f');
  ctx.beginPath();
  ctx.roundRect(14, 18, 28, 34, 8);
  fillAndOutline(ctx, '#cfe0f2');
  ctx.beginPath();
  ctx.moveTo(10, 20);
  ctx.lineTo(28, 4);
  ctx.lineTo(46, 20);
  ctx.closePath();
  fillAndOutline(ctx, '#8a6bf0');
};

const leaf: Draw = (ctx) => {
  ctx.beginPath();
  ctx.moveTo(1, 5);
  ctx.quadraticCurveTo(6, -2, 13, 5);
  ctx.quadraticCurveTo(6, 12, 1, 5);
  ctx.fillStyle = '#ffffff';
  ctx.fill();
};

const ring: Draw = (ctx) => {
  ctx.lineWidth = 3;
  ctx.strokeStyle = '#fff3c4';
  ctx.beginPath();
  ctx.ellipse(24, 14, 20, 10, 0, 0, Math.PI * 2);
  ctx.stroke();
};

/** Light on the ground: soft in the middle, with a rim that also shows on pale floors. */
const pool: Draw = (ctx, width, height) => {
  const fill = ctx.createRadialGradient(width / 2, width / 2, 0, width / 2, width / 2, width / 2);
  fill.addColorStop(0, 'rgba(255,255,255,0.5)');
  fill.addColorStop(0.6, 'rgba(255,255,255,0.34)');
  fill.addColorStop(0.76, 'rgba(255,255,255,0.85)');
  fill.addColorStop(0.84, 'rgba(255,255,255,0.4)');
  fill.addColorStop(1, 'rgba(255,255,255,0)');
  ctx.scale(1, height / width);
  ctx.fillStyle = fill;
  ctx.fillRect(0, 0, width, width);
};

const GENERATED_TEXTURES = {
  shadow: { width: 52, height: 26, draw: castShadow },
  glow: { width: 128, height: 128, draw: softDisc(255, 255, 255, 0.9) },
  npc: { width: 64, height: 64, draw: person },
  hat: { width: 64, height: 64, draw: hat },
  arrow: { width: 64, height: 64, draw: arrow },
  lantern: { width: 56, height: 100, draw: lantern },
  leaf: { width: 14, height: 10, draw: leaf },
  pool: { width: 128, height: 64, draw: pool },
  puff: { width: 16, height: 16, draw: softDisc(238, 222, 190, 0.75) },
  dot: { width: 8, height: 8, draw: softDisc(255, 255, 255, 1) },
  pointer: { width: 134, height: 64, draw: pointer },
  ring: { width: 48, height: 28, draw: ring },
} satisfies Record<string, { width: number; height: number; draw: Draw }>;

export type GeneratedTextureName = keyof typeof GENERATED_TEXTURES;

/** Returns the key of the texture, which is drawn on first use. */
export function generatedTexture(textures: Textures.TextureManager, name: GeneratedTextureName): string {
  const key = `drawn-${name}`;
  if (textures.exists(key)) return key;
  const { width, height, draw } = GENERATED_TEXTURES[name];
  const canvas = textures.createCanvas(key, width, height);
  if (!canvas) throw new Error(`The picture ${name} could not be drawn`);
  draw(canvas.context, width, height);
  canvas.refresh();
  return key;
}
