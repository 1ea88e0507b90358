// Registers the atlases of the realms' own people: one small file a realm, so that no realm loads the faces of another.
import { atlasFiles, atlasOutputs } from '../../core/atlas.ts';
import type { ArtJob } from '../../core/job.ts';
import { animationsOf, entriesOf, piecesOf } from '../npcs/rows.ts';
import type { Folk } from './folk.ts';
import { FOLK_BY_REALM } from './realms.ts';

function folkJob(realm: string, folk: readonly Folk[]): ArtJob {
  const path = `assets/atlases/folk-${realm}`;
  return {
    id: `folk/${realm}`,
    outputs: atlasOutputs(path),
    pieces: folk.flatMap(piecesOf),
    async render(sprites) {
      const animations = Object.assign({}, ...folk.map(animationsOf));
      return new Map(await atlasFiles(path, entriesOf(sprites), animations));
    },
  };
}

export const jobs: readonly ArtJob[] = Object.entries(FOLK_BY_REALM).map(([realm, folk]) => folkJob(realm, folk));
