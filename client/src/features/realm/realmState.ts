// Defines the context of the realm listeners and selects the learner's state of a realm.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import type { Bus } from '../../bridge/bus.ts';
import type { RecordEvent } from '../progress/types.ts';
import type { AppStore, RootState } from '../store/store.ts';

export interface RealmContext {
  bus: Bus;
  store: AppStore;
  content: RealmContent;
  record: RecordEvent;
}

export const selectRealmState =
  (content: RealmContent) =>
  (state: Pick<RootState, 'progress'>): RealmState =>
    state.progress.realmStates[content.realm.id] ?? EMPTY_REALM_STATE;

/** Reads the realm's current state from the store. */
export const getRealmState = (store: AppStore, content: RealmContent): RealmState =>
  selectRealmState(content)(store.getState());
