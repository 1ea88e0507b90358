// Redux slice of the live lesson that this learner is in, where the learner is meanwhile, and the walk to the teacher's goal.
import type { LiveGoal, OwnLiveLesson } from '@lanternwise/shared/contracts/liveMessages';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LivePlace } from './presence.ts';

export type PlaceNow = Omit<LivePlace, 'visible'>;

export interface LiveState {
  /** Null while there is none. */
  lesson: OwnLiveLesson | null;
  /** What the open realm says of it. */
  place: PlaceNow;
  /** Asked for by a button outside the realm; null once the walk has begun. */
  walk: LiveGoal | null;
}

const initialState: LiveState = {
  lesson: null,
  // On a page of the site, outside realms and lessons.
  place: { realm: null, task: null, x: null, y: null },
  walk: null,
};

const liveSlice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    lessonChanged(state, { payload }: PayloadAction<OwnLiveLesson | null>) {
      state.lesson = payload;
    },
    placeChanged(state, { payload }: PayloadAction<Partial<PlaceNow>>) {
      Object.assign(state.place, payload);
    },
    placeLeft: ({ lesson }) => ({ ...initialState, lesson }),
    walkAsked(state, { payload }: PayloadAction<LiveGoal>) {
      state.walk = payload;
    },
    walkBegun(state) {
      state.walk = null;
    },
  },
});

export const { lessonChanged, placeChanged, placeLeft, walkAsked, walkBegun } = liveSlice.actions;
export const liveReducer = liveSlice.reducer;

interface WithLive {
  live: LiveState;
}
export const selectLesson = (state: WithLive): OwnLiveLesson | null => state.live.lesson;
export const selectPlace = (state: WithLive): PlaceNow => state.live.place;
export const selectWalk = (state: WithLive): LiveGoal | null => state.live.walk;
export const selectHintsOff = (state: WithLive): boolean => state.live.lesson?.hints === false;

/** Whether the teacher holds the class: paused, or all eyes on the teacher. */
export const holdsClass = (lesson: OwnLiveLesson | null): boolean =>
  lesson !== null && (lesson.paused || lesson.gathering !== null);
