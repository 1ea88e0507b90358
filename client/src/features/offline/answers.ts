// Which answers of the API are kept for playing without a network, how long they count, and for whom they are kept.
import { API_ROOT } from '@lanternwise/shared/constants/api';
import type { Call } from '@lanternwise/shared/contracts/calls';
import { CACHES, RECORDS, tokenHash } from './cacheNames.ts';

const DAY_MS = 86_400_000;
/** What a person may play is decided by the server; its last word counts for so long. */
export const MAX_ANSWER_DAYS = 30;

/** When the answer left the server, in ms since 1970; only on answers that come from the cache. */
export const KEPT_AT_HEADER = 'x-kept-at';
/** On a kept answer that stands for one of something between browser and server. */
export const IN_PLACE_HEADER = 'x-kept-in-place';
/** The status of a kept answer that is too old to count. */
export const TOO_OLD_STATUS = 504;

const KEPT_CALLS: readonly Call[] = [
  'GET /verify_user',
  'GET /user/groups',
  'GET /user/learning-path',
  'GET /user/realm-states',
  'GET /user/programs',
  'GET /content/realms/:realm',
];
const KEPT_PATHS = KEPT_CALLS.map(
  (call) => new RegExp(`^${call.replace('GET ', API_ROOT).replaceAll(/:\w+/g, '[^/]+')}$`),
);

export const isKeptAnswer = (pathname: string): boolean => KEPT_PATHS.some((path) => path.test(pathname));

/** A clock that was set back does not make an answer younger than new. */
export const isTooOld = (keptAt: number, now: number): boolean => Math.abs(now - keptAt) > MAX_ANSWER_DAYS * DAY_MS;

/** Lets the service worker keep the answers to this token, and drops those of anybody else. */
export async function keepAnswersOf(token: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const hash = await tokenHash(token);
  const known = await (await caches.open(CACHES.answers)).match(RECORDS.owner);
  if ((await known?.text()) === hash) return;
  await caches.delete(CACHES.answers);
  await (await caches.open(CACHES.answers)).put(RECORDS.owner, new Response(hash));
}

/** Nothing of a person stays, and nothing more is kept. */
export async function forgetAnswers(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHES.answers).catch(() => false);
}
