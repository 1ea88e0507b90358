// Registers the lazily loaded code of each mechanic by the name used in maps.
import type { MechanicName } from '@lanternwise/shared/maps/mechanics';
import type { CreateMechanic } from './mechanic.ts';

export type MechanicRegistry = { readonly [N in MechanicName]: () => Promise<{ create: CreateMechanic<N> }> };

export const MECHANICS: MechanicRegistry = {
  'sliding-gate': () => import('./sliding-gate/slidingGate.ts'),
  'tractor-field': () => import('./tractor-field/tractorField.ts'),
  'feed-tower': () => import('./feed-tower/feedTower.ts'),
  'guide-dog': () => import('./guide-dog/guideDog.ts'),
  'picture-gallery': () => import('./picture-gallery/pictureGallery.ts'),
  'stepping-stones': () => import('./stepping-stones/steppingStones.ts'),
};
