// Shows what a finished task has changed once no window covers it, celebrates there, and then opens the summary of a finished realm.
import type { QuestEffect } from '@lanternwise/shared/quests/reducer';
import { playSound } from '../../../audio/playSound.ts';
import type { Place } from '../../../bridge/events.ts';
import { messageAdded, messagePassed, selectSight, selectSummary } from '../../../features/messages/messagesSlice.ts';
import { overlayRequested } from '../../../features/overlays/overlaysSlice.ts';
import type { RealmContext } from '../../../features/realm/realmState.ts';
import { observeStore } from '../../../lib/observeStore.ts';
import { stopAll } from '../../../lib/subscriptions.ts';

/** A world that does not say that the place was seen, because the player walks on, holds nothing up for longer. */
const LONGEST_SIGHT_MS = 4000;

/** Where the last step of the task led, else its lantern; undefined if the map has neither. */
function placeOf({ bus, content }: RealmContext, task: string): Place | undefined {
  const places = bus.lastPayload('world/ready')?.places ?? [];
  const target = content.quest.tasks.find(({ id }) => id === task)?.steps.at(-1)?.target;
  return places.find(({ id }) => id === target) ?? places.find(({ id, kind }) => id === task && kind === 'lantern');
}

/** Sound and effect at the place, and the camera there; `over` is called once when it was seen. Returns the stop. */
function showSight(world: RealmContext, task: string, over: () => void): () => void {
  const { bus } = world;
  const place = placeOf(world, task);
  const at = place?.id ?? 'player';
  playSound('task-done');
  bus.emit('effect/requested', { effect: 'celebrate', at });
  if (place?.kind === 'npc') bus.emit('effect/requested', { effect: 'emote-happy', at });
  const stopListening = bus.on('place/seen', ({ target }) => target === at && over());
  const timer = setTimeout(over, LONGEST_SIGHT_MS);
  if (place) bus.emit('place/shown', { target: at });
  else over();
  return () => {
    stopListening();
    clearTimeout(timer);
  };
}

export interface CelebrationConnection {
  /** Queues a look at the place of each task that the effects completed. */
  celebrate(effects: readonly QuestEffect[]): void;
  stop(): void;
}

export function connectCelebrations(world: RealmContext): CelebrationConnection {
  const { store } = world;
  let stopSight: () => void = () => undefined;
  const stop = stopAll(
    () => stopSight(),
    observeStore(store, selectSight, (sight, before) => {
      stopSight();
      // What covers it ends it: it is not shown a second time.
      if (before) store.dispatch(messagePassed(before.key));
      if (sight) stopSight = showSight(world, sight.task, () => store.dispatch(messagePassed(sight.key)));
    }),
    observeStore(store, selectSummary, (summary) => {
      if (!summary) return;
      store.dispatch(messagePassed(summary.key));
      store.dispatch(overlayRequested({ kind: 'recap' }));
    }),
  );
  return {
    celebrate(effects) {
      for (const effect of effects) {
        if (effect.kind === 'task-completed') store.dispatch(messageAdded({ subject: 'sight', task: effect.task }));
      }
    },
    stop,
  };
}
