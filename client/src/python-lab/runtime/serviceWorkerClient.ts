// The page's side of the service worker: registers it, waits until it stands in front of the page, hands it answers of the learner.
import { INPUT_PATH } from './workerMessages.ts';

const SCRIPT = '/sw.js';
/** A browser that takes longer than this to install it is treated as one without; beside a realm on a slow machine it takes ten seconds. */
const INSTALL_TIMEOUT_MS = 30_000;

export type ServiceWorkerMessage =
  | { kind: 'answer'; path: string; text: string | null }
  /** Addresses that the page loaded before the service worker could see it, its own the last; kept for being offline. */
  | { kind: 'keep'; addresses: string[] };

const serviceWorkerContainer = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

async function registerServiceWorker(): Promise<boolean> {
  const workers = serviceWorkerContainer();
  if (!workers) return false;
  await workers.register(SCRIPT, { updateViaCache: 'none' });
  if (workers.controller) return true;
  return await new Promise((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(true), { once: true });
    setTimeout(() => resolve(workers.controller !== null), INSTALL_TIMEOUT_MS);
  });
}

/** True once the service worker stands in front of this page. Never rejects. */
export const serviceWorkerReady = (): Promise<boolean> => registerServiceWorker().catch(() => false);

function postToServiceWorker(message: ServiceWorkerMessage): void {
  serviceWorkerContainer()?.controller?.postMessage(message);
}

/** Where a worker of this page asks; the random part keeps two tabs apart. */
export const newInputAddress = (): string => `${location.origin}${INPUT_PATH}${crypto.randomUUID()}/`;

/** null ends the program that asks. */
export const sendAnswer = (address: string, text: string | null): void =>
  postToServiceWorker({ kind: 'answer', path: new URL(address).pathname, text });

/** Makes the site open without a network from now on: everything loaded so far is kept too. */
export async function cacheForOffline(): Promise<void> {
  if (!(await serviceWorkerReady())) return;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  postToServiceWorker({ kind: 'keep', addresses: [...loaded, location.href] });
}
