// Owns the portraits: strips of 256 px busts, one column an expression, of the avatars and of all who speak.
import type { ArtJob } from '../../core/job.ts';
import { copyInto, emptyPicture, toWebp } from '../../core/picture.ts';
import { animalPortraits } from './animalPortraits.ts';
import { childPortraits } from './childPortraits.ts';
import { guidePortraits } from './guidePortraits.ts';
import { leadPortraits } from './leadPortraits.ts';
import { machinePortraits } from './machinePortraits.ts';
import { COLUMNS, PORTRAIT, type PortraitSubject, renderPortrait } from './portrait.ts';
import { shopPortraits } from './shopPortraits.ts';
import { townPortraits } from './townPortraits.ts';

const PORTRAIT_SETS = [
  leadPortraits,
  shopPortraits,
  childPortraits,
  machinePortraits,
  animalPortraits,
  guidePortraits,
  townPortraits,
];

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
