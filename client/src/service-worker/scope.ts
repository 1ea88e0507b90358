// The part of the service worker's global scope that is used here; TypeScript's DOM library does not know it.
import type { WorkerMessage } from './messages.ts';

export interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface NavigationEvent extends WaitingEvent {
  request: Request;
  /** The request that the browser sent while this worker was starting; undefined if there was none. */
  preloadResponse?: Promise<Response | undefined>;
}
interface MessageFromPage extends WaitingEvent {
  data: WorkerMessage;
}

declare global {
  interface Window {
    /** Written into the built script by Workbox, which looks for exactly `self.__WB_MANIFEST`: the files of the shell. */
    __WB_MANIFEST: { url: string; revision: string | null }[];
  }
}

interface ServiceWorkerScope {
  registration: { navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly unknown[]>;
  };
  addEventListener(name: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(name: 'message', listener: (event: MessageFromPage) => void): void;
}

export const scope = self as unknown as ServiceWorkerScope;
