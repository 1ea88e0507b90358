// Composes the two pictures of a guide: a portrait before the realm by day, and the whole figure beside a lantern at dusk.
import { createCanvas, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import { toCanvas } from '../core/picture.ts';
import type { Sprite } from '../core/render.ts';
import type { Sprites } from './scenePainter.ts';
import { TEAM_HEIGHT as HEIGHT, type TeamMember, TEAM_WIDTH as WIDTH } from './teamCast.ts';

/** How much the realm's picture is enlarged behind the guide. */
const BACKDROP_ZOOM = 1.9;
const DUSK = '#5a58b8';
const BOTTOM_FADE = 220;

type View = TeamMember['day'];

function backdrop(pen: SKRSContext2D, map: Image, { x, y }: View, blur: number): void {
  pen.save();
  pen.filter = `blur(${blur}px)`;
  // A margin, so that the blur does not let the empty edge in.
  const margin = 24;
  const [width, height] = [(WIDTH + margin * 2) / BACKDROP_ZOOM, (HEIGHT + margin * 2) / BACKDROP_ZOOM];
  pen.drawImage(map, x, y, width, height, -margin, -margin, WIDTH + margin * 2, HEIGHT + margin * 2);
  pen.restore();
}

function fade(pen: SKRSContext2D, from: number, to: number, color: string, strength: number): void {
  const gradient = pen.createLinearGradient(0, from, 0, to);
  gradient.addColorStop(0, `rgba(${color}, 0)`);
  gradient.addColorStop(1, `rgba(${color}, ${strength})`);
  pen.fillStyle = gradient;
  pen.fillRect(0, Math.min(from, to), WIDTH, Math.abs(to - from));
}

/** A round light in the middle of `radius` px. */
function glow(pen: SKRSContext2D, { x, y }: View, radius: number, color: string, strength: number): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, share] of [1, 0.55, 0].entries()) light.addColorStop(at / 2, `rgba(${color}, ${strength * share})`);
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}

function spriteOf(sprites: Sprites, id: string): Sprite {
  const sprite = sprites.get(id);
  if (!sprite) throw new Error(`The toy "${id}" was not rendered`);
  return sprite;
}

/** The bust fills the lower part of the picture, in front of the realm by day. */
export function dayPicture(member: TeamMember, sprites: Sprites, map: Image): Buffer {
  const board = createCanvas(WIDTH, HEIGHT);
  const pen = board.getContext('2d');
  backdrop(pen, map, member.day, 5);
  fade(pen, HEIGHT * 0.6, 0, '143, 208, 255', 0.5);
  glow(pen, { x: WIDTH * 0.5, y: HEIGHT * 0.55 }, 380, '255, 244, 206', 0.5);
  const { color } = spriteOf(sprites, `${member.id}-bust`);
  pen.drawImage(toCanvas(color), 0, HEIGHT - color.height);
  fade(pen, HEIGHT - BOTTOM_FADE / 2, HEIGHT, '42, 26, 62', 0.4);
  return board.toBuffer('image/png');
}

function stand(pen: SKRSContext2D, { color, shadow, anchorX, anchorY }: Sprite, x: number, y: number): void {
  pen.drawImage(toCanvas(shadow), x - anchorX, y - anchorY);
  pen.drawImage(toCanvas(color), x - anchorX, y - anchorY);
}

/** The figure stands in the light of its realm's great lantern. */
export function duskPicture(member: TeamMember, sprites: Sprites, map: Image): Buffer {
  const board = createCanvas(WIDTH, HEIGHT);
  const pen = board.getContext('2d');
  backdrop(pen, map, member.dusk, 3);
  pen.globalCompositeOperation = 'multiply';
  pen.fillStyle = DUSK;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.globalCompositeOperation = 'source-over';
  fade(pen, HEIGHT * 0.5, 0, '24, 18, 66', 0.75);
  const lamp = { x: 150, y: HEIGHT - 200 };
  const flame = { x: lamp.x, y: lamp.y - 250 };
  pen.globalCompositeOperation = 'screen';
  glow(pen, flame, 460, '255, 180, 80', 0.75);
  pen.globalCompositeOperation = 'source-over';
  stand(pen, spriteOf(sprites, 'lantern'), lamp.x, lamp.y);
  stand(pen, spriteOf(sprites, `${member.id}-figure`), WIDTH * 0.58, HEIGHT - 70);
  pen.globalCompositeOperation = 'screen';
  glow(pen, flame, 300, '255, 190, 96', 0.35);
  pen.globalCompositeOperation = 'source-over';
  fade(pen, HEIGHT - BOTTOM_FADE, HEIGHT, '20, 14, 46', 0.6);
  return board.toBuffer('image/png');
}
