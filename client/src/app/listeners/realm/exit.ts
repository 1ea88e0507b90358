// The exit of a realm: shown when all tasks are done, and what happens to whoever steps on it.

import { allTasksDone } from '@lanternwise/shared/quests/stepper';
import { t } from '@lingui/core/macro';
import { playSound } from '../../../audio/playSound.ts';
import type { BusEvents } from '../../../bridge/events.ts';
import { overlayRequested, selectAnyOverlay } from '../../../features/overlays/overlaysSlice.ts';
import { exitRevealed, hintGiven } from '../../../features/realm/realmSlice.ts';
import { type RealmWorld, realmStateOf } from './realmState.ts';

export function showExit({ bus, store }: Pick<RealmWorld, 'bus' | 'store'>, id: string): void {
  bus.say('exit/shown', { id, shown: true });
  store.dispatch(exitRevealed(true));
}

/** Returns the stop. */
export function connectExit(world: RealmWorld): () => void {
  const { bus, store, content, record } = world;
  const isOpen = () => allTasksDone(content.quest, realmStateOf(store, content));
  const leaveBy = ({ id }: BusEvents['exit/reached']) => {
    if (selectAnyOverlay(store.getState())) return;
    if (!isOpen()) {
      store.dispatch(hintGiven(t`Finish all tasks first, then the arrow lets you through.`));
      return;
    }
    record({ kind: 'exit-reached', ref: id });
    playSound('arrow');
    store.dispatch(overlayRequested({ kind: 'feedback' }));
  };
  if (isOpen()) showExit(world, content.quest.exit.id);
  return bus.on('exit/reached', leaveBy);
}
