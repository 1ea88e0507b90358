// Composes the pictures that messengers show beside links to single pages: a view of the world, the logo and two lines of text.
import { createCanvas, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { TITLE_FONT } from '../core/lettering.ts';
import { INK } from '../core/palette.ts';
import { drawWordmark } from './branding.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 56;
const TITLE_SIZE = 92;

/** Part of a picture, in shares of its width and height: centre and width. */
export interface View {
  file: string;
  x?: number;
  y?: number;
  width?: number;
}

export interface SocialCard {
  name: string;
  title: string;
  line: string;
  /** One view fills the card; several stand side by side. */
  views: readonly View[];
}

const pngOf = async (file: string): Promise<Image> => loadImage(await sharp(file).png().toBuffer());

async function drawView(ctx: SKRSContext2D, view: View, at: { x: number; width: number }): Promise<void> {
  const image = await pngOf(view.file);
  const widest = Math.min(image.width, (image.height * at.width) / HEIGHT);
  const width = Math.min(widest, image.width * (view.width ?? 1));
  const height = (width * HEIGHT) / at.width;
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));
  const left = clamp(image.width * (view.x ?? 0.5) - width / 2, image.width - width);
  const top = clamp(image.height * (view.y ?? 0.5) - height / 2, image.height - height);
  ctx.drawImage(image, left, top, width, height, at.x, 0, at.width, HEIGHT);
}

/** Dusk from below and a little behind the logo, so that both can be read on every view. */
function drawDusk(ctx: SKRSContext2D): void {
  const dusk = ctx.createLinearGradient(0, HEIGHT * 0.3, 0, HEIGHT);
  dusk.addColorStop(0, 'rgba(15, 18, 38, 0)');
  dusk.addColorStop(0.45, 'rgba(15, 18, 38, 0.82)');
  dusk.addColorStop(1, 'rgba(15, 18, 38, 0.96)');
  ctx.fillStyle = dusk;
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  const corner = ctx.createRadialGradient(240, 60, 40, 240, 60, 460);
  corner.addColorStop(0, 'rgba(15, 18, 38, 0.72)');
  corner.addColorStop(1, 'rgba(15, 18, 38, 0)');
  ctx.fillStyle = corner;
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
}

function drawWords(ctx: SKRSContext2D, { title, line }: SocialCard): void {
  drawWordmark(ctx, { text: title, size: TITLE_SIZE, x: MARGIN, baseline: HEIGHT - 122 });
  ctx.font = `38px ${TITLE_FONT}`;
  ctx.lineWidth = 8;
  ctx.strokeStyle = INK;
  ctx.strokeText(line, MARGIN, HEIGHT - 58);
  ctx.fillStyle = '#fff6e0';
  ctx.fillText(line, MARGIN, HEIGHT - 58);
}

export async function drawSocialCard(card: SocialCard, logoFile: string): Promise<Uint8Array> {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const ctx = canvas.getContext('2d');
  const width = WIDTH / card.views.length;
  for (const [index, view] of card.views.entries()) await drawView(ctx, view, { x: index * width, width });
  ctx.fillStyle = '#ffb526';
  for (let index = 1; index < card.views.length; index += 1) ctx.fillRect(index * width - 3, 0, 6, HEIGHT);
  drawDusk(ctx);
  const sign = await pngOf(logoFile);
  const signHeight = 104;
  ctx.drawImage(sign, MARGIN - 12, 28, (sign.width * signHeight) / sign.height, signHeight);
  drawWords(ctx, card);
  return sharp(canvas.toBuffer('image/png')).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}
