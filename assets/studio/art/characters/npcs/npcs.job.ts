// Owns the atlases of all characters that are not avatars: one that every realm shares and a small one for each realm's own people.
import { atlasFiles } from '../../core/atlas.ts';
import type { ArtJob } from '../../core/job.ts';
import { echoCast, museCast } from './animalCast.ts';
import { guideCast } from './guideCast.ts';
import { leadCast } from './leadCast.ts';
import { bridgeRobotCast, neoCast, novaCast } from './machineCast.ts';
import { animationsOf, type CharacterSet, entriesOf, piecesOf } from './rows.ts';
import { shopCast } from './shopCast.ts';
import { townCast } from './townCast.ts';
import { treeCast } from './treeCast.ts';

/** Which character is in which atlas; shared/src/constants/characters.ts holds the same for the game. */
const ATLASES: Readonly<Record<string, readonly CharacterSet[]>> = {
  npcs: [guideCast, townCast],
  'npcs-ai-adventure-park': [treeCast],
  'npcs-robo-realm': [novaCast, leadCast('farm-guide')],
  'npcs-imagination-island': [museCast],
  'npcs-fun-factory-realm': [neoCast],
  'npcs-voice-valley-park': [echoCast, bridgeRobotCast],
  'npcs-safety-star-city': [leadCast('captain-shield')],
  'npcs-demo': [leadCast('gatekeeper')],
  'npcs-python-world': [shopCast],
};

function atlasJob(name: string, casts: readonly CharacterSet[]): ArtJob {
  const path = `assets/atlases/${name}`;
  const animations = Object.assign({}, ...casts.map(animationsOf));
  return {
    id: name,
    outputs: [`${path}.webp`, `${path}.json`],
    pieces: casts.flatMap(piecesOf),
    render: async (sprites) => new Map(await atlasFiles(path, entriesOf(sprites), animations)),
  };
}

export const jobs: readonly ArtJob[] = Object.entries(ATLASES).map(([name, casts]) => atlasJob(name, casts));
