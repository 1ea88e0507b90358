// Reads the replies of the API that the server put into the page, so that its first render needs no request.
import { api } from '../features/api.ts';
import type { AppStore } from '../features/store/store.ts';

/** A reply that a page of the site shows, as the server or the prerenderer names it. */
export interface ServedReply {
  /** The name of the endpoint. */
  endpoint: keyof typeof loadEndpoints;
  args: unknown;
  reply: unknown;
}

/** Endpoints are injected by the module of their feature, which must run before a reply is stored. */
const loadEndpoints = {
  blogs: () => import('../features/blogs/blogsApi.ts'),
  blog: () => import('../features/blogs/blogsApi.ts'),
};

/** The script element that the server writes (SiteDocument.ts). */
const ELEMENT = 'served-replies';

export function readServedReplies(): readonly ServedReply[] {
  const text = document.getElementById(ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as ServedReply[]) : [];
}

/** Puts replies into the cache, as if they had just been fetched. */
export async function storeServedReplies(store: AppStore, replies: readonly ServedReply[]): Promise<void> {
  await Promise.all(replies.map(({ endpoint }) => loadEndpoints[endpoint]()));
  const entries = replies.map(({ endpoint, args, reply }) => ({ endpointName: endpoint, arg: args, value: reply }));
  // The endpoints are injected, so that the api itself does not know the types of their arguments.
  store.dispatch(api.util.upsertQueryEntries(entries as never));
}
