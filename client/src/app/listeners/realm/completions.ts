// Opens the completion of a lesson once what it has changed in the world was seen.
import { messagePassed, selectCompletion } from '../../../features/messages/messagesSlice.ts';
import { overlayRequested } from '../../../features/overlays/overlaysSlice.ts';
import type { RealmContext } from '../../../features/realm/realmState.ts';
import { observeStore } from '../../../lib/observeStore.ts';

/** Returns the unsubscribe function. */
export const connectCompletions = ({ store }: Pick<RealmContext, 'store'>): (() => void) =>
  observeStore(store, selectCompletion, (completion) => {
    if (!completion) return;
    store.dispatch(messagePassed(completion.key));
    store.dispatch(overlayRequested({ kind: 'lesson', ref: completion.lesson, isCompleted: true }));
  });
