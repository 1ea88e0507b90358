// The page's side of the service worker: registers it, waits until it stands in front of the page, and tells it things.
import type { WorkerMessage } from '../../service-worker/messages.ts';
import { ownBuild } from './ownBuild.ts';

const SCRIPT = '/sw.js';
/** A browser that takes longer than this to install it is treated as one without; beside a realm on a slow machine it takes ten seconds. */
const INSTALL_TIMEOUT_MS = 30_000;

const serviceWorkerContainer = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

/** Asks a worker of this page's own build, which waits, to take over: it does so if this is the only page that is open. */
function offerTakeOver(worker: ServiceWorker | null | undefined): void {
  worker?.postMessage({ kind: 'take-over', build: ownBuild() } satisfies WorkerMessage);
}

function watchUpdates(registration: ServiceWorkerRegistration): void {
  offerTakeOver(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) offerTakeOver(worker);
    });
  });
}

/** Registered again, it is the same one. */
const register = async (): Promise<ServiceWorkerRegistration | undefined> =>
  serviceWorkerContainer()?.register(SCRIPT, { updateViaCache: 'none' });

async function registerServiceWorker(): Promise<boolean> {
  const workers = serviceWorkerContainer();
  const registration = await register();
  if (!workers || !registration) return false;
  watchUpdates(registration);
  if (workers.controller) return true;
  return await new Promise((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(true), { once: true });
    setTimeout(() => resolve(workers.controller !== null), INSTALL_TIMEOUT_MS);
  });
}

let ready: Promise<boolean> | undefined;

/** True once the service worker stands in front of this page. Never rejects. */
export function serviceWorkerReady(): Promise<boolean> {
  ready ??= registerServiceWorker()
    .catch(() => false)
    .then((isReady) => {
      // Another try may succeed, once a slow installation is over.
      if (!isReady) ready = undefined;
      return isReady;
    });
  return ready;
}

/** Waits as long as the browser installs it. False if the browser has or allows none, or its installation failed. Never rejects. */
export async function serviceWorkerInstalled(): Promise<boolean> {
  const registration = await register().catch(() => undefined);
  if (registration?.active) return true;
  const worker = registration?.installing ?? registration?.waiting;
  if (!worker) return false;
  return await new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state !== 'installed') resolve(worker.state !== 'redundant');
    });
  });
}

export function postToServiceWorker(message: WorkerMessage): void {
  serviceWorkerContainer()?.controller?.postMessage(message);
}

/** Makes the page open without a network from now on: everything loaded so far is kept too. */
export async function cacheForOffline(): Promise<void> {
  if (!(await serviceWorkerReady())) return;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  postToServiceWorker({ kind: 'keep', addresses: [...loaded, location.href] });
}
