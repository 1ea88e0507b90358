// Defines the context of the realm listeners and selects the learner's state of a realm.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import type { AppStore, RootState } from '../../app/store.ts';
import type { Bus } from '../../bridge/bus.ts';
import type { OverlayRequest } from '../overlays/overlayRequest.ts';
import { selectOverlayStack } from '../overlays/overlaysSlice.ts';
import type { RecordEvent } from '../progress/types.ts';

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

/** A visit begins with these: what the learner made before appears behind them. */
const OPENINGS: readonly OverlayRequest['kind'][] = ['avatar', 'welcome'];

/** Whether what the learner made waits: an open lesson shows its own in the world, and what changes behind another overlay would not be seen. */
export const isWorldHidden = (store: Pick<AppStore, 'getState'>): boolean =>
  selectOverlayStack(store.getState()).some(({ request }) => !OPENINGS.includes(request.kind));
