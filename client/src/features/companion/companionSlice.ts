// Redux slice of the companion that walks with the learner: whether it stays, what it heard and was asked, and who sees it.
import type { CompanionSkill } from '@lanternwise/shared/constants/companion';
import type { MapId } from '@lanternwise/shared/constants/realms';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { selectRealmStates } from '../progress/progressSlice.ts';
import { realmOpened } from '../realm/realmSlice.ts';

export interface CompanionState {
  /** Of this visit to a realm: where it stays is known no longer. */
  isStaying: boolean;
  /** What somebody said last in this visit. */
  heard: { id: string; line: string } | null;
  /** How often each skill was asked since the page was opened. */
  asked: Partial<Record<CompanionSkill, number>>;
}

const initialState: CompanionState = { isStaying: false, heard: null, asked: {} };

const companionSlice = createSlice({
  name: 'companion',
  initialState,
  reducers: {
    stayAsked(state) {
      state.isStaying = true;
    },
    comeAsked(state) {
      state.isStaying = false;
    },
    lineHeard(state, { payload }: PayloadAction<{ id: string; line: string }>) {
      state.heard = payload;
    },
    skillAsked({ asked }, { payload: skill }: PayloadAction<CompanionSkill>) {
      asked[skill] = (asked[skill] ?? 0) + 1;
    },
  },
  extraReducers: (builder) => builder.addCase(realmOpened, ({ asked }) => ({ ...initialState, asked })),
});

export const { stayAsked, comeAsked, lineHeard, skillAsked } = companionSlice.actions;
export const companionReducer = companionSlice.reducer;

/** The companion as a realm has it. */
export interface CompanionView {
  isStaying: boolean;
  /** The learner has lit a great lantern somewhere. */
  isLit: boolean;
}

type WithCompanion = { companion: CompanionState } & Parameters<typeof selectRealmStates>[0];

/** Who walks along in this realm; null until the learner has entered it. The one place that decides it. */
export const selectCompanion = (realm: MapId) =>
  createSelector(
    [
      ({ companion }: WithCompanion) => companion.isStaying,
      (state: WithCompanion) => selectRealmStates(state)[realm]?.entered ?? false,
      (state: WithCompanion) => Object.values(selectRealmStates(state)).some(({ lanterns }) => lanterns.length > 0),
    ],
    (isStaying, hasEntered, isLit): CompanionView | null => (hasEntered ? { isStaying, isLit } : null),
  );
