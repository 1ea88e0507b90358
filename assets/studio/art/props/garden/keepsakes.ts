// Owns what the night garden borrows from the realms, under its own names, so that it loads none of their families.
import { boards as cityBoards } from '../city/boards.ts';
import { factoryToys } from '../factory/toys.ts';
import { farmRobots } from '../farm/robots.ts';
import { islandShore } from '../island/shore.ts';
import { landmarks as parkLandmarks } from '../landmarks.ts';
import type { Prop } from '../prop.ts';
import { puddings } from '../shows/pudding.ts';
import { thinkerGarden } from '../thinker/garden.ts';
import { thinkerPlaza } from '../thinker/plaza.ts';
import { market } from '../town/market.ts';
import { valleyGarden } from '../valley/garden.ts';
import { visionInstruments } from '../vision/instruments.ts';

/** One thing of each realm stands beside its guide; the others belong to the lawn, the lake and the walks. */
const BORROWED: readonly string[] = [
  ...['pudding-perfect', 'robo-hen', 'mirror-small', 'question-tree', 'open-book', 'letter-blocks', 'wind-chimes'],
  ...['star-inlay', 'swan-boat', 'brass-telescope', 'sundial', 'lantern-line'],
];
const realms: readonly Prop[] = [
  ...[...puddings, ...farmRobots, ...visionInstruments, ...thinkerGarden, ...thinkerPlaza, ...islandShore],
  ...[...factoryToys, ...valleyGarden, ...cityBoards, ...parkLandmarks, ...market],
];

export const gardenKeepsakes: readonly Prop[] = realms
  .filter(({ frame }) => BORROWED.includes(frame))
  .map((prop) => ({ ...prop, frame: `garden-${prop.frame}` }));
