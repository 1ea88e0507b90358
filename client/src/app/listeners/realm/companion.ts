// Tells the world who walks along, keeps what people say, and has the companion ask the realm's question at the arrow.
import { areAllTasksDone } from '@lanternwise/shared/quests/tasks';
import { t } from '@lingui/core/macro';
import { type BusEvents, COMPANION } from '../../../bridge/events.ts';
import { lineHeard, selectCompanion } from '../../../features/companion/companionSlice.ts';
import { selectIsOverlayOpen } from '../../../features/overlays/overlaysSlice.ts';
import { getRealmState, type RealmContext } from '../../../features/realm/realmState.ts';
import { observeStore } from '../../../lib/observeStore.ts';
import { stopAll } from '../../../lib/subscriptions.ts';

type World = Pick<RealmContext, 'bus' | 'store' | 'content'>;

/** So near the way out, in units, the question is asked. */
const AT_EXIT = 420;

/** Returns the unsubscribe function. */
export function connectCompanion(world: World): () => void {
  const { bus, store, content } = world;
  const select = selectCompanion(content.realm.id);
  const emit = () => {
    const companion = select(store.getState());
    const known = companion && { name: t`Wick`, staying: companion.isStaying, isLit: companion.isLit };
    bus.emit('companion/changed', known);
  };
  emit();
  return stopAll(
    bus.on('people/spoke', ({ id, line }) => {
      if (id !== COMPANION) store.dispatch(lineHeard({ id, line }));
    }),
    askAtExit(world),
    observeStore(store, select, emit),
    observeStore(store, (state) => state.settings.language, emit),
  );
}

/** Once in each visit, when everything is done and the player comes near the arrow. Returns the unsubscribe function. */
function askAtExit({ bus, store, content }: World): () => void {
  let isAsked = false;
  const hear = ({ x, y }: BusEvents['player/moved']) => {
    if (isAsked || !areAllTasksDone(content.quest, getRealmState(store, content))) return;
    const exit = bus.lastPayload('world/ready')?.places.find(({ id }) => id === content.quest.exit.id);
    if (!exit || Math.hypot(exit.x - x, exit.y - y) > AT_EXIT || selectIsOverlayOpen(store.getState())) return;
    isAsked = true;
    bus.emit('companion/asked', { act: 'say', line: content.realm.hook, mood: 'think' });
  };
  return bus.on('player/moved', hear);
}
