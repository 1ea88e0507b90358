// Celebrates in place once no window covers the world: what changed, the people, the lantern, then the summary.

import { praiseOf } from '@lanternwise/shared/quests/praise';
import type { QuestEffect } from '@lanternwise/shared/quests/reducer';
import { playSound } from '../../../audio/playSound.ts';
import type { Place } from '../../../bridge/events.ts';
import {
  messageAdded,
  messagePassed,
  selectOffer,
  selectSight,
  selectSummary,
} from '../../../features/messages/messagesSlice.ts';
import { overlayRequested } from '../../../features/overlays/overlaysSlice.ts';
import { readyLantern } from '../../../features/realm/readyLantern.ts';
import { getRealmState, type RealmContext } from '../../../features/realm/realmState.ts';
import { observeStore } from '../../../lib/observeStore.ts';
import { stopAll } from '../../../lib/subscriptions.ts';
import { worldTimer } from './worldTimer.ts';

/** A world that does not say that the place was seen, for example because it was left, holds nothing up for longer. */
const LONGEST_SIGHT_MS = 8000;
/** The key lights the lantern first for so long, or until the child walks away by so many units. */
const OFFER_MS = 12_000;
const OFFER_UNITS = 70;

type Sight = NonNullable<ReturnType<typeof selectSight>>;

const placesOf = ({ bus }: RealmContext): readonly Place[] => bus.lastPayload('world/ready')?.places ?? [];

/** Where the last step of the task led, else its lantern; undefined if the map has neither. */
function placeOf(world: RealmContext, task: string): Place | undefined {
  const places = placesOf(world);
  const target = world.content.quest.tasks.find(({ id }) => id === task)?.steps.at(-1)?.target;
  return places.find(({ id }) => id === target) ?? lanternOf(world, task);
}

const lanternOf = (world: RealmContext, task: string): Place | undefined =>
  placesOf(world).find(({ id, kind }) => id === task && kind === 'lantern');

/** Sound and effect at the place, and who comes; a cheer only where it was earned. */
function celebrateAt(world: RealmContext, taskId: string, place: Place | undefined): void {
  const { bus, store, content } = world;
  const task = content.quest.tasks.find(({ id }) => id === taskId);
  if (!task) return;
  const at = place?.id ?? 'player';
  const { mood, lines } = praiseOf(task, getRealmState(store, content));
  playSound('task-done');
  if (mood === 'glad') bus.emit('effect/requested', { effect: 'celebrate', at });
  bus.emit('people/called', { at, lines, mood });
}

/** The camera there; `over` is called once when it was seen. Returns the stop. */
function showSight(world: RealmContext, { task, of }: Sight, over: () => void): () => void {
  const { bus } = world;
  const place = of === 'lit' ? lanternOf(world, task) : placeOf(world, task);
  if (of === 'done') celebrateAt(world, task, place);
  if (!place) {
    over();
    return () => undefined;
  }
  const stop = stopAll(
    bus.on('place/seen', ({ target }) => target === place.id && over()),
    worldTimer(bus, LONGEST_SIGHT_MS, over),
  );
  bus.emit('place/shown', { target: place.id });
  return stop;
}

/** The offer stands until the child walks away, or for a while. Returns the stop. */
function holdOffer({ bus }: RealmContext, over: () => void): () => void {
  const from = bus.lastPayload('player/moved');
  bus.emit('lantern/offered', { offered: true });
  return stopAll(
    bus.on('player/moved', ({ x, y }) => Math.hypot(x - (from?.x ?? x), y - (from?.y ?? y)) > OFFER_UNITS && over()),
    worldTimer(bus, OFFER_MS, over),
    () => bus.emit('lantern/offered', { offered: false }),
  );
}

export interface CelebrationConnection {
  /** Queues a look at the place of each task that the effects completed, and the offer of its lantern. */
  celebrate(effects: readonly QuestEffect[]): void;
  stop(): void;
}

/** What is shown while a message is; what covers it ends it: it is not shown a second time. Returns the stop. */
function follow<M extends { key: number }>(
  { store }: RealmContext,
  select: (state: ReturnType<RealmContext['store']['getState']>) => M | undefined,
  show: (message: M, over: () => void) => () => void,
): () => void {
  let stopShown: () => void = () => undefined;
  const stop = observeStore(store, select, (message, before) => {
    stopShown();
    stopShown = () => undefined;
    if (before) store.dispatch(messagePassed(before.key));
    if (message) stopShown = show(message, () => store.dispatch(messagePassed(message.key)));
  });
  return stopAll(stop, () => stopShown());
}

export function connectCelebrations(world: RealmContext): CelebrationConnection {
  const { store, content } = world;
  const isReady = (task: string) => {
    const ready = readyLantern(content, getRealmState(store, content), placesOf(world));
    return ready?.id === task;
  };
  const stop = stopAll(
    follow(world, selectSight, (sight, over) => showSight(world, sight, over)),
    follow(world, selectOffer, (_, over) => holdOffer(world, over)),
    observeStore(store, selectSummary, (summary) => {
      if (!summary) return;
      store.dispatch(messagePassed(summary.key));
      store.dispatch(overlayRequested({ kind: 'recap' }));
    }),
  );
  return {
    celebrate(effects) {
      for (const effect of effects) {
        if (effect.kind !== 'task-completed') continue;
        store.dispatch(messageAdded({ subject: 'sight', task: effect.task, of: 'done' }));
        if (isReady(effect.task)) store.dispatch(messageAdded({ subject: 'offer', task: effect.task }));
      }
    },
    stop,
  };
}
