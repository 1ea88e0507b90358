// What this tab knows of the learner's progress: the state of each realm and whether the server has all of it.
import type { MapId } from '@lanternwise/shared/constants/realms';
import { EMPTY_REALM_STATE, mergeRealmStates, type RealmState } from '@lanternwise/shared/quests/state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SaveStatus } from './types.ts';

export interface ProgressState {
  realms: Partial<Record<MapId, RealmState>>;
  status: SaveStatus;
  /** The browser cannot keep events (storage full or blocked): they live in this tab only until they are sent. */
  memoryOnly: boolean;
}

const initialState: ProgressState = { realms: {}, status: 'saved', memoryOnly: false };

const progressSlice = createSlice({
  name: 'progress',
  initialState,
  reducers: {
    /** The stepper moved a realm on. */
    realmAdvanced(state, { payload }: PayloadAction<{ realm: MapId; state: RealmState }>) {
      state.realms[payload.realm] = payload.state;
    },
    /** Another tab, another device or the server knows this of some realms: joined, nothing is lost. */
    realmsMerged(state, { payload }: PayloadAction<Partial<Record<MapId, RealmState>>>) {
      for (const [realm, theirs] of Object.entries(payload) as [MapId, RealmState][]) {
        const mine = state.realms[realm];
        state.realms[realm] = mine ? mergeRealmStates(mine, theirs) : theirs;
      }
    },
    /** Another person uses this browser now. */
    progressForgotten(state) {
      state.realms = {};
    },
    saveStatusChanged(state, { payload }: PayloadAction<SaveStatus>) {
      state.status = payload;
    },
    memoryOnlyChanged(state, { payload }: PayloadAction<boolean>) {
      state.memoryOnly = payload;
    },
  },
});

export const { realmAdvanced, realmsMerged, progressForgotten, saveStatusChanged, memoryOnlyChanged } =
  progressSlice.actions;
export const progressReducer = progressSlice.reducer;

interface WithProgress {
  progress: ProgressState;
}
export const selectRealmState =
  (realm: MapId) =>
  (state: WithProgress): RealmState =>
    state.progress.realms[realm] ?? EMPTY_REALM_STATE;
export const selectSaveStatus = (state: WithProgress): SaveStatus => state.progress.status;
export const selectMemoryOnly = (state: WithProgress): boolean => state.progress.memoryOnly;
