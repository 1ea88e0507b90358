// Lets sign-out flush pending progress without a dependency on the sync implementation.
type FlushHandler = () => Promise<boolean>;
let flushHandler: FlushHandler | undefined;

export function setFlushHandler(next: FlushHandler | undefined): void {
  flushHandler = next;
}

/** Sends pending events. Resolves to true if none are left, false if they have to wait for the network. */
export const flushProgress = (): Promise<boolean> => flushHandler?.() ?? Promise.resolve(true);
