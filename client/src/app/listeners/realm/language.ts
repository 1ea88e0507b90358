// Drops the hints of the other language when the language changes, and says the goal again in the new one.
import { hintsDropped } from '../../../features/messages/messagesSlice.ts';
import { goalSaid } from '../../../features/realm/realmSlice.ts';
import type { RealmContext } from '../../../features/realm/realmState.ts';
import { observeStore } from '../../../lib/observeStore.ts';

/** Hints are finished sentences of a moment that has passed; the goal is derived from the content again. */
export const connectLanguage = ({ store }: RealmContext): (() => void) =>
  observeStore(
    store,
    (state) => state.settings.language,
    () => {
      store.dispatch(hintsDropped());
      store.dispatch(goalSaid(false));
    },
  );
