// Lists all effects by name, in their order on the sprite.
import type { Effect } from '../core/types.ts';
import { answers } from './answers.ts';
import { footsteps } from './footsteps.ts';
import { interfaceSounds } from './interface.ts';
import { milestones } from './milestones.ts';
import { movement } from './movement.ts';
import { realmSounds } from './realms.ts';
import { worldSounds } from './world.ts';

export const effects: Readonly<Record<string, Effect>> = {
  ...footsteps,
  ...interfaceSounds,
  ...worldSounds,
  ...answers,
  ...milestones,
  ...realmSounds,
  ...movement,
};
