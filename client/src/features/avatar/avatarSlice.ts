// The avatar a learner plays with: chosen once, kept in this browser at once and in the account.
import { AVATARS, type AvatarId, DEFAULT_AVATAR } from '@lanternwise/shared/constants/people';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const KEY = 'lanternwise:avatar';

const isAvatar = (value: unknown): value is AvatarId => (AVATARS as readonly unknown[]).includes(value);

export interface AvatarState {
  /** Null until somebody chose in this browser. */
  chosen: AvatarId | null;
}

function load(): AvatarState {
  try {
    const stored = localStorage.getItem(KEY);
    return { chosen: isAvatar(stored) ? stored : null };
  } catch {
    return { chosen: null };
  }
}

const avatarSlice = createSlice({
  name: 'avatar',
  initialState: load,
  reducers: {
    avatarChosen(state, { payload }: PayloadAction<AvatarId>) {
      state.chosen = payload;
    },
    avatarForgotten(state) {
      state.chosen = null;
    },
  },
});

export const { avatarChosen, avatarForgotten } = avatarSlice.actions;
export const avatarReducer = avatarSlice.reducer;

export const selectChosenAvatar = (state: { avatar: AvatarState }): AvatarId | null => state.avatar.chosen;
export const selectAvatar = (state: { avatar: AvatarState }): AvatarId => state.avatar.chosen ?? DEFAULT_AVATAR;

/** Keeps the choice in this browser. */
export function storeAvatar(avatar: AvatarId | null): void {
  try {
    if (avatar) localStorage.setItem(KEY, avatar);
    else localStorage.removeItem(KEY);
  } catch {
    // Blocked storage: the choice holds until the page closes.
  }
}
