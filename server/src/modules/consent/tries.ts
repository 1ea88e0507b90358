// Records what a child tried and was refused, for the parents; the record survives the refusal's rollback.
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { takeQuota } from '../quotas/service.ts';
import { insertEvent } from './repository.ts';
import type { CONSENT_EVENTS } from './table.ts';

export type RefusedTry = Extract<(typeof CONSENT_EVENTS)[number], `${string}-refused`>;

/** Tries that are kept; more say nothing new. */
const KEPT_TRIES = { max: 30, windowMs: 86_400_000 };

/** A refusal that a parent may hear of does not compile without its words. */
const REFUSALS: Readonly<Record<RefusedTry, () => HttpError>> = {
  'own-address-refused': () =>
    new HttpError(
      400,
      'own-address',
      'That is your own e-mail address. Please enter the address of a parent or guardian.',
    ),
  'other-address-refused': () =>
    new HttpError(
      409,
      'parent-said-no',
      'A parent said no to your account, so no other address can be asked. You can ask the same parent again. If something is wrong, tell the person who runs this site.',
    ),
  'parents-address-refused': () =>
    new HttpError(409, 'parents-address', "You named this address as a parent's. Please use an address of your own."),
  'older-refused': () =>
    new HttpError(
      403,
      'older-needs-parent',
      'Only a parent or the person who runs this site can make you older here. Parents do it with the link in their e-mail.',
    ),
};

/** Without an account there is nobody to tell. */
export const refusalOf = (kind: RefusedTry): HttpError => REFUSALS[kind]();

/** Keeps the try; the caller ends its write with the refusal that this returns. */
export async function refuseTry(tx: Db, userId: string, kind: RefusedTry): Promise<HttpError> {
  const wait = await takeQuota(tx, { key: `consent-tries:${userId}`, ...KEPT_TRIES }, Date.now());
  if (wait === 0) await insertEvent(tx, { userId, kind, actor: 'child' });
  return refusalOf(kind);
}

/** A write that may return a refusal: what it has written stays, and the refusal is thrown afterwards. */
export async function writeOrRefuse<T>(store: Store, run: (tx: Db) => Promise<T | HttpError>): Promise<T> {
  const result = await store.write(run);
  if (result instanceof HttpError) throw result;
  return result;
}
