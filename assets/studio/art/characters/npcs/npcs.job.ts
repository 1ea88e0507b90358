// Owns the atlases of all characters that are not avatars: the guides' of several realms, a small one for each realm's own people, and the crowd's.
import { atlasFiles, atlasOutputs } from '../../core/atlas.ts';
import type { ArtJob } from '../../core/job.ts';
import { tellDensity } from '../density.ts';
import { echoCast, museCast } from './animalCast.ts';
import { duckCast, guideCast } from './guideCast.ts';
import { leadCast } from './leadCast.ts';
import { bridgeRobotCast, neoCast, novaCast } from './machineCast.ts';
import { animationsOf, type CharacterSet, entriesOf, piecesOf } from './rows.ts';
import { shopCast } from './shopCast.ts';
import { townCast } from './townCast.ts';
import { treeCast } from './treeCast.ts';

/**
 * Which character is in which atlas; shared/src/constants/characters.ts holds the same for the game. Townsfolk who live in one realm
 * stand in its own atlas too, so that it loads no others; the mechanics that gather a crowd draw it from `npcs`.
 */
const ATLASES: Readonly<Record<string, readonly CharacterSet[]>> = {
  npcs: [duckCast, townCast()],
  'npcs-guides': [guideCast],
  'npcs-ai-adventure-park': [treeCast, townCast(['townsfolk-1', 'townsfolk-2', 'townsfolk-4', 'townsfolk-6'])],
  'npcs-robo-realm': [novaCast, leadCast('farm-guide')],
  'npcs-imagination-island': [museCast],
  'npcs-fun-factory-realm': [neoCast],
  'npcs-voice-valley-park': [echoCast, bridgeRobotCast, townCast(['townsfolk-3', 'townsfolk-8'])],
  'npcs-safety-star-city': [leadCast('captain-shield')],
  'npcs-demo': [leadCast('gatekeeper')],
  'npcs-python-world': [shopCast, townCast(['townsfolk-5', 'townsfolk-7'])],
};

function atlasJob(name: string, casts: readonly CharacterSet[]): ArtJob {
  const path = `assets/atlases/${name}`;
  const animations = Object.assign({}, ...casts.map(animationsOf));
  const dense = new Set(casts.filter(({ isDense }) => isDense).flatMap((cast) => piecesOf(cast).map(({ id }) => id)));
  return {
    id: name,
    outputs: atlasOutputs(path),
    pieces: casts.flatMap(piecesOf),
    async render(sprites) {
      const files = await atlasFiles(path, entriesOf(sprites), animations);
      return new Map(tellDensity(files, (frame) => dense.has(frame)));
    },
  };
}

export const jobs: readonly ArtJob[] = Object.entries(ATLASES).map(([name, casts]) => atlasJob(name, casts));
