// Takes the files that app/boot.js began to fetch before any script of the game had arrived.

declare global {
  // Set by app/boot.js on a realm's own address. A `var` is what a property of globalThis is declared with.
  var earlyFiles: Map<string, Promise<Blob | undefined>> | undefined;
}

/** Once for each address; undefined if it was not fetched or failed. Rejects when `signal` aborts. */
export async function takeEarlyFile(url: string, signal: AbortSignal): Promise<Blob | undefined> {
  const file = globalThis.earlyFiles?.get(url);
  globalThis.earlyFiles?.delete(url);
  if (!file) return undefined;
  return Promise.race([
    file.catch(() => undefined),
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ]);
}
