// Redux slice of the learner's progress: realm states and save status.
// It must not import Zod, because it is part of the shell's bundle.
import type { ProgressPlace } from '@lanternwise/shared/constants/realms';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SaveStatus } from './types.ts';

export type RealmStates = Partial<Record<ProgressPlace, RealmState>>;

export interface ProgressState {
  realmStates: RealmStates;
  saveStatus: SaveStatus;
}

const initialState: ProgressState = { realmStates: {}, saveStatus: 'saved' };

const progressSlice = createSlice({
  name: 'progress',
  initialState,
  reducers: {
    /** The quest reducer has produced a new state of a realm. */
    realmAdvanced(state, { payload }: PayloadAction<{ realm: ProgressPlace; state: RealmState }>) {
      state.realmStates[payload.realm] = payload.state;
    },
    /** Replaces realm states; the caller has merged them with the known ones (mergeStates in syncEffects.ts). */
    realmStatesKnown(state, { payload }: PayloadAction<RealmStates>) {
      Object.assign(state.realmStates, payload);
    },
    /** The user has changed. */
    progressForgotten(state) {
      state.realmStates = {};
    },
    saveStatusChanged(state, { payload }: PayloadAction<SaveStatus>) {
      state.saveStatus = payload;
    },
  },
});

export const { realmAdvanced, realmStatesKnown, progressForgotten, saveStatusChanged } = progressSlice.actions;
export const progressReducer = progressSlice.reducer;

interface WithProgress {
  progress: ProgressState;
}
export const selectRealmStates = (state: WithProgress): RealmStates => state.progress.realmStates;
export const selectSaveStatus = (state: WithProgress): SaveStatus => state.progress.saveStatus;
