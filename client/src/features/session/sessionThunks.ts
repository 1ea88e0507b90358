// What happens to a session: verifying at start, signing in, registering, signing out. Tokens are stored here and nowhere else.
import type { RegisterBody, SignInBody } from '@lanternwise/shared/contracts/auth';
import type { User } from '@lanternwise/shared/contracts/user';
import type { AppDispatch } from '../../app/hooks.ts';
import { errorStatus } from '../api.ts';
import { clearLocalProgress } from '../progress/clearLocalProgress.ts';
import { flushProgress } from '../progress/flushProgress.ts';
import { sessionApi } from './sessionApi.ts';
import { sessionEnded, userVerified } from './sessionSlice.ts';
import { clearToken, readToken, storeToken } from './token.ts';

type Thunk<T> = (dispatch: AppDispatch) => Promise<T>;

/** Waits between attempts to verify while the server does not answer. */
const VERIFY_RETRY_MS = [1000, 3000] as const;

/** How long signing out waits for the last progress to reach the server. */
const FLUSH_TIMEOUT_MS = 3000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The server looked at the token and refused it; anything else says nothing about the token. */
const isTokenRejected = (error: unknown): boolean => {
  const status = errorStatus(error);
  return status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;
};

/**
 * Asks the server who holds the stored token. A refusal removes the token from both storages; where the server cannot be
 * reached the token stays and the visitor is a guest until the next verification.
 */
export function verifySession(waits: readonly number[] = VERIFY_RETRY_MS): Thunk<User | null> {
  return async (dispatch) => {
    if (!readToken()) {
      dispatch(sessionEnded());
      return null;
    }
    for (const wait of [...waits, undefined]) {
      const query = dispatch(
        sessionApi.endpoints.verifyUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
      const { data, error } = await query;
      if (data && !error) {
        dispatch(userVerified(data.user));
        return data.user;
      }
      if (isTokenRejected(error)) clearToken();
      if (isTokenRejected(error) || wait === undefined) break;
      await pause(wait);
    }
    dispatch(sessionEnded());
    return null;
  };
}

/** Rejects with the request's error (see `messageOf`) where the server says no. */
export function signIn(form: SignInBody): Thunk<User> {
  return async (dispatch) => {
    const reply = await dispatch(sessionApi.endpoints.signIn.initiate(form, { track: false })).unwrap();
    storeToken(reply.token, form.remember ?? false);
    dispatch(userVerified(reply.user));
    return reply.user;
  };
}

/** Creates an account and signs in with it; rejects as `signIn` does. */
export function register(form: RegisterBody): Thunk<User> {
  return async (dispatch) => {
    const reply = await dispatch(sessionApi.endpoints.register.initiate(form, { track: false })).unwrap();
    storeToken(reply.token, form.remember ?? false);
    dispatch(userVerified(reply.user));
    return reply.user;
  };
}

/** Sends what waits, ends the session here and on the server, then forgets the child's progress in this browser if all of it was sent. */
export function signOut(): Thunk<void> {
  return async (dispatch) => {
    const isFlushed = await Promise.race([
      flushProgress().catch(() => false),
      pause(FLUSH_TIMEOUT_MS).then(() => false),
    ]);
    await dispatch(sessionApi.endpoints.signOut.initiate(undefined, { track: false }));
    clearToken();
    if (isFlushed) clearLocalProgress();
    dispatch(sessionApi.util.resetApiState());
    dispatch(sessionEnded());
  };
}
