// The moment-to-moment state of the realm on screen that several overlays read: hints and what just happened to a task.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Hint {
  key: number;
  text: string;
}

/** A line somebody said, for the backlog. */
export interface DialogLine {
  speaker: string;
  text: string;
}

export const BACKLOG_LINES = 20;

export interface RealmViewState {
  /** Hints waiting to be shown, the first one is on screen. */
  hints: Hint[];
  hintCount: number;
  /** Step and task ids that were ticked last, for the list's little show. */
  justDone: string[];
  /** The exit arrow stands on the map. */
  isExitShown: boolean;
  /** The last lines of conversations, newest last. */
  dialogBacklog: DialogLine[];
}

const initialState: RealmViewState = { hints: [], hintCount: 0, justDone: [], isExitShown: false, dialogBacklog: [] };

const realmSlice = createSlice({
  name: 'realm',
  initialState,
  reducers: {
    realmOpened: () => initialState,
    /** Queues a hint; one that waits already or is on screen is not queued again. */
    hintGiven(state, { payload }: PayloadAction<string>) {
      if (state.hints.some((hint) => hint.text === payload)) return;
      state.hintCount += 1;
      state.hints.push({ key: state.hintCount, text: payload });
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
    lineSaid(state, { payload }: PayloadAction<DialogLine>) {
      state.dialogBacklog = [...state.dialogBacklog, payload].slice(-BACKLOG_LINES);
    },
    exitRevealed(state, { payload }: PayloadAction<boolean>) {
      state.isExitShown = payload;
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
export const selectIsExitShown = (state: WithRealm): boolean => state.realm.isExitShown;
export const selectDialogBacklog = (state: WithRealm): readonly DialogLine[] => state.realm.dialogBacklog;
