// Owns the portraits: strips of 256 px busts, one column an expression, of the avatars and of all who speak.
import type { ArtJob } from '../../core/job.ts';
import { copyInto, emptyPicture, toWebp } from '../../core/picture.ts';
import { animalPortraits } from './animalSittings.ts';
import { childPortraits } from './childSittings.ts';
import { guidePortraits } from './guideSittings.ts';
import { leadPortraits } from './leadSittings.ts';
import { machinePortraits } from './machineSittings.ts';
import { shopPortraits } from './shopSittings.ts';
import { renderPortrait, COLUMNS, PORTRAIT, type PortraitSubject } from './sitter.ts';
import { townPortraits } from './townSittings.ts';

const PORTRAIT_SETS = [leadPortraits, shopPortraits, childPortraits, machinePortraits, animalPortraits, guidePortraits, townPortraits];

function portraitJob(module: string, id: string, subject: PortraitSubject): ArtJob {
  const path = `assets/atlases/portraits/${id}.webp`;
  return {
    id: `portraits/${id}`,
    outputs: [path],
    pieces: COLUMNS.map((column) => ({ id: column, module, render: () => renderPortrait(subject, column) })),
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

export const jobs: readonly ArtJob[] = PORTRAIT_SETS.flatMap(({ module, subjects: sitters }) =>
  Object.entries(sitters).map(([id, sitter]) => portraitJob(module, id, sitter)),
);
