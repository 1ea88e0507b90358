// Locks the input while overlays are open and runs the follow-up actions when the last one closes.
import { hintAfterPython, type PythonHint } from '@lanternwise/shared/content/pythonShops';
import { t } from '@lingui/core/macro';
import type { BusEvents } from '../../../bridge/events.ts';
import { isFullScreenOverlay, locksWorld, type OverlayRequest } from '../../../features/overlays/overlayRequest.ts';
import {
  type OpenOverlay,
  overlayRequested,
  selectIsWorldLocked,
  selectOverlayStack,
} from '../../../features/overlays/overlaysSlice.ts';
import { hintGiven } from '../../../features/realm/realmSlice.ts';
import { observeStore } from '../../../lib/observeStore.ts';
import { emitCharactersEnabled } from './interactions.ts';
import { getRealmState, type RealmContext } from './realmState.ts';
import type { StaleKeys } from './staleKeys.ts';

const OVERLAY_BY_ACTION: Partial<Record<BusEvents['action/pressed']['action'], OverlayRequest>> = {
  pause: { kind: 'pause' },
  map: { kind: 'map' },
  inventory: { kind: 'inventory' },
  journal: { kind: 'journal' },
  places: { kind: 'places' },
};

/** The hint after a lesson closes; `python` = the hint of the Python shops, if any. */
function lessonClosedHint(python: PythonHint | undefined): string {
  if (python?.kind === 'exit') return python.text;
  if (!python) return t`Interact With .....`;
  const { topic } = python;
  return t`Get Inside Cake Shop to learn about python ${topic}`;
}

const isLocking = (stack: readonly OpenOverlay[]): boolean => stack.some(({ request }) => locksWorld(request.kind));

/** A lesson beside the map leaves the world to be seen. */
function coversWorld({ lessons }: RealmContext['content'], request: OverlayRequest): boolean {
  const lesson = request.kind === 'lesson' ? lessons[request.ref] : undefined;
  return isFullScreenOverlay(request.kind) && !(lesson?.kind === 'adventure' && lesson.besideMap);
}

export interface OverlayConnection {
  /** Opens the recap after all open overlays have closed. */
  openRecapWhenClosed(): void;
  stop(): void;
}

export function connectOverlays(world: RealmContext, keys: Pick<StaleKeys, 'markHeldAsStale'>): OverlayConnection {
  const { bus, store, content } = world;
  let isRecapDue = false;

  function handleAllClosed(before: readonly OverlayRequest[]): void {
    keys.markHeldAsStale();
    emitCharactersEnabled(world);
    const lesson = before.find((request) => request.kind === 'lesson');
    if (lesson) {
      const python = hintAfterPython(content, getRealmState(store, content), lesson.ref);
      store.dispatch(hintGiven(lessonClosedHint(python)));
    }
    if (!isRecapDue) return;
    isRecapDue = false;
    store.dispatch(overlayRequested({ kind: 'recap' }));
  }

  const stopStack = observeStore(store, selectOverlayStack, (now, before) => {
    const isLocked = isLocking(now);
    if (isLocked !== isLocking(before)) bus.emit('input/locked', { locked: isLocked });
    bus.emit('game/covered', { covered: now.some(({ request }) => coversWorld(content, request)) });
    if (now.length === 0) handleAllClosed(before.map(({ request }) => request));
  });
  const stopKeys = bus.on('action/pressed', ({ action }) => {
    const request = OVERLAY_BY_ACTION[action];
    if (request && !selectIsWorldLocked(store.getState())) store.dispatch(overlayRequested(request));
  });
  bus.emit('input/locked', { locked: selectIsWorldLocked(store.getState()) });
  return {
    openRecapWhenClosed() {
      isRecapDue = true;
    },
    stop() {
      stopStack();
      stopKeys();
    },
  };
}
