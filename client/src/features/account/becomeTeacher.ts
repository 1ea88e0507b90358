// Changes the role to Teacher, replaces the token and reloads the page (platform.txt section 4).
import { t } from '@lingui/core/macro';
import { serverMessage } from '../api.ts';
import { userVerified } from '../session/sessionSlice.ts';
import { isRemembered, storeToken } from '../session/token.ts';
import type { AppDispatch } from '../store/hooks.ts';
import { accountApi } from './accountApi.ts';

/** Rejects with an error whose message can be shown to the user. */
export const becomeTeacher =
  (reload = () => window.location.reload()) =>
  async (dispatch: AppDispatch) => {
    const request = dispatch(accountApi.endpoints.updateRole.initiate({ role: 'Teacher' }, { track: false }));
    const reply = await request.unwrap().catch((error: unknown) => {
      throw new Error(serverMessage(error) ?? t`Failed to become a teacher`, { cause: error });
    });
    storeToken(reply.token, isRemembered());
    dispatch(userVerified(reply.user));
    reload();
  };
