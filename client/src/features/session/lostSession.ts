// Whether the server has ended the session that this page goes on with: it expired, was ended elsewhere, or the password is new.
import type { ErrorCode } from '@lanternwise/shared/contracts/error-codes';
import { createValueStore } from '../../lib/valueStore.ts';

/** Beside Redux: the requests tell it, also those that are sent without a store. */
export const lostSession = createValueStore(false);

const SIGN_IN_NEEDED: ErrorCode = 'sign-in-needed';

/** After a 401 to a request with a token. Other refusals with this status, such as a wrong password, say nothing about the session. */
export function noteSessionLost(data: unknown): void {
  if (typeof data === 'object' && data !== null && 'code' in data && data.code === SIGN_IN_NEEDED)
    lostSession.setState(true);
}

export const forgetLostSession = (): void => lostSession.setState(false);
