// Registers the atlases of the realms' own people: one small file a realm, so that no realm loads the faces of another.
import { packAtlas } from '../../core/atlas.ts';
import type { ArtJob } from '../../core/job.ts';
import { toWebp } from '../../core/picture.ts';
import { animationsOf, entriesOf, piecesOf } from '../npcs/rows.ts';
import type { Folk } from './folk.ts';
import { FOLK_BY_REALM } from './realms.ts';

/** Below the other atlases' quality: many faces, each seen small. */
const QUALITY = 82;

function folkJob(realm: string, folk: readonly Folk[]): ArtJob {
  const path = `assets/atlases/folk-${realm}`;
  return {
    id: `folk/${realm}`,
    outputs: [`${path}.webp`, `${path}.json`],
    pieces: folk.flatMap(piecesOf),
    async render(sprites) {
      const animations = Object.assign({}, ...folk.map(animationsOf));
      const { picture, json } = packAtlas(entriesOf(sprites), `folk-${realm}.webp`, animations);
      return new Map<string, Uint8Array | string>([
        [`${path}.webp`, await toWebp(picture, QUALITY)],
        [`${path}.json`, json],
      ]);
    },
  };
}

export const jobs: readonly ArtJob[] = Object.entries(FOLK_BY_REALM).map(([realm, folk]) => folkJob(realm, folk));
