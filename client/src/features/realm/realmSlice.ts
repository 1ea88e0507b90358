// Redux slice of the current realm's transient state: hints, the goal, recently completed tasks, the exit and the dialog backlog.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Hint {
  key: number;
  text: string;
}

/** A spoken line, for the backlog. */
export interface DialogLine {
  speaker: string;
  text: string;
}

export const BACKLOG_LINES = 20;

export interface RealmViewState {
  /** Queued hints; the first one is on screen. */
  hints: Hint[];
  hintCount: number;
  /** Id of the goal's step or of the exit, and whether its sentence was on screen; it is said after all hints. */
  goal: { id: string; isSaid: boolean } | null;
  /** The task that the address asks for, as the link of an assignment does. */
  chosenTask: string | null;
  /** Step and task ids completed last, for the animation of the task list. */
  justDone: string[];
  /** Whether the exit arrow is shown on the map. */
  isExitShown: boolean;
  /** The last dialog lines, newest last. */
  dialogBacklog: DialogLine[];
  /** Ids of found items whose story waits on a card until it is dismissed. */
  stories: string[];
}

const initialState: RealmViewState = {
  hints: [],
  hintCount: 0,
  goal: null,
  chosenTask: null,
  justDone: [],
  isExitShown: false,
  dialogBacklog: [],
  stories: [],
};

const realmSlice = createSlice({
  name: 'realm',
  initialState,
  reducers: {
    realmOpened: () => initialState,
    /** Queues a hint unless it is already queued or on screen. */
    hintGiven(state, { payload }: PayloadAction<string>) {
      if (state.hints.some((hint) => hint.text === payload)) return;
      state.hintCount += 1;
      state.hints.push({ key: state.hintCount, text: payload });
    },
    /** The goal is another one than before; null if there is none. */
    goalChanged(state, { payload }: PayloadAction<string | null>) {
      if (payload !== (state.goal?.id ?? null)) state.goal = payload === null ? null : { id: payload, isSaid: false };
    },
    /** The goal was said, or has to be said again. */
    goalSaid(state, { payload }: PayloadAction<boolean>) {
      if (state.goal) state.goal.isSaid = payload;
    },
    taskChosen(state, { payload }: PayloadAction<string | null>) {
      state.chosenTask = payload;
    },
    hintPassed(state, { payload }: PayloadAction<number>) {
      state.hints = state.hints.filter((hint) => hint.key !== payload);
    },
    /** Clears all hints, which are no longer relevant. */
    hintsDropped(state) {
      state.hints = [];
    },
    ticked(state, { payload }: PayloadAction<string[]>) {
      state.justDone = payload;
    },
    lineSaid(state, { payload }: PayloadAction<DialogLine>) {
      state.dialogBacklog = [...state.dialogBacklog, payload].slice(-BACKLOG_LINES);
    },
    storyFound(state, { payload }: PayloadAction<string>) {
      if (!state.stories.includes(payload)) state.stories.push(payload);
    },
    storyDismissed(state, { payload }: PayloadAction<string>) {
      state.stories = state.stories.filter((item) => item !== payload);
    },
    exitRevealed(state, { payload }: PayloadAction<boolean>) {
      state.isExitShown = payload;
    },
  },
});

export const {
  realmOpened,
  hintGiven,
  goalChanged,
  goalSaid,
  taskChosen,
  hintPassed,
  hintsDropped,
  ticked,
  lineSaid,
  exitRevealed,
  storyFound,
  storyDismissed,
} = realmSlice.actions;
export const realmReducer = realmSlice.reducer;

interface WithRealm {
  realm: RealmViewState;
}
export const selectIsGoalUnsaid = (state: WithRealm): boolean => state.realm.goal?.isSaid === false;
export const selectChosenTask = (state: WithRealm): string | null => state.realm.chosenTask;
export const selectHint = (state: WithRealm): Hint | undefined => state.realm.hints[0];
export const selectStories = (state: WithRealm): readonly string[] => state.realm.stories;
export const selectStory = (state: WithRealm): string | undefined => state.realm.stories[0];
export const selectJustDone = (state: WithRealm): readonly string[] => state.realm.justDone;
export const selectIsExitShown = (state: WithRealm): boolean => state.realm.isExitShown;
export const selectDialogBacklog = (state: WithRealm): readonly DialogLine[] => state.realm.dialogBacklog;
