// Connects the world and the interface of one realm; each concern is a module of realm/.
import type { QuestEffect } from '@lanternwise/shared/quests/reducer';
import { connectKinds } from '../../activities/host/connectKinds.ts';
import { playSound } from '../../audio/playSound.ts';
import { messageAdded, momentCame } from '../../features/messages/messagesSlice.ts';
import { emitWhenSeen } from '../../features/realm/observeRealm.ts';
import type { RealmContext } from '../../features/realm/realmState.ts';
import { changedFrames } from '../../features/realm/trainedModels.ts';
import { stopAll } from '../../lib/subscriptions.ts';
import { connectCelebrations } from './realm/celebrations.ts';
import { connectCompanion } from './realm/companion.ts';
import { connectCompletions } from './realm/completions.ts';
import { connectOverlays } from './realm/connectOverlays.ts';
import { connectPause } from './realm/connectPause.ts';
import { applyEffects } from './realm/effects.ts';
import { connectExit } from './realm/exit.ts';
import { connectFold } from './realm/fold.ts';
import { connectGuidance } from './realm/guidance.ts';
import { connectInteractions } from './realm/interactions.ts';
import { connectItems } from './realm/items.ts';
import { connectLanguage } from './realm/language.ts';
import { connectLanterns } from './realm/lanterns.ts';
import { connectLivePlace } from './realm/livePlace.ts';
import { connectPosts } from './realm/posts.ts';
import { connectShops } from './realm/shops.ts';
import { trackStaleKeys } from './realm/staleKeys.ts';

/** Subscribes all listeners of the realm. */
export function connectRealmWorld(world: RealmContext) {
  const keys = trackStaleKeys();
  const stopOverlays = connectOverlays(world, keys);
  const celebrations = connectCelebrations(world);
  const lanterns = connectLanterns(world, keys);
  const stop = stopAll(
    stopOverlays,
    celebrations.stop,
    lanterns.stop,
    connectPause(world),
    connectLivePlace(world),
    connectShops(world),
    connectProps(world),
    connectKinds(world),
    connectCompanion(world),
    connectItems(world),
    connectInteractions(world, keys),
    connectPosts(world, keys),
    connectCompletions(world),
    connectExit(world),
    connectGuidance(world),
    connectFold(world),
    world.bus.on('walk/requested', () => world.store.dispatch(momentCame('walk-begun'))),
    connectLanguage(world),
    world.bus.on('sound/requested', ({ name }) => playSound(name)),
    keys.stop,
  );
  return {
    /** Applies the effects of one recorded event. */
    announce(effects: readonly QuestEffect[]) {
      applyEffects(world, effects);
      celebrations.celebrate(effects);
      lanterns.explainFirst(effects);
      if (effects.some(({ kind }) => kind === 'exit-revealed'))
        world.store.dispatch(messageAdded({ subject: 'summary' }));
    },
    stop,
  };
}

/** Returns the unsubscribe function. */
const connectProps = (world: RealmContext): (() => void) =>
  emitWhenSeen(world, (state) => world.bus.emit('props/changed', { frames: changedFrames(world.content, state) }));
