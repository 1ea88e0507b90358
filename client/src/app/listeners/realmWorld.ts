// Joins world and interface of one realm: composes meetings, shops, found things, the exit and the overlays; each is a module of realm/.
import type { QuestEffect } from '@lanternwise/shared/quests/stepper';
import { playSound } from '../../audio/playSound.ts';
import { announceEffects } from './realm/effects.ts';
import { connectExit } from './realm/exit.ts';
import { watchHeldKeys } from './realm/heldKeys.ts';
import { connectItems } from './realm/items.ts';
import { connectMeetings } from './realm/meetings.ts';
import { connectOverlays } from './realm/overlayLock.ts';
import type { RealmWorld } from './realm/realmState.ts';
import { connectShops } from './realm/shops.ts';

/** Starts listening; returns the way to tell the effects of recorded events, and the stop. */
export function joinRealmWorld(world: RealmWorld) {
  const keys = watchHeldKeys();
  const overlays = connectOverlays(world, keys);
  const stops = [
    overlays.stop,
    connectShops(world),
    connectItems(world),
    connectMeetings(world, keys),
    connectExit(world),
    world.bus.on('sound/requested', ({ name }) => playSound(name)),
    keys.stop,
  ];
  return {
    /** The effects of one recorded event. */
    announce(effects: readonly QuestEffect[]) {
      announceEffects(world, effects);
      if (effects.some(({ kind }) => kind === 'exit-revealed')) overlays.recapWhenClosed();
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}
