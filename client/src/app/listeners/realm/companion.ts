// Tells the world who walks with the learner, whenever that, or the language of its name, changes.
import { t } from '@lingui/core/macro';
import { COMPANION } from '../../../bridge/events.ts';
import { lineHeard, selectCompanion } from '../../../features/companion/companionSlice.ts';
import type { RealmContext } from '../../../features/realm/realmState.ts';
import { observeStore } from '../../../lib/observeStore.ts';
import { stopAll } from '../../../lib/subscriptions.ts';

/** Returns the unsubscribe function. */
export function connectCompanion({ bus, store, content }: Pick<RealmContext, 'bus' | 'store' | 'content'>): () => void {
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
    observeStore(store, select, emit),
    observeStore(store, (state) => state.settings.language, emit),
  );
}
