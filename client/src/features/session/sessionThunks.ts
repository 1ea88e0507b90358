// Thunks of the session: verifying at the start, signing in, registering and signing out.
import type { RegisterBody, RegisterReply, SignInBody } from '@lanternwise/shared/contracts/auth';
import type { User } from '@lanternwise/shared/contracts/user';
import { msg } from '@lingui/core/macro';
import { i18n } from '../../i18n/runtime.tsx';
import { endPreview } from '../../lib/preview.ts';
import { storageTrouble } from '../../lib/storage/storageTrouble.ts';
import { errorStatus } from '../api.ts';
import { forgetKey } from '../backpack/keyForVisit.ts';
import { RequestError } from '../http/request.ts';
import { forgetAnswers } from '../offline/answers.ts';
import { clearLocalProgress } from '../progress/clearLocalProgress.ts';
import { type DeviceWork, deleteDeviceWork, findDeviceWork } from '../progress/deviceWork.ts';
import type { AppDispatch, RootState, Services } from '../store/hooks.ts';
import { forgetLostSession } from './lostSession.ts';
import { sessionApi } from './sessionApi.ts';
import { sessionEnded, userVerified } from './sessionSlice.ts';
import { clearToken, readToken, storeToken } from './token.ts';

type Thunk<T> = (dispatch: AppDispatch, getState: () => RootState, services: Services) => Promise<T>;

/** Delays between verification attempts while the server is unreachable. */
const VERIFY_RETRY_MS = [1000, 3000] as const;

/** Maximum wait for sending pending progress at sign-out. */
const FLUSH_TIMEOUT_MS = 3000;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether the server rejected the token; other errors say nothing about it. */
const isTokenRejected = (error: unknown): boolean => {
  const status = errorStatus(error);
  return status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;
};

/**
 * Verifies the stored token with the server. A rejected token is removed from both storages; if the server is unreachable,
 * the token is kept and the user is a guest until the next verification.
 */
export function verifySession(retryDelays: readonly number[] = VERIFY_RETRY_MS): Thunk<User | null> {
  return async (dispatch) => {
    if (!readToken()) {
      dispatch(sessionEnded());
      return null;
    }
    for (const retryDelay of [...retryDelays, undefined]) {
      const query = dispatch(
        sessionApi.endpoints.verifyUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
      const { data, error } = await query;
      if (data && !error) {
        forgetLostSession();
        dispatch(userVerified(data.user));
        return data.user;
      }
      if (isTokenRejected(error)) {
        clearToken();
        await forgetAnswers();
      }
      if (isTokenRejected(error) || retryDelay === undefined) break;
      await delay(retryDelay);
    }
    dispatch(sessionEnded());
    return null;
  };
}

/** Takes what the server now counts for the person who is signed in; where it cannot be asked, what is known stays. */
export function refreshUser(): Thunk<void> {
  return async (dispatch, getState) => {
    const before = getState().session.user;
    if (!before) return;
    const { data } = await dispatch(
      sessionApi.endpoints.verifyUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (data && getState().session.user?.id === before.id) dispatch(userVerified(data.user));
  };
}

const NO_COOKIE_MESSAGE = msg`This browser blocks cookies for Lanternwise, so nobody can stay signed in here. In the browser's settings, allow cookies and site data for this address, then sign in again. The demo opens without signing in.`;

/**
 * The other half of a session is a cookie, which a browser that stores nothing may have refused too: the server would then take the
 * person for a guest, without a word.
 */
async function requireCookie(dispatch: AppDispatch): Promise<void> {
  if (navigator.cookieEnabled && storageTrouble.getState() === undefined) return;
  const { error } = await dispatch(
    sessionApi.endpoints.verifyUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  if (errorStatus(error) !== 401) return;
  clearToken();
  forgetLostSession();
  throw new RequestError(401, { code: 'cookies-blocked', message: i18n._(NO_COOKIE_MESSAGE) });
}

/** Rejects with the request's error (see `errorMessage`). */
export function signIn(form: SignInBody): Thunk<User> {
  return async (dispatch) => {
    const reply = await dispatch(sessionApi.endpoints.signIn.initiate(form, { track: false })).unwrap();
    storeToken(reply.token, form.remember ?? false);
    await requireCookie(dispatch);
    dispatch(userVerified(reply.user));
    return reply.user;
  };
}

/** Creates an account and signs in with it; rejects like `signIn`. */
export function register(form: RegisterBody): Thunk<Pick<RegisterReply, 'user' | 'letter'>> {
  return async (dispatch) => {
    const reply = await dispatch(sessionApi.endpoints.register.initiate(form, { track: false })).unwrap();
    storeToken(reply.token, form.remember ?? false);
    await requireCookie(dispatch);
    dispatch(userVerified(reply.user));
    return reply;
  };
}

const trySending = (services: Services): Promise<boolean> =>
  Promise.race([services.flushProgress().catch(() => false), delay(FLUSH_TIMEOUT_MS).then(() => false)]);

/** Sends what waits, and returns what this browser alone holds then: signing out should ask what becomes of it. */
export function findUnsentWork(): Thunk<DeviceWork> {
  return async (_dispatch, _getState, services) => {
    await trySending(services);
    return findDeviceWork();
  };
}

/**
 * Flushes pending progress, ends the session locally and on the server, and clears the person's data from this browser. What only
 * this browser holds stays for the next time this person signs in here, unless `discardsWork`.
 */
export function signOut({ discardsWork = false } = {}): Thunk<void> {
  return async (dispatch, _getState, services) => {
    // First: an open backpack would take the clearing of this browser for the learner's own removals.
    forgetKey();
    if (discardsWork) deleteDeviceWork();
    const isFlushed = discardsWork || (await trySending(services));
    await forgetAnswers();
    await dispatch(sessionApi.endpoints.signOut.initiate(undefined, { track: false }));
    clearToken();
    forgetLostSession();
    endPreview();
    if (isFlushed) clearLocalProgress();
    dispatch(sessionApi.util.resetApiState());
    dispatch(sessionEnded());
  };
}
