// Owns the icons of the installed app: the lantern on its night sky, once as a tile and once with room for every mask.
import sharp from 'sharp';
import type { ArtJob } from '../core/job.ts';
import { toPng } from '../core/picture.ts';
import { signSprite } from './signSprite.ts';

const module = import.meta.url;
const FOLDER = 'assets/public/icons';
const SIZE = 512;
/** Systems cut a maskable icon down to a circle of 80% of its width. */
const MASK_SHARE = 0.58;
const TILE_SHARE = 0.78;

/** The sky of the title screen with the lantern's glow; `radius` rounds the corners. */
const sky = (radius: number): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">
  <defs>
    <linearGradient id="night" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#3d3370"/><stop offset="1" stop-color="#0f1226"/>
    </linearGradient>
    <radialGradient id="glow"><stop offset="0" stop-color="#ffd95e" stop-opacity=".75"/>
      <stop offset="1" stop-color="#ffd95e" stop-opacity="0"/></radialGradient>
  </defs>
  <rect width="${SIZE}" height="${SIZE}" rx="${radius}" fill="url(#night)"/>
  <circle cx="${SIZE / 2}" cy="${SIZE * 0.54}" r="${SIZE * 0.46}" fill="url(#glow)"/>
  <g fill="#fff6c9">
    <circle cx="92" cy="110" r="6"/><circle cx="418" cy="84" r="5"/><circle cx="444" cy="250" r="4"/>
    <circle cx="64" cy="300" r="4"/><circle cx="150" cy="60" r="4"/>
  </g>
</svg>`);

async function icon(lantern: Buffer, size: number, share: number, radius: number): Promise<Buffer> {
  const width = Math.round(SIZE * share);
  const sign = await sharp(lantern).resize(width, width).png().toBuffer();
  const whole = await sharp(sky(radius))
    .composite([{ input: sign, gravity: 'centre' }])
    .png()
    .toBuffer();
  return sharp(whole).resize(size, size).png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer();
}

/** Name, pixels, share of the lantern's width, radius of the corners. */
const ICONS = [
  ['app-192', 192, TILE_SHARE, 112],
  ['app-512', 512, TILE_SHARE, 112],
  ['maskable-192', 192, MASK_SHARE, 0],
  ['maskable-512', 512, MASK_SHARE, 0],
  // Rounded by the system itself.
  ['apple-180', 180, 0.72, 0],
] as const;

export const jobs: readonly ArtJob[] = [
  {
    id: 'app-icons',
    outputs: ICONS.map(([name]) => `${FOLDER}/${name}.png`),
    pieces: [{ id: 'app-sign', module, render: () => signSprite(SIZE) }],
    async render(sprites) {
      const sprite = sprites.get('app-sign');
      if (!sprite) throw new Error('The lantern was not rendered');
      const lantern = Buffer.from(await toPng(sprite.color));
      const icons = ICONS.map(
        async ([name, size, share, radius]) =>
          [`${FOLDER}/${name}.png`, await icon(lantern, size, share, radius)] as const,
      );
      return new Map<string, Uint8Array>(await Promise.all(icons));
    },
  },
];
