// Registers the portraits of the realms' own people, as strips like all others.
import type { ArtJob, ArtPiece } from '../../core/job.ts';
import { copyInto, emptyPicture, toWebp } from '../../core/picture.ts';
import { COLUMNS, PORTRAIT, renderPortrait } from '../portraits/portrait.ts';
import type { Folk } from './folk.ts';
import { FOLK_BY_REALM } from './realms.ts';

const pathOf = (id: string): string => `assets/atlases/portraits/${id}.webp`;

const busts = ({ module, portraits }: Folk, id: string): ArtPiece[] =>
  COLUMNS.map((column) => ({
    id: column,
    module,
    render: () => {
      const subject = portraits[id];
      if (!subject) throw new Error(`Nobody called ${id} sits for a portrait`);
      return renderPortrait(subject, column);
    },
  }));

const stripJob = (folk: Folk, id: string): ArtJob => ({
  id: `folk-portraits/${id}`,
  outputs: [pathOf(id)],
  pieces: busts(folk, id),
  async render(sprites) {
    const strip = emptyPicture(PORTRAIT * COLUMNS.length, PORTRAIT);
    for (const [index, column] of COLUMNS.entries()) {
      const bust = sprites.get(column);
      if (bust) copyInto(strip, index * PORTRAIT, 0, bust.color);
    }
    return new Map([[pathOf(id), await toWebp(strip)]]);
  },
});

export const jobs: readonly ArtJob[] = Object.values(FOLK_BY_REALM).flatMap((groups) =>
  groups.flatMap((folk) => Object.keys(folk.portraits).map((id) => stripJob(folk, id))),
);
