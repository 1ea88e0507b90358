// The service worker: keeps the shell of its build and the realms taken along, answers without a network, and holds open the requests of input().
import { cacheNames, setCacheNameDetails } from 'workbox-core';
import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isOutdatedCache } from '../features/offline/cacheNames.ts';
import { answerStrategy } from './answers.ts';
import { build, shellFiles } from './build.ts';
import { deliverAnswer, holdRequest } from './inputRequests.ts';
import { dropOlderFiles, forgetKeptKeys, keepLoaded, mayBeKept, prepareBuild, respondWithFile } from './keptFiles.ts';
import { requireOwn } from './ownFiles.ts';
import { respondWithPage } from './pages.ts';
import { type RouteName, routeOf } from './routing.ts';
import { type NavigationEvent, scope } from './scope.ts';

setCacheNameDetails({ prefix: 'lanternwise', suffix: '', precache: 'shell' });
// Files of an older build leave this cache when this worker becomes active: once no page of that build is open.
addPlugins([{ fetchDidSucceed: ({ request, response }) => requireOwn(request.url, response) }]);
precacheAndRoute(shellFiles, { cleanURLs: false, directoryIndex: '' });

const isRoute =
  (name: RouteName) =>
  ({ request, url }: { request: Request; url: URL }): boolean =>
    routeOf(request, url, location.origin) === name;

registerRoute(isRoute('input'), ({ url }) => holdRequest(url.pathname));
registerRoute(isRoute('page'), ({ event }) => respondWithPage(event as unknown as NavigationEvent));
registerRoute(isRoute('answer'), answerStrategy);
registerRoute(
  (options) => isRoute('file')(options) && mayBeKept(options.url),
  ({ request }) => respondWithFile(request),
);

scope.addEventListener('install', (event) => event.waitUntil(prepareBuild()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  await Promise.all([deleteOutdatedCaches(), dropOlderFiles(), scope.registration.navigationPreload?.enable()]);
  // The first worker of all also serves the page that registered it.
  await scope.clients.claim();
}

async function deleteOutdatedCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => isOutdatedCache(name, cacheNames.precache)).map((name) => caches.delete(name)),
  );
}

/** No page of another build may be open: an update never changes a page that is running. */
async function takeOver(pageBuild: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pageBuild === build && pages.length <= 1) await scope.skipWaiting();
}

scope.addEventListener('message', (event) => {
  const { data } = event;
  if (data.kind === 'answer') deliverAnswer(data.path, data.text);
  else if (data.kind === 'kept-changed') forgetKeptKeys();
  else if (data.kind === 'take-over') event.waitUntil(takeOver(data.build));
  else event.waitUntil(keepLoaded(data.addresses, location.origin));
});
