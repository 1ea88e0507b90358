// The code of every mechanic, by the name under which maps ask for it; each is loaded only by realms whose map has one.
import type { MechanicName } from '@lanternwise/shared/maps/mechanics';
import type { CreateMechanic } from './mechanic.ts';

export type MechanicRegistry = { readonly [N in MechanicName]: () => Promise<{ create: CreateMechanic<N> }> };

export const MECHANICS: MechanicRegistry = {
  'sliding-gate': () => import('./sliding-gate/slidingGate.ts'),
};
