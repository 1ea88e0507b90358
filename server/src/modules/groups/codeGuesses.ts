// Limits wrong class codes: of an account or a device first, of a network last; links cannot be guessed and count nowhere.
import type { FastifyRequest } from 'fastify';
import { MissLimit, type MissScope } from '../../http/missLimit.ts';
import { networkOfRequest } from '../../http/networks.ts';
import { readBindingCookie } from '../../http/sessionCredentials.ts';
import { hashToken, isToken } from '../auth/passwordFacade.ts';

const WINDOW_MS = 10 * 60_000;
/** Of one account or browser. */
export const WRONG_CODES = 30;
/** Of one network: eight classes may mistype the code several times each. An account's thirty cannot use it up. */
export const WRONG_CODES_OF_NETWORK = 3000;

export class CodeGuesses {
  readonly #limit = new MissLimit(WINDOW_MS, (wait) => `Too many wrong codes. Please wait ${wait} and try again.`);

  /** @param typed a short code, or the secret of a link */
  run<T>(request: FastifyRequest, typed: string, lookUp: () => Promise<T>): Promise<T> {
    return this.#limit.run(isToken(typed) ? [] : scopesOf(request), lookUp);
  }
}

/** People who are signed in are counted apart from guests, who would otherwise use up the codes of a whole school. */
function scopesOf(request: FastifyRequest): MissScope[] {
  const network = networkOfRequest(request);
  const { session } = request;
  if (session) {
    return [
      { key: `account:${session.user.id}`, max: WRONG_CODES },
      { key: `accounts of:${network}`, max: WRONG_CODES_OF_NETWORK },
    ];
  }
  const bind = readBindingCookie(request);
  return [
    ...(bind === undefined ? [] : [{ key: `device:${hashToken(bind)}`, max: WRONG_CODES }]),
    { key: `guests of:${network}`, max: WRONG_CODES_OF_NETWORK },
  ];
}
