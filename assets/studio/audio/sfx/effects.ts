// Owns the list of all effects by name, in the order in which they lie on the sprite.
import type { Effect } from '../core/types.ts';
import { footsteps } from './footsteps.ts';
import { interfaceSounds } from './interface.ts';
import { realmSounds } from './realms.ts';
import { rewards } from './rewards.ts';
import { worldSounds } from './world.ts';

export const effects: Readonly<Record<string, Effect>> = {
  ...footsteps,
  ...interfaceSounds,
  ...worldSounds,
  ...rewards,
  ...realmSounds,
};
