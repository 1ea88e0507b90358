// Registers what shows in the world what the learner made, by the kind of activity or lesson in which it is made; loaded only in realms that have one.
import type { ActivityKind } from '@lanternwise/shared/activities/registry';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { RealmContext } from '../realmState.ts';
import type { StaleKeys } from '../staleKeys.ts';
import type { PaintBoards } from './boards.ts';

type Lesson = RealmContent['lessons'][string];
export type MakingKind = ActivityKind | Lesson['kind'];

/** Shows it on the map; returns the unsubscribe function. */
export type ConnectShow = (world: RealmContext, keys: Pick<StaleKeys, 'isStale'>) => () => void;

export type Registry<T> = { readonly [K in MakingKind]?: () => Promise<T> };

export const SHOWS: Registry<ConnectShow> = {
  'caption-belt': async () => (await import('./jokeBelt.ts')).connectJokeBelt,
  'dice-samples': async () => (await import('./diceLever.ts')).connectDiceLever,
  'fact-check': async () => (await import('./truthParrots.ts')).connectTruthParrots,
  'feed-lab': async () => (await import('./feedTower.ts')).connectFeedTower,
  'laugh-meter': async () => (await import('./laughMeter.ts')).connectLaughMeter,
  'mastery-quiz': async () => (await import('./trophies.ts')).connectTrophies,
  'meme-duel': async () => (await import('./memeDuel.ts')).connectMemeDuel,
  'message-gate': async () => (await import('./fortGate.ts')).connectFortGate,
  'path-finding': async () => (await import('./ownMaze.ts')).connectOwnMaze,
  'real-or-made': async () => (await import('./pictureGallery.ts')).connectPictureGallery,
  'river-crossing': async () => (await import('./wordStones.ts')).connectWordStones,
  'sprite-duel': async () => (await import('./spriteWalk.ts')).connectSpriteWalk,
  'teach-commands': async () => (await import('./bridgeRobot.ts')).connectBridgeRobot,
  tractor: async () => (await import('./tractorFields.ts')).connectTractorFields,
};

const loadFrames = async () => (await import('./framedBoards.ts')).paintFrames;

export const BOARD_PAINTERS: Registry<PaintBoards> = {
  'data-plot': async () => (await import('./plotBoards.ts')).paintPlots,
  'drawing-test': loadFrames,
  'meme-machine': loadFrames,
  'model-lab': async () => (await import('./modelBoards.ts')).paintModels,
  'pixel-painting': loadFrames,
  python: async () => (await import('./programBoards.ts')).paintPrograms,
  'sprite-duel': loadFrames,
};
