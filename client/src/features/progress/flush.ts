// Lets sign-out wait until everything is on the server, without knowing how progress is sent.

type Flusher = () => Promise<boolean>;
let flusher: Flusher | undefined;

export function setFlusher(next: Flusher | undefined): void {
  flusher = next;
}

/** Sends what waits. Resolves to true when nothing waits any more, false when it has to wait for the network. */
export const flushProgress = (): Promise<boolean> => flusher?.() ?? Promise.resolve(true);
