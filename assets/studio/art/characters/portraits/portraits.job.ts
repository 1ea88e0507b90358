// Owns the portraits: strips of 256 px busts, one column an expression, of the avatars and of all who speak.
import type { ArtJob } from '../../core/job.ts';
import { copyInto, emptyPicture, toWebp } from '../../core/picture.ts';
import { animalSitting } from './animalSittings.ts';
import { childSitting } from './childSittings.ts';
import { guideSitting } from './guideSittings.ts';
import { leadSitting } from './leadSittings.ts';
import { machineSitting } from './machineSittings.ts';
import { shopSitting } from './shopSittings.ts';
import { bust, COLUMNS, PORTRAIT, type Sitter } from './sitter.ts';
import { townSitting } from './townSittings.ts';

const SITTINGS = [leadSitting, shopSitting, childSitting, machineSitting, animalSitting, guideSitting, townSitting];

function portraitJob(module: string, id: string, sitter: Sitter): ArtJob {
  const path = `assets/atlases/portraits/${id}.webp`;
  return {
    id: `portraits/${id}`,
    outputs: [path],
    pieces: COLUMNS.map((column) => ({ id: column, module, render: () => bust(sitter, column) })),
    async render(sprites) {
      const strip = emptyPicture(PORTRAIT * COLUMNS.length, PORTRAIT);
      COLUMNS.forEach((column, index) => {
        const sprite = sprites.get(column);
        if (sprite) copyInto(strip, index * PORTRAIT, 0, sprite.color);
      });
      return new Map([[path, await toWebp(strip)]]);
    },
  };
}

export const jobs: readonly ArtJob[] = SITTINGS.flatMap(({ module, sitters }) =>
  Object.entries(sitters).map(([id, sitter]) => portraitJob(module, id, sitter)),
);
