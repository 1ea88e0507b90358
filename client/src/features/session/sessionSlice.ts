// Redux slice of the session: unknown, guest or signed in.
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
    /** The server confirmed the user, at sign-in or later with newer data. */
    userVerified: (_state, { payload }: PayloadAction<User>): SessionState => ({ status: 'signed-in', user: payload }),
    /** No user is signed in, or not any more. */
    sessionEnded: (): SessionState => ({ status: 'guest', user: null }),
  },
});

export const { userVerified, sessionEnded } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;

export const selectSession = (state: { session: SessionState }): SessionState => state.session;
export const selectUser = (state: { session: SessionState }): User | null => state.session.user;
