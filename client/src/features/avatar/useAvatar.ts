// Hooks to read and choose the avatar.
import type { AvatarId } from '@lanternwise/shared/constants/users';
import { useCallback } from 'react';
import { sessionApi } from '../session/sessionApi.ts';
import { useSession } from '../session/useSession.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { avatarChosen, selectAvatar, storeAvatar } from './avatarSlice.ts';

export const useAvatar = (): AvatarId => useAppSelector(selectAvatar);

/** Sets the avatar locally and, for a signed-in user, in the account. */
export function useChooseAvatar(): (avatar: AvatarId) => void {
  const dispatch = useAppDispatch();
  const { status } = useSession();
  return useCallback(
    (avatar) => {
      dispatch(avatarChosen(avatar));
      storeAvatar(avatar);
      // A failure is ignored: the choice is kept in this browser.
      if (status === 'signed-in') void dispatch(sessionApi.endpoints.saveAvatar.initiate({ avatar }, { track: false }));
    },
    [dispatch, status],
  );
}
