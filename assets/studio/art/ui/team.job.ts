// Owns the pictures of 'Meet Our Team': two of each realm's guide.
import { loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { ArtJob } from '../core/job.ts';
import { TEAM, TEAM_CAST } from './teamCast.ts';
import { dayPicture, duskPicture } from './teamScene.ts';

const pathOf = (id: string, number: 1 | 2): string => `assets/ui/team/${id}-${number}.webp`;

/**
 * The realms' pictures are no declared sources: behind the guides they are out of focus, and a moved bench there must not
 * make the portraits stale.
 */
const mapOf = (realm: string): string => `assets/public/Game_Assets/${realm}_map.png`;

const pack = (png: Buffer): Promise<Buffer> =>
  sharp(png).webp({ quality: 74, effort: 6, smartSubsample: true }).toBuffer();

export const jobs: readonly ArtJob[] = [
  {
    id: 'team',
    outputs: TEAM.flatMap(({ id }) => [pathOf(id, 1), pathOf(id, 2)]),
    pieces: TEAM_CAST,
    async render(sprites) {
      const files = new Map<string, Uint8Array>();
      for (const member of TEAM) {
        const map = await loadImage(mapOf(member.realm));
        files.set(pathOf(member.id, 1), await pack(dayPicture(member, sprites, map)));
        files.set(pathOf(member.id, 2), await pack(duskPicture(member, sprites, map)));
      }
      return files;
    },
  },
];
