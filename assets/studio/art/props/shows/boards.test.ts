// Checks the committed boards: the rectangle the game writes in is face from edge to edge.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ATLAS_FORMAT } from '../../../../../shared/src/constants/pictures.ts';
import { ROOT } from '../../pipeline/sources.ts';

const atlasPath = (family: string) => path.join(ROOT, 'assets/atlases', family);

interface Frame {
  frame: { x: number; y: number };
  spriteSourceSize: { x: number; y: number };
  anchor: { x: number; y: number };
}
const readFrames = (family: string) =>
  (JSON.parse(readFileSync(`${atlasPath(family)}.json`, 'utf8')) as { frames: Record<string, Frame | undefined> })
    .frames;

/** What boards.ts promises; the lossy picture may wander by some steps. */
const FACES = [
  { family: 'shows', name: 'shop-display', left: -40, top: -75, right: 40, bottom: -21, color: [255, 246, 224] },
  { family: 'shows', name: 'canteen-sign', left: -50, top: -94, right: 50, bottom: -42, color: [47, 85, 82] },
  { family: 'thinker', name: 'plot-board', left: -60, top: -119, right: 60, bottom: -43, color: [255, 246, 224] },
  { family: 'garden', name: 'garden-board', left: -52, top: -102, right: 52, bottom: -34, color: [255, 246, 224] },
  { family: 'demo', name: 'speaking-sign', left: -40, top: -75, right: 40, bottom: -21, color: [255, 246, 224] },
] as const;
const STEPS = 18;

it.each(FACES)('$name leaves its face empty', async ({ family, name, left, top, right, bottom, color }) => {
  const board = readFrames(family)[name];
  if (!board) throw new Error(`The atlas has no ${name}`);
  const x = board.frame.x - board.spriteSourceSize.x + board.anchor.x;
  const y = board.frame.y - board.spriteSourceSize.y + board.anchor.y;
  const face = { left: x + left, top: y + top, width: right - left, height: bottom - top };
  const picture = await sharp(`${atlasPath(family)}.${ATLAS_FORMAT}`)
    .removeAlpha()
    .extract(face)
    .png()
    .toBuffer();
  const { channels } = await sharp(picture).stats();
  for (const [index, channel] of channels.entries()) {
    const wanted = color[index] ?? 0;
    expect(Math.abs(channel.min - wanted)).toBeLessThanOrEqual(STEPS);
    expect(Math.abs(channel.max - wanted)).toBeLessThanOrEqual(STEPS);
  }
});
