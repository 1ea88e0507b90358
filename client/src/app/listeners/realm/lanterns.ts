// Handles the great lanterns: emits their marks, lights one on request, and announces lanterns that can be lit or are lit.
import { countLanterns, type LanternMark, lanternMarks } from '@lanternwise/shared/quests/lanterns';
import type { QuestEffect } from '@lanternwise/shared/quests/reducer';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { t } from '@lingui/core/macro';
import { playSound } from '../../../audio/playSound.ts';
import type { BusEvents, Place } from '../../../bridge/events.ts';
import { selectIsOverlayOpen } from '../../../features/overlays/overlaysSlice.ts';
import { hintGiven, hintWithdrawn, tipGiven } from '../../../features/realm/realmSlice.ts';
import { observeStore } from '../../../lib/observeStore.ts';
import { describePlace } from '../../../overlay-kit/characters.ts';
import { directionTo } from '../../../overlays/places/direction.ts';
import { getRealmState, type RealmContext, selectRealmState } from './realmState.ts';
import type { StaleKeys } from './staleKeys.ts';

/** A character or shop within this distance tells where a lantern stands. */
const LANDMARK_DISTANCE = 400;

const distance = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);

const hasSameMarks = (a: Record<string, LanternMark>, b: Record<string, LanternMark>): boolean =>
  Object.keys(a).every((id) => a[id] === b[id]);

/** Name of the known character or shop nearest to the lantern, if one is near. */
function landmarkNear({ content }: RealmContext, lantern: Place, places: readonly Place[]): string | undefined {
  const known = places
    .filter(({ id, kind }) => (kind === 'npc' || kind === 'shop') && content.realm.characters.some((c) => c.id === id))
    .filter((place) => distance(place, lantern) <= LANDMARK_DISTANCE)
    .sort((a, b) => distance(a, lantern) - distance(b, lantern));
  return known[0] && describePlace(content, known[0]).name;
}

/** The hint that a lantern can be lit and where it stands; undefined if the map has none for this task. */
function readyHint(world: RealmContext, task: string): string | undefined {
  const { bus, content } = world;
  const places = bus.lastPayload('world/ready')?.places ?? [];
  const lantern = places.find(({ id, kind }) => id === task && kind === 'lantern');
  const title = content.quest.tasks.find(({ id }) => id === task)?.title;
  if (!lantern || title === undefined) return undefined;
  const landmark = landmarkNear(world, lantern, places);
  if (landmark !== undefined) return t`You can light the lantern of “${title}” now. It stands near ${landmark}.`;
  const player = bus.lastPayload('player/moved');
  if (!player) return t`You can light the lantern of “${title}” now.`;
  const direction = directionTo(player, lantern);
  return t`You can light the lantern of “${title}” now: ${direction}.`;
}

/** Sound, hint and effect of a lantern that was just lit. */
export function announceLit({ bus, store, content }: RealmContext, task: string): void {
  const title = content.quest.tasks.find(({ id }) => id === task)?.title ?? '';
  const { lit, total } = countLanterns(content.quest, getRealmState(store, content));
  playSound('lantern-lit');
  bus.emit('effect/requested', { effect: 'celebrate', at: task });
  store.dispatch(hintGiven(t`The lantern of “${title}” is lit: ${lit} of ${total}.`));
}

export function announceRealmLit({ bus, store, content }: RealmContext): void {
  const realm = content.realm.title;
  playSound('celebration');
  bus.emit('effect/requested', { effect: 'celebrate', at: 'player' });
  store.dispatch(hintGiven(t`Every lantern of ${realm} is lit.`));
}

export interface LanternConnection {
  /** Announces the lanterns of tasks that the effects completed, after the hints of the tasks themselves. */
  announceReady(effects: readonly QuestEffect[]): void;
  stop(): void;
}

/** Must be connected after the overlays, whose hints at the last close come first. */
export function connectLanterns(world: RealmContext, keys: Pick<StaleKeys, 'isStale'>): LanternConnection {
  const { bus, store, content, record } = world;
  let tasksToAnnounce: string[] = [];
  const tips = new Map<string, string>();
  let marks = lanternMarks(content.quest, getRealmState(store, content));

  const announceWaiting = () => {
    if (selectIsOverlayOpen(store.getState())) return;
    const tasks = tasksToAnnounce;
    tasksToAnnounce = [];
    for (const task of tasks) {
      const hint = marks[task] === 'ready' ? readyHint(world, task) : undefined;
      if (hint === undefined) continue;
      tips.set(task, hint);
      store.dispatch(tipGiven(hint));
    }
  };
  const handleState = (state: RealmState) => {
    const next = lanternMarks(content.quest, state);
    if (hasSameMarks(next, marks)) return;
    marks = next;
    bus.emit('lanterns/marked', { marks });
    for (const [task, tip] of tips) {
      if (marks[task] === 'ready') continue;
      tips.delete(task);
      store.dispatch(hintWithdrawn(tip));
    }
  };
  const handleInteraction = ({ id, kind }: BusEvents['interaction/requested']) => {
    if (kind !== 'lantern' || marks[id] !== 'ready' || selectIsOverlayOpen(store.getState())) return;
    if (keys.isStale(store.getState().settings.keys.interact)) return;
    record({ kind: 'lantern-lit', ref: id });
  };

  bus.emit('lanterns/marked', { marks });
  const stops = [
    observeStore(store, selectRealmState(content), handleState),
    observeStore(store, selectIsOverlayOpen, announceWaiting),
    bus.on('interaction/requested', handleInteraction),
  ];
  return {
    announceReady(effects) {
      tasksToAnnounce.push(...effects.flatMap((effect) => (effect.kind === 'task-completed' ? [effect.task] : [])));
      announceWaiting();
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}
