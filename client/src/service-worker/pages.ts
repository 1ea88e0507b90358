// Pages of the site: from the network, which renders them, else the shell of this build, which shows every address by itself.
import { matchPrecache } from 'workbox-precaching';
import { CACHES } from '../features/offline/cacheNames.ts';
import { lastPage } from './lastPage.ts';
import { SHELL } from './ownFiles.ts';
import { isGatewayError } from './routing.ts';
import type { NavigationEvent } from './scope.ts';

/** A line that brings no page for so long counts as none. */
const NETWORK_TIMEOUT_MS = 10_000;

async function keptPage(pathname: string): Promise<Response | undefined> {
  if (pathname.endsWith('.html')) return (await caches.open(CACHES.visited)).match(pathname);
  return matchPrecache(SHELL);
}

const delay = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms));

export async function respondWithPage(event: NavigationEvent): Promise<Response> {
  const { request } = event;
  const online = Promise.resolve(event.preloadResponse).then((preloaded) => preloaded ?? fetch(request));
  const answered = online.then(
    // Firefox's early request fails with an answer instead of an error (GoogleChrome/workbox#3134).
    (reply) => (isGatewayError(reply.status) || reply.type === 'error' ? undefined : reply),
    () => undefined,
  );
  const reply = await Promise.race([answered, delay(NETWORK_TIMEOUT_MS)]);
  return reply ?? (await keptPage(new URL(request.url).pathname)) ?? (await answered) ?? lastPage();
}
