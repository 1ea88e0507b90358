// Handles the exit of a realm: shown when all tasks are done, opens the feedback each time the player comes to it.
import { areAllTasksDone } from '@lanternwise/shared/quests/tasks';
import { t } from '@lingui/core/macro';
import { playSound } from '../../../audio/playSound.ts';
import type { BusEvents } from '../../../bridge/events.ts';
import { hintGiven } from '../../../features/messages/messagesSlice.ts';
import { overlayRequested, selectIsOverlayOpen } from '../../../features/overlays/overlaysSlice.ts';
import { exitRevealed } from '../../../features/realm/realmSlice.ts';
import { getRealmState, type RealmContext } from '../../../features/realm/realmState.ts';
import { stopAll } from '../../../lib/subscriptions.ts';

export function showExit({ bus, store }: Pick<RealmContext, 'bus' | 'store'>, id: string): void {
  bus.emit('exit/shown', { id, shown: true });
  store.dispatch(exitRevealed(true));
}

/** Returns the unsubscribe function. */
export function connectExit(world: RealmContext): () => void {
  const { bus, store, content, record } = world;
  const isExitOpen = () => areAllTasksDone(content.quest, getRealmState(store, content));
  const handleExit = ({ id }: BusEvents['exit/reached']) => {
    if (selectIsOverlayOpen(store.getState())) return;
    if (!isExitOpen()) {
      store.dispatch(hintGiven('exit', t`Finish all tasks first, then the arrow lets you through.`));
      return;
    }
    record({ kind: 'exit-reached', ref: id });
    playSound('arrow');
    store.dispatch(overlayRequested({ kind: 'feedback' }));
  };
  if (isExitOpen()) showExit(world, content.quest.exit.id);
  return stopAll(
    bus.on('exit/reached', handleExit),
    // After the feedback was closed the player still stands there: the button and a press on the arrow open it again.
    bus.on('walk/ended', ({ target, arrived }) => {
      if (arrived && target === content.quest.exit.id) handleExit({ id: target });
    }),
  );
}
