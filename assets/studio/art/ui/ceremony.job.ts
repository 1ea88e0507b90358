// Owns the files of the closing ceremony's picture: asleep and alight.
import sharp from 'sharp';
import type { ArtJob } from '../core/job.ts';
import { grass } from '../terrain/meadows.ts';
import { CEREMONY_CAST } from './ceremonyCast.ts';
import { ceremonyPicture, flameShares } from './ceremonyScene.ts';
import { plainGround } from './plainGround.ts';

export const jobs: readonly ArtJob[] = [
  {
    id: 'ceremony',
    outputs: ['assets/ui/ceremony-asleep.webp', 'assets/ui/ceremony-alight.webp', 'assets/ui/ceremony.json'],
    pieces: CEREMONY_CAST,
    async render(sprites) {
      const ground = await plainGround(grass);
      const picture = (isLit: boolean) =>
        sharp(ceremonyPicture(isLit, sprites, ground).toBuffer('image/png'))
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
