// What this tab knows of the learner's progress: the state of each realm and whether the server has all of it.
// (No schema library is imported here: the site's shell carries this slice.)
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SaveStatus } from './types.ts';

export type RealmStates = Partial<Record<MapId, RealmState>>;

export interface ProgressState {
  realmStates: RealmStates;
  saveStatus: SaveStatus;
  /** The browser cannot keep events (storage full or blocked): they live in this tab only until they are sent. */
  isMemoryOnly: boolean;
}

const initialState: ProgressState = { realmStates: {}, saveStatus: 'saved', isMemoryOnly: false };

const progressSlice = createSlice({
  name: 'progress',
  initialState,
  reducers: {
    /** The stepper moved a realm on. */
    realmAdvanced(state, { payload }: PayloadAction<{ realm: MapId; state: RealmState }>) {
      state.realmStates[payload.realm] = payload.state;
    },
    /** These realms are known better now; whoever says so has joined them with what was known (see mergeStates.ts). */
    realmStatesKnown(state, { payload }: PayloadAction<RealmStates>) {
      Object.assign(state.realmStates, payload);
    },
    /** Another person uses this browser now. */
    progressForgotten(state) {
      state.realmStates = {};
    },
    saveStatusChanged(state, { payload }: PayloadAction<SaveStatus>) {
      state.saveStatus = payload;
    },
    memoryOnlyChanged(state, { payload }: PayloadAction<boolean>) {
      state.isMemoryOnly = payload;
    },
  },
});

export const { realmAdvanced, realmStatesKnown, progressForgotten, saveStatusChanged, memoryOnlyChanged } =
  progressSlice.actions;
export const progressReducer = progressSlice.reducer;

interface WithProgress {
  progress: ProgressState;
}
export const selectRealmStates = (state: WithProgress): RealmStates => state.progress.realmStates;
export const selectSaveStatus = (state: WithProgress): SaveStatus => state.progress.saveStatus;
export const selectMemoryOnly = (state: WithProgress): boolean => state.progress.isMemoryOnly;
