// Syncs the avatar with the account: a local choice is saved to a new account, an account's avatar is applied to a new browser.
import { DEFAULT_AVATAR } from '@lanternwise/shared/constants/users';
import { avatarChosen, avatarForgotten, selectChosenAvatar, storeAvatar } from '../../features/avatar/avatarSlice.ts';
import { sessionApi } from '../../features/session/sessionApi.ts';
import type { AppStore, RootState } from '../../features/store/store.ts';
import { observeStore } from '../../lib/observeStore.ts';

/** Whether the learner must choose an avatar first. `hasPlayedBefore` = this realm was entered before, on any device. */
export function needsAvatar(store: AppStore, hasPlayedBefore: boolean): boolean {
  const { session } = store.getState();
  if (selectChosenAvatar(store.getState())) return false;
  return !(session.status === 'signed-in' && hasPlayedBefore);
}

/** Returns the unsubscribe function. */
export function connectAvatar(store: AppStore): () => void {
  let userId: string | null = null;
  const handleSession = (session: RootState['session']) => {
    const id = session.status === 'signed-in' ? session.user.id : null;
    if (id === userId || session.status === 'unknown') return;
    const signedOut = userId !== null && id === null;
    userId = id;
    if (signedOut) {
      storeAvatar(null);
      store.dispatch(avatarForgotten());
      return;
    }
    if (session.status !== 'signed-in') return;
    const chosen = selectChosenAvatar(store.getState());
    if (session.user.avatar !== DEFAULT_AVATAR) {
      storeAvatar(session.user.avatar);
      store.dispatch(avatarChosen(session.user.avatar));
    } else if (chosen && chosen !== DEFAULT_AVATAR) {
      void store.dispatch(sessionApi.endpoints.saveAvatar.initiate({ avatar: chosen }, { track: false }));
    }
  };
  handleSession(store.getState().session);
  return observeStore(store, (state) => state.session, handleSession);
}
