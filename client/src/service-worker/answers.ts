// Answers of the API: from the network, else the last one that the server gave to the same person, while it counts.
import { NetworkFirst, type NetworkFirstOptions } from 'workbox-strategies';
import { IN_PLACE_HEADER, isTooOld, KEPT_AT_HEADER, TOO_OLD_STATUS } from '../features/offline/answers.ts';
import { CACHES, RECORDS, tokenHash } from '../features/offline/cacheNames.ts';
import { isForeignHead } from '../lib/foreignReply.ts';
import { isGatewayError } from './routing.ts';

/** A line that gives no answer for so long counts as none. */
const NETWORK_TIMEOUT_S = 8;

const BEARER = /^Bearer (.+)$/;

/** Undefined for guests, whose answers are not kept. */
async function ownerOf(request: Request): Promise<string | undefined> {
  const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1];
  return token === undefined ? undefined : tokenHash(token);
}

/** The page names whose answers may be kept: nobody's on a shared computer. */
async function isOwner(hash: string | undefined): Promise<boolean> {
  if (hash === undefined || !(await caches.has(CACHES.answers))) return false;
  const owner = await (await caches.open(CACHES.answers)).match(RECORDS.owner);
  return (await owner?.text()) === hash;
}

const tooOld = (keptAt: string): Response =>
  Response.json(
    { success: false, code: 'offline-too-long', message: 'The server was not reached for too long.' },
    { status: TOO_OLD_STATUS, headers: { [KEPT_AT_HEADER]: keptAt } },
  );

/** Where one request remembers what answered in place of the server. */
const FOREIGN = 'foreign';

const inPlace = (reply: Response): Response => {
  const headers = new Headers(reply.headers);
  headers.set(IN_PLACE_HEADER, '1');
  return new Response(reply.body, { status: reply.status, headers });
};

type Plugin = NonNullable<NetworkFirstOptions['plugins']>[number];

/** Exported for its test. */
export const personalCopies: Plugin = {
  async cacheKeyWillBeUsed({ request }) {
    const url = new URL(request.url);
    url.searchParams.set('person', (await ownerOf(request)) ?? '');
    return url.href;
  },
  async cacheWillUpdate({ request, response }) {
    if (response.status !== 200 || !(await isOwner(await ownerOf(request)))) return null;
    const headers = new Headers(response.headers);
    headers.set(KEPT_AT_HEADER, String(Date.now()));
    // The body is unpacked, and its size another.
    for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
    return new Response(await response.blob(), { status: 200, headers });
  },
  async cachedResponseWillBeUsed({ cachedResponse, state }) {
    if (!cachedResponse) return cachedResponse;
    const keptAt = cachedResponse.headers.get(KEPT_AT_HEADER) ?? '0';
    const reply = isTooOld(Number(keptAt), Date.now()) ? tooOld(keptAt) : cachedResponse;
    return state?.[FOREIGN] ? inPlace(reply) : reply;
  },
  async fetchDidSucceed({ response, state }) {
    if (isGatewayError(response.status)) throw new TypeError('The server behind the proxy is gone');
    if (!isForeignHead(response)) return response;
    if (state) state[FOREIGN] = response;
    throw new TypeError('Something on the way answered in place of the server');
  },
  /** Where nothing is kept, the page itself tells what answered. */
  async handlerDidError({ state }) {
    return state?.[FOREIGN] as Response | undefined;
  },
};

export const answerStrategy = new NetworkFirst({
  cacheName: CACHES.answers,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  plugins: [personalCopies],
});
