// Recognises what something between browser and server, such as a school's filter, answers in the server's place.
import { isRecord } from './storage/schemas.ts';

/** With these, filters and portals refuse or ask for a sign-in; files of the site are open to everybody. */
const REFUSALS: readonly number[] = [401, 403, 407, 451, 511];
/** A proxy that belongs to the server says these with a page of its own: too slow, too much, too often. */
const OWN_PROXY: readonly number[] = [408, 413, 429];

const PAGE = /^(?:text\/html|application\/xhtml\+xml)(?:$|[ ;])/i;
const isPage = ({ headers }: Response): boolean => PAGE.test(headers.get('content-type') ?? '');

/** Neither the API nor a file of the site leads elsewhere. */
const isLedAway = ({ type, redirected, url }: Response): boolean =>
  type === 'opaqueredirect' || (redirected && new URL(url).origin !== location.origin);

/** Whether a file that is no page came from something else. A file that is missing is not: the server says 404. */
export const isForeignFile = (reply: Response): boolean =>
  isLedAway(reply) || REFUSALS.includes(reply.status) || (reply.ok && isPage(reply));

/**
 * Whether a status is none of the proxy before the server: that one has limits of its own, and says 500 and more where the server is gone.
 * By 511 a network asks for a sign-in.
 */
const isNotOfProxy = (status: number): boolean => status === 511 || (status < 500 && !OWN_PROXY.includes(status));

/** Whether an answer to a call of the API came from something else, as far as its head tells: the API answers no pages. */
export const isForeignHead = (reply: Response): boolean =>
  isLedAway(reply) || (isPage(reply) && isNotOfProxy(reply.status));

/** Whether the body of a good answer is none of the API. */
export const isForeignBody = (body: unknown): boolean => !isRecord(body) || !('success' in body);

/** Whether a refusal is none of the API, whose refusals have a code. */
export const isForeignRefusal = ({ status }: Response, body: unknown): boolean =>
  !(isRecord(body) && 'code' in body) && isNotOfProxy(status);
