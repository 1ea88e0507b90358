// Celebrates finished tasks at their place on the map, once no overlay covers it.
import type { QuestEffect } from '@lanternwise/shared/quests/reducer';
import { playSound } from '../../../audio/playSound.ts';
import type { Place } from '../../../bridge/events.ts';
import { selectIsOverlayOpen } from '../../../features/overlays/overlaysSlice.ts';
import { observeStore } from '../../../lib/observeStore.ts';
import type { RealmContext } from './realmState.ts';

/** Where the last step of the task led, else its lantern; undefined if the map has neither. */
function placeOf({ bus, content }: RealmContext, task: string): Place | undefined {
  const places = bus.lastPayload('world/ready')?.places ?? [];
  const target = content.quest.tasks.find(({ id }) => id === task)?.steps.at(-1)?.target;
  return places.find(({ id }) => id === target) ?? places.find(({ id, kind }) => id === task && kind === 'lantern');
}

export interface CelebrationConnection {
  /** Celebrates the tasks that the effects completed. */
  celebrate(effects: readonly QuestEffect[]): void;
  stop(): void;
}

export function connectCelebrations(world: RealmContext): CelebrationConnection {
  const { bus, store } = world;
  let waiting: string[] = [];
  const celebrateWaiting = () => {
    if (waiting.length === 0 || selectIsOverlayOpen(store.getState())) return;
    const tasks = waiting;
    waiting = [];
    playSound('task-done');
    for (const place of new Set(tasks.map((task) => placeOf(world, task)))) {
      const at = place?.id ?? 'player';
      bus.emit('effect/requested', { effect: 'celebrate', at });
      if (place?.kind === 'npc') bus.emit('effect/requested', { effect: 'emote-happy', at });
    }
  };
  return {
    celebrate(effects) {
      waiting.push(...effects.flatMap((effect) => (effect.kind === 'task-completed' ? [effect.task] : [])));
      celebrateWaiting();
    },
    stop: observeStore(store, selectIsOverlayOpen, celebrateWaiting),
  };
}
