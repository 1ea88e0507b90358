// Redux slice of the current realm's transient state: the chosen task, recently completed tasks, the exit and the dialog backlog.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What a dialog remembers of what the learner made. */
export interface Recall {
  /** A sentence that the learner's word river wrote; a built-in sample if this browser has no text of the learner's. */
  river: { text: string; isSample: boolean } | null;
  /** How a model of the learner's did on what it never saw. */
  test: { right: number; of: number } | null;
}

/** A spoken line, for the backlog: where it stands, so that it is read in the language of the moment. */
interface DialogLine {
  dialog: string;
  index: number;
  /** What filled its gaps. */
  recall?: Recall;
}

export const BACKLOG_LINES = 20;

export interface RealmViewState {
  /** The task that the address asks for, as the link of an assignment does. */
  chosenTask: string | null;
  /** Step and task ids completed last, for the animation of the task list. */
  justDone: string[];
  /** Whether the exit arrow is shown on the map. */
  isExitShown: boolean;
  /** The last dialog lines, newest last. */
  dialogBacklog: DialogLine[];
}

const initialState: RealmViewState = {
  chosenTask: null,
  justDone: [],
  isExitShown: false,
  dialogBacklog: [],
};

const realmSlice = createSlice({
  name: 'realm',
  initialState,
  reducers: {
    realmOpened: () => initialState,
    taskChosen(state, { payload }: PayloadAction<string | null>) {
      state.chosenTask = payload;
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

export const { realmOpened, taskChosen, ticked, lineSaid, exitRevealed } = realmSlice.actions;
export const realmReducer = realmSlice.reducer;

interface WithRealm {
  realm: RealmViewState;
}
export const selectChosenTask = (state: WithRealm): string | null => state.realm.chosenTask;
export const selectJustDone = (state: WithRealm): readonly string[] => state.realm.justDone;
export const selectIsExitShown = (state: WithRealm): boolean => state.realm.isExitShown;
export const selectDialogBacklog = (state: WithRealm): readonly DialogLine[] => state.realm.dialogBacklog;
