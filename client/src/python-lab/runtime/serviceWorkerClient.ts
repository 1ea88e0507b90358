// How the page answers input() through the service worker.
import { postToServiceWorker } from '../../features/offline/serviceWorkerClient.ts';
import { INPUT_PATH } from './workerMessages.ts';

/** Where a worker of this page asks; the random part keeps two tabs apart. */
export const newInputAddress = (): string => `${location.origin}${INPUT_PATH}${crypto.randomUUID()}/`;

/** null ends the program that asks. */
export const sendAnswer = (address: string, text: string | null): void =>
  postToServiceWorker({ kind: 'answer', path: new URL(address).pathname, text });
