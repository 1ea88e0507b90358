// Tells where the learner is and at which task, for the class's live lesson; what is told goes nowhere while there is none.
import { TILE_SIZE } from '@lanternwise/shared/constants/world';
import type { Quest } from '@lanternwise/shared/content/quest';
import { currentTask } from '@lanternwise/shared/quests/guidance';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { placeChanged, placeLeft } from '../../../features/live/liveSlice.ts';
import type { OverlayRequest } from '../../../features/overlays/overlayRequest.ts';
import { selectFolded, selectOverlayStack } from '../../../features/overlays/overlaysSlice.ts';
import { getRealmState, type RealmContext, selectRealmState } from '../../../features/realm/realmState.ts';
import { observeStore } from '../../../lib/observeStore.ts';
import { stopAll } from '../../../lib/subscriptions.ts';

const WORK: readonly OverlayRequest['kind'][] = ['lesson', 'activity', 'tutorial', 'workshop'];

/** The task that the open lesson or activity belongs to, else the task under way; null when all are done. */
export function taskNow(quest: Quest, state: RealmState, open: readonly OverlayRequest[]): string | null {
  const work = open.findLast((request) => WORK.includes(request.kind));
  const ref = work && 'ref' in work ? work.ref : undefined;
  const owner = quest.tasks.find(({ steps }) => steps.some(({ on }) => on.ref === ref));
  return (owner ?? currentTask(quest, state))?.id ?? null;
}

/** Returns the cleanup function. */
export function connectLivePlace({ bus, store, content }: RealmContext): () => void {
  const tellWork = () => {
    const folded = selectFolded(store.getState());
    const stack = selectOverlayStack(store.getState()).map(({ request }) => request);
    const open = folded ? [folded.request, ...stack] : stack;
    const task = taskNow(content.quest, getRealmState(store, content), open);
    store.dispatch(placeChanged({ realm: content.realm.id, task }));
  };
  tellWork();
  return stopAll(
    observeStore(store, selectOverlayStack, tellWork),
    observeStore(store, selectRealmState(content), tellWork),
    bus.on('player/moved', (moved) => {
      const [x, y] = [Math.floor(moved.x / TILE_SIZE), Math.floor(moved.y / TILE_SIZE)];
      const { place } = store.getState().live;
      // Somebody who walks moves with every frame, but the store's listeners are for the few changes of a second.
      if (x !== place.x || y !== place.y) store.dispatch(placeChanged({ x, y }));
    }),
    () => store.dispatch(placeLeft()),
  );
}
