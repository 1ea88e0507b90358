// Registers the lazily loaded code of each mechanic by the name used in maps.
import type { MechanicName } from '@lanternwise/shared/maps/mechanics';
import type { CreateMechanic } from './mechanic.ts';

export type MechanicRegistry = { readonly [N in MechanicName]: () => Promise<{ create: CreateMechanic<N> }> };

export const MECHANICS: MechanicRegistry = {
  'sliding-gate': () => import('./sliding-gate/slidingGate.ts'),
  'tractor-field': () => import('./tractor-field/tractorField.ts'),
  'duel-stage': () => import('./duel-stage/duelStage.ts'),
  'bridge-robot': () => import('./bridge-robot/bridgeRobot.ts'),
  'feed-tower': () => import('./feed-tower/feedTower.ts'),
  'joke-belt': () => import('./joke-belt/jokeBelt.ts'),
  'laugh-meter': () => import('./laugh-meter/laughMeter.ts'),
  'fort-gate': () => import('./fort-gate/fortGate.ts'),
  'guide-dog': () => import('./guide-dog/guideDog.ts'),
  'speech-bubbles': () => import('./speech-bubbles/speechBubbles.ts'),
  'sprite-walk': () => import('./sprite-walk/spriteWalk.ts'),
  'picture-gallery': () => import('./picture-gallery/pictureGallery.ts'),
  'trophy-plinths': () => import('./trophy-plinths/trophyPlinths.ts'),
  'dice-lever': () => import('./dice-lever/diceLever.ts'),
  'stepping-stones': () => import('./stepping-stones/steppingStones.ts'),
};
