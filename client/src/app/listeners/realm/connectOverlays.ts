// Locks the input while overlays are open and runs the follow-up actions when the last one closes.
import { lessonFinished } from '@lanternwise/shared/content/lessonProgress';
import type { BusEvents } from '../../../bridge/events.ts';
import { hintGiven } from '../../../features/messages/messagesSlice.ts';
import { locksWorld, type OverlayRequest } from '../../../features/overlays/overlayRequest.ts';
import {
  type OpenOverlay,
  overlayRequested,
  selectFolded,
  selectIsWorldLocked,
  selectOverlayStack,
} from '../../../features/overlays/overlaysSlice.ts';
import { getRealmState, type RealmContext } from '../../../features/realm/realmState.ts';
import { observeStore } from '../../../lib/observeStore.ts';
import { stopAll } from '../../../lib/subscriptions.ts';
import { emitCharactersEnabled } from './interactions.ts';
import type { StaleKeys } from './staleKeys.ts';

const OVERLAY_BY_ACTION: Partial<Record<BusEvents['action/pressed']['action'], OverlayRequest>> = {
  map: { kind: 'map' },
  inventory: { kind: 'inventory' },
  journal: { kind: 'journal' },
  places: { kind: 'places' },
  companion: { kind: 'companion' },
};

const isLocking = (stack: readonly OpenOverlay[]): boolean => stack.some(({ request }) => locksWorld(request.kind));

/** The Workshop fills the screen, and the opening tells of another place; all others leave the world to be seen, the Lab by its pane. */
const coversWorld = ({ kind }: OverlayRequest): boolean => kind === 'workshop' || kind === 'opening';

/** Returns the unsubscribe function. */
export function connectOverlays(world: RealmContext, keys: Pick<StaleKeys, 'markHeldAsStale'>): () => void {
  const { bus, store, content } = world;
  function handleAllClosed(before: readonly OverlayRequest[]): void {
    keys.markHeldAsStale();
    emitCharactersEnabled(world);
    const lesson = before.find((request) => request.kind === 'lesson');
    if (lesson && !selectFolded(store.getState())) {
      const hint = content.quest.lessonClosed;
      const isFinished = lessonFinished(content.quest, getRealmState(store, content), lesson.ref);
      if (hint !== undefined && !isFinished) store.dispatch(hintGiven('fixed', hint));
    }
  }

  const stopStack = observeStore(store, selectOverlayStack, (now, before) => {
    const isLocked = isLocking(now);
    if (isLocked !== isLocking(before)) bus.emit('input/locked', { locked: isLocked });
    bus.emit('game/covered', { covered: now.some(({ request }) => coversWorld(request)) });
    if (now.length === 0) handleAllClosed(before.map(({ request }) => request));
  });
  const stopKeys = bus.on('action/pressed', ({ action }) => {
    const request = OVERLAY_BY_ACTION[action];
    if (request && !selectIsWorldLocked(store.getState())) store.dispatch(overlayRequested(request));
  });
  bus.emit('input/locked', { locked: selectIsWorldLocked(store.getState()) });
  return stopAll(stopStack, stopKeys);
}
