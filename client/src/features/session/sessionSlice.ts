// Who is using the site: not known yet, a guest, or a signed-in person.

import type { User } from '@lanternwise/shared/contracts/user';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type SessionState =
  | { status: 'unknown'; user: null }
  | { status: 'guest'; user: null }
  | { status: 'signed-in'; user: User };

const sessionSlice = createSlice({
  name: 'session',
  initialState: { status: 'unknown', user: null } as SessionState,
  reducers: {
    /** The server confirmed who this is, at sign-in or later with newer facts. */
    userVerified: (_state, { payload }: PayloadAction<User>): SessionState => ({ status: 'signed-in', user: payload }),
    /** Nobody is signed in, or no longer. */
    sessionEnded: (): SessionState => ({ status: 'guest', user: null }),
  },
});

export const { userVerified, sessionEnded } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;

export const selectSession = (state: { session: SessionState }): SessionState => state.session;
export const selectUser = (state: { session: SessionState }): User | null => state.session.user;
