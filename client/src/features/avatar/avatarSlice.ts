// Redux slice of the chosen avatar, with its storage in this browser.
import { AVATARS, type AvatarId, DEFAULT_AVATAR } from '@lanternwise/shared/constants/users';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { enumSchema } from '../../lib/storage/schemas.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

const storedAvatar = storedValue<AvatarId | null>(STORAGE_KEYS.avatar, enumSchema(AVATARS), { fallback: null });

export interface AvatarState {
  /** Null until an avatar is chosen in this browser. */
  chosen: AvatarId | null;
}

const avatarSlice = createSlice({
  name: 'avatar',
  initialState: (): AvatarState => ({ chosen: storedAvatar.read() }),
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

/** Stores the choice in this browser; null removes it. */
export function storeAvatar(avatar: AvatarId | null): void {
  if (avatar) storedAvatar.write(avatar);
  else storedAvatar.remove();
}
