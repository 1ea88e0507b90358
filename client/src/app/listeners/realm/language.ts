// Drops the hints of the other language when the language changes.
import { hintsDropped } from '../../../features/messages/messagesSlice.ts';
import type { RealmContext } from '../../../features/realm/realmState.ts';
import { observeStore } from '../../../lib/observeStore.ts';

/** Hints are finished sentences of a moment that has passed; the line of the goal is derived from the content. */
export const connectLanguage = ({ store }: RealmContext): (() => void) =>
  observeStore(
    store,
    (state) => state.settings.language,
    () => void store.dispatch(hintsDropped()),
  );
