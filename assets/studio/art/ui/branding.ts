// Owns the branding pictures: logo with wordmark, loading lantern, favicon, cursor and social card.
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { TITLE_FONT } from '../core/lettering.ts';
import { INK } from '../core/palette.ts';
import { type Picture, toCanvas, trimmed } from '../core/picture.ts';
import type { Sprite } from '../core/render.ts';

export const picture = (canvas: Canvas): Picture => {
  const { width, height } = canvas;
  return { width, height, data: canvas.getContext('2d').getImageData(0, 0, width, height).data };
};

interface Wordmark {
  readonly text: string;
  readonly size: number;
  readonly x: number;
  readonly baseline: number;
}

/** Fat golden letters with a plum rim, a darker lip below and a gloss above. */
export function drawWordmark(ctx: SKRSContext2D, { text, size, x, baseline }: Wordmark): void {
  ctx.font = `${size}px ${TITLE_FONT}`;
  ctx.textBaseline = 'alphabetic';
  ctx.lineJoin = 'round';
  const lip = size * 0.05;
  ctx.strokeStyle = INK;
  ctx.lineWidth = size * 0.2;
  ctx.strokeText(text, x, baseline + lip);
  ctx.strokeText(text, x, baseline);
  ctx.fillStyle = '#b8641e';
  ctx.fillText(text, x, baseline + lip);
  const gold = ctx.createLinearGradient(0, baseline - size * 0.75, 0, baseline);
  gold.addColorStop(0, '#fff4c2');
  gold.addColorStop(0.48, '#ffd95e');
  gold.addColorStop(0.52, '#ffc63a');
  gold.addColorStop(1, '#f79a2c');
  ctx.fillStyle = gold;
  ctx.fillText(text, x, baseline);
}

function wordmarkWidth(text: string, size: number): number {
  const ctx = createCanvas(8, 8).getContext('2d');
  ctx.font = `${size}px ${TITLE_FONT}`;
  return Math.ceil(ctx.measureText(text).width);
}

/** Lantern and name side by side; sizes in pixels at 2×. */
export function logo(lantern: Sprite, name: string): Picture {
  const size = 132;
  const part = trimmed(lantern.color);
  const sign = { x: part?.x ?? 0, width: part?.width ?? lantern.color.width, height: lantern.color.height };
  const width = sign.width + wordmarkWidth(name, size) + 46;
  const canvas = createCanvas(width, sign.height);
  const ctx = canvas.getContext('2d');
  ctx.drawImage(toCanvas(lantern.color), 4 - sign.x, 0);
  drawWordmark(ctx, { text: name, size, x: sign.width + 26, baseline: sign.height / 2 + size * 0.4 });
  return picture(canvas);
}

function sky(ctx: SKRSContext2D, width: number, height: number): void {
  const air = ctx.createLinearGradient(0, 0, 0, height * 0.75);
  air.addColorStop(0, '#4f7fe0');
  air.addColorStop(0.6, '#8fd0f6');
  air.addColorStop(1, '#fff0d2');
  ctx.fillStyle = air;
  ctx.fillRect(0, 0, width, height);
  // Light rays from behind the name.
  ctx.fillStyle = 'rgba(255, 246, 201, 0.13)';
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2;
    ctx.beginPath();
    ctx.moveTo(width / 2, 140);
    ctx.lineTo(width / 2 + Math.cos(angle) * 1300, 140 + Math.sin(angle) * 1300);
    ctx.lineTo(width / 2 + Math.cos(angle + 0.26) * 1300, 140 + Math.sin(angle + 0.26) * 1300);
    ctx.fill();
  }
}

function hill(ctx: SKRSContext2D, x: number, y: number, radius: readonly [number, number], color: string): void {
  ctx.beginPath();
  ctx.ellipse(x, y, radius[0], radius[1], 0, 0, Math.PI * 2);
  ctx.fillStyle = color;
  ctx.fill();
}

export interface CardActor {
  readonly sprite: Sprite;
  readonly x: number;
  readonly y: number;
}

/** The picture that messengers show beside a link: 1200 × 630. */
export function socialCard(logoPicture: Picture, actors: readonly CardActor[], tagline: string): Picture {
  const canvas = createCanvas(1200, 630);
  const ctx = canvas.getContext('2d');
  sky(ctx, 1200, 630);
  hill(ctx, 240, 640, [560, 230], '#7cc46a');
  hill(ctx, 980, 660, [620, 250], '#69b765');
  hill(ctx, 600, 740, [900, 260], '#8fce62');
  for (const { sprite, x, y } of actors) {
    ctx.drawImage(toCanvas(sprite.shadow), x - sprite.anchorX, y - sprite.anchorY);
  }
  for (const { sprite, x, y } of actors) {
    ctx.drawImage(toCanvas(sprite.color), x - sprite.anchorX, y - sprite.anchorY);
  }
  const sign = toCanvas(logoPicture);
  ctx.drawImage(sign, 600 - sign.width / 2, 8);
  ctx.font = `38px ${TITLE_FONT}`;
  ctx.textAlign = 'center';
  ctx.lineJoin = 'round';
  ctx.lineWidth = 9;
  ctx.strokeStyle = INK;
  ctx.strokeText(tagline, 600, 258);
  ctx.fillStyle = '#fff6e0';
  ctx.fillText(tagline, 600, 258);
  return picture(canvas);
}
