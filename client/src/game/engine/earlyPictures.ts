// Takes the pictures that app/boot.js began to fetch and decode before any script of the game had arrived.

declare global {
  // Set by app/boot.js on a realm's own address. A `var` is what a property of globalThis is declared with.
  var earlyPictures: Map<string, Promise<ImageBitmap | undefined>> | undefined;
}

/** Once for each address; undefined if it was not fetched or failed. Rejects when `signal` aborts. */
export async function takeEarlyPicture(url: string, signal: AbortSignal): Promise<ImageBitmap | undefined> {
  const picture = globalThis.earlyPictures?.get(url);
  globalThis.earlyPictures?.delete(url);
  if (!picture) return undefined;
  return Promise.race([
    picture.catch(() => undefined),
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ]);
}
