// Hooks by which components read and choose the avatar.
import type { AvatarId } from '@lanternwise/shared/constants/users';
import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { sessionApi } from '../session/sessionApi.ts';
import { useSession } from '../session/useSession.ts';
import { avatarChosen, selectAvatar, storeAvatar } from './avatarSlice.ts';

export const useAvatar = (): AvatarId => useAppSelector(selectAvatar);

/** Chooses the avatar here at once and, for a signed-in person, in the account. */
export function useChooseAvatar(): (avatar: AvatarId) => void {
  const dispatch = useAppDispatch();
  const { status } = useSession();
  return useCallback(
    (avatar) => {
      dispatch(avatarChosen(avatar));
      storeAvatar(avatar);
      // A failure costs nothing: the choice stands in this browser and is made again elsewhere.
      if (status === 'signed-in') void dispatch(sessionApi.endpoints.saveAvatar.initiate({ avatar }, { track: false }));
    },
    [dispatch, status],
  );
}
