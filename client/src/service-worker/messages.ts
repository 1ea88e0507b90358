// What pages tell the service worker.
export type WorkerMessage =
  /** The learner's answer to input(); null ends the program that asks. */
  | { kind: 'answer'; path: string; text: string | null }
  /** Addresses that the page loaded before the service worker could see it, its own the last; kept for being offline. */
  | { kind: 'keep'; addresses: string[] }
  /** Files were taken along or removed. */
  | { kind: 'kept-changed' }
  /** From a page of the build of a worker that still waits: it may take over if no other page is open. */
  | { kind: 'take-over'; build: string };
