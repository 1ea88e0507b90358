// The moment-to-moment state of the realm on screen that several overlays read: hints and what just happened to a task.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Hint {
  key: number;
  text: string;
}

/** A line somebody said, for the backlog. */
export interface SaidLine {
  speaker: string;
  text: string;
}

export const BACKLOG_LINES = 20;

export interface RealmViewState {
  /** Hints waiting to be shown, the first one is on screen. */
  hints: Hint[];
  hinted: number;
  /** Step and task ids that were ticked last, for the list's little show. */
  justDone: string[];
  /** The exit arrow stands on the map. */
  exitShown: boolean;
  /** The last lines of conversations, newest last. */
  said: SaidLine[];
}

const initialState: RealmViewState = { hints: [], hinted: 0, justDone: [], exitShown: false, said: [] };

const realmSlice = createSlice({
  name: 'realm',
  initialState,
  reducers: {
    realmOpened: () => initialState,
    /** Queues a hint; one that waits already or is on screen is not queued again. */
    hintGiven(state, { payload }: PayloadAction<string>) {
      if (state.hints.some((hint) => hint.text === payload)) return;
      state.hinted += 1;
      state.hints.push({ key: state.hinted, text: payload });
    },
    hintPassed(state, { payload }: PayloadAction<number>) {
      state.hints = state.hints.filter((hint) => hint.key !== payload);
    },
    /** What was hinted before is no longer to be done. */
    hintsDropped(state) {
      state.hints = [];
    },
    ticked(state, { payload }: PayloadAction<string[]>) {
      state.justDone = payload;
    },
    lineSaid(state, { payload }: PayloadAction<SaidLine>) {
      state.said = [...state.said, payload].slice(-BACKLOG_LINES);
    },
    exitRevealed(state, { payload }: PayloadAction<boolean>) {
      state.exitShown = payload;
    },
  },
});

export const { realmOpened, hintGiven, hintPassed, hintsDropped, ticked, lineSaid, exitRevealed } = realmSlice.actions;
export const realmReducer = realmSlice.reducer;

interface WithRealm {
  realm: RealmViewState;
}
export const selectHint = (state: WithRealm): Hint | undefined => state.realm.hints[0];
export const selectJustDone = (state: WithRealm): readonly string[] => state.realm.justDone;
export const selectExitShown = (state: WithRealm): boolean => state.realm.exitShown;
export const selectSaid = (state: WithRealm): readonly SaidLine[] => state.realm.said;
