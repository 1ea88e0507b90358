// Owns the files of the closing ceremony's picture: asleep and alight.
import { loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { ArtJob } from '../core/job.ts';
import { CEREMONY_CAST } from './ceremonyCast.ts';
import { ceremonyPicture, flameShares } from './ceremonyScene.ts';

const GRASS = 'assets/atlases/tiles/grass.webp';

export const jobs: readonly ArtJob[] = [
  {
    id: 'ceremony',
    outputs: ['assets/ui/ceremony-asleep.webp', 'assets/ui/ceremony-alight.webp', 'assets/ui/ceremony.json'],
    sources: [GRASS],
    pieces: CEREMONY_CAST,
    async render(sprites) {
      // Four plain tiles of the terrain, which repeat.
      const tiles = sharp(GRASS).extract({ left: 0, top: 128, width: 128, height: 64 });
      const grass = await loadImage(await tiles.png().toBuffer());
      const picture = (isLit: boolean) =>
        sharp(ceremonyPicture(isLit, sprites, grass).toBuffer('image/png'))
          .webp({ quality: 56, effort: 6, smartSubsample: true })
          .toBuffer();
      return new Map<string, Uint8Array | string>([
        ['assets/ui/ceremony-asleep.webp', await picture(false)],
        ['assets/ui/ceremony-alight.webp', await picture(true)],
        ['assets/ui/ceremony.json', `${JSON.stringify({ flames: flameShares }, null, 2)}\n`],
      ]);
    },
  },
];
