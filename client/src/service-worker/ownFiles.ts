// Keeps pages of a school's filter or a network's portal out of the caches of the site's files, where they would stay.
import { SHELL_MARK } from '../features/offline/builtNames.ts';
import { isForeignFile } from '../lib/foreignReply.ts';

/** Written by vite-plugins/offline.ts. */
export const SHELL = '/offline.html';

/** The type of a page says nothing: the shell is told by its mark. */
async function isForeign(path: string, reply: Response): Promise<boolean> {
  if (path === SHELL) return reply.ok && !(await reply.clone().text()).includes(SHELL_MARK);
  return !path.endsWith('.html') && isForeignFile(reply);
}

/** Rejects what is none of the server's. */
export async function requireOwn(url: string, reply: Response): Promise<Response> {
  if (await isForeign(new URL(url, location.origin).pathname, reply))
    throw new TypeError('Something on the way answered in place of the server');
  return reply;
}

/** As Cache.add, but only with what the server itself sent. */
export async function addOwn(cache: Cache, url: string): Promise<void> {
  const reply = await fetch(url);
  if (!reply.ok) throw new TypeError(`${url} was answered ${reply.status}`);
  await cache.put(url, await requireOwn(url, reply));
}
