// Registers the atlas of the guides who come to the night garden from their own realms; Merrin and Nibs are in `npcs-guides` already.
import { atlasFiles, atlasOutputs } from '../../core/atlas.ts';
import type { ArtJob } from '../../core/job.ts';
import { tellDensity } from '../density.ts';
import { visionFolk } from '../folk/visionFolk.ts';
import { echoCast, museCast } from './animalCast.ts';
import { leadCast } from './leadCast.ts';
import { neoCast, novaCast } from './machineCast.ts';
import { animationsOf, type CharacterSet, entriesOf, piecesOf } from './rows.ts';

const lumenCast: CharacterSet = {
  module: visionFolk.module,
  isDense: true,
  rows: visionFolk.rows.filter(({ npc }) => npc === 'lumen'),
};

/** They only stand and look about there: no steps, one glance a side. */
const standing = (set: CharacterSet): CharacterSet => ({
  ...set,
  rows: set.rows
    .filter(({ row }) => row !== 'down')
    .map((one) => (one.row === 'idle' ? one : { ...one, poses: one.poses.slice(0, 1) })),
});

const GUESTS = [novaCast, lumenCast, museCast, neoCast, echoCast, leadCast('captain-shield')].map(standing);
const PATH = 'assets/atlases/npcs-night-garden';

const guests: ArtJob = {
  id: 'npcs-night-garden',
  outputs: atlasOutputs(PATH),
  pieces: GUESTS.flatMap(piecesOf),
  async render(sprites) {
    const animations = Object.assign({}, ...GUESTS.map(animationsOf));
    return new Map(tellDensity(await atlasFiles(PATH, entriesOf(sprites), animations), () => true));
  },
};

export const jobs: readonly ArtJob[] = [guests];
