// Lets sign-out wait until everything is on the server, without knowing how progress is sent.

type FlushHandler = () => Promise<boolean>;
let flushHandler: FlushHandler | undefined;

export function setFlushHandler(next: FlushHandler | undefined): void {
  flushHandler = next;
}

/** Sends what waits. Resolves to true when nothing waits any more, false when it has to wait for the network. */
export const flushProgress = (): Promise<boolean> => flushHandler?.() ?? Promise.resolve(true);
