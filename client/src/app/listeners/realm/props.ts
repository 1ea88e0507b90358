// Emits the pictures of the map that finished steps and trained models exchanged: when the realm opens and whenever the player sees it again.

import { emitWhenSeen } from '../../../features/realm/emitWhenSeen.ts';
import type { RealmContext } from '../../../features/realm/realmState.ts';
import { changedFrames } from '../../../features/realm/trainedModels.ts';

/** Returns the unsubscribe function. */
export const connectProps = (world: RealmContext): (() => void) =>
  emitWhenSeen(world, (state) => world.bus.emit('props/changed', { frames: changedFrames(world.content, state) }));
