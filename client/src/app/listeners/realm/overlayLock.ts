// Overlays over the world: input is locked while anything is open, and what follows when the last one closes.

import { hintAfterPython, type PythonHint } from '@lanternwise/shared/content/python-shops';
import { t } from '@lingui/core/macro';
import type { BusEvents } from '../../../bridge/events.ts';
import { overlayRequested, selectAnyOverlay, selectOverlayStack } from '../../../features/overlays/overlaysSlice.ts';
import { coversWorld, type OverlayRequest } from '../../../features/overlays/requests.ts';
import { hintGiven } from '../../../features/realm/realmSlice.ts';
import { observe } from '../../../lib/observeStore.ts';
import type { HeldKeys } from './heldKeys.ts';
import { enableCharacters } from './meetings.ts';
import { type RealmWorld, realmStateOf } from './realmState.ts';

const OPENS: Partial<Record<BusEvents['action/pressed']['action'], OverlayRequest>> = {
  pause: { kind: 'pause' },
  map: { kind: 'map' },
  inventory: { kind: 'inventory' },
  journal: { kind: 'journal' },
  places: { kind: 'places' },
};

/** What is said when a lesson closes; `python` is what its shops have to say. */
function lessonClosedHint(python: PythonHint | undefined): string {
  if (python?.kind === 'exit') return python.text;
  if (!python) return t`Interact With .....`;
  const { topic } = python;
  return t`Get Inside Cake Shop to learn about python ${topic}`;
}

export interface OverlayLock {
  /** The recap opens when everything that is open now has closed. */
  recapWhenClosed(): void;
  stop(): void;
}

export function connectOverlays(world: RealmWorld, keys: Pick<HeldKeys, 'spoil'>): OverlayLock {
  const { bus, store, content } = world;
  let isRecapDue = false;

  function allClosed(had: readonly OverlayRequest[]): void {
    keys.spoil();
    enableCharacters(world);
    const lesson = had.find((request) => request.kind === 'lesson');
    if (lesson) {
      const python = hintAfterPython(content, realmStateOf(store, content), lesson.ref);
      store.dispatch(hintGiven(lessonClosedHint(python)));
    }
    if (!isRecapDue) return;
    isRecapDue = false;
    store.dispatch(overlayRequested({ kind: 'recap' }));
  }

  const stopStack = observe(store, selectOverlayStack, (now, had) => {
    if (had.length === 0 || now.length === 0) bus.say('input/locked', { locked: now.length > 0 });
    bus.say('game/paused', { paused: now.some(({ request }) => request.kind === 'pause') });
    bus.say('game/covered', { covered: now.some(({ request }) => coversWorld(request.kind)) });
    if (now.length === 0) allClosed(had.map(({ request }) => request));
  });
  const stopKeys = bus.on('action/pressed', ({ action }) => {
    const request = OPENS[action];
    if (request && !selectAnyOverlay(store.getState())) store.dispatch(overlayRequested(request));
  });
  bus.say('input/locked', { locked: selectAnyOverlay(store.getState()) });
  return {
    recapWhenClosed() {
      isRecapDue = true;
    },
    stop() {
      stopStack();
      stopKeys();
    },
  };
}
