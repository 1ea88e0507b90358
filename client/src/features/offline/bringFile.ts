// Fetches one file of a realm and keeps it in the browser; what can go wrong has a reason that a person is told.
import { isForeignFile } from '../../lib/foreignReply.ts';
import { CACHES } from './cacheNames.ts';
import { DownloadError } from './downloads.ts';
import type { OfflineFile } from './plan.ts';

async function fetchFile({ url, bytes }: OfflineFile, signal: AbortSignal): Promise<Response> {
  const reply = await fetch(url, { signal, redirect: 'manual' }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new DownloadError('network', { cause: error });
  });
  // The server forgets the files of a build with the next one.
  if (reply.status === 404) throw new DownloadError('updated');
  if (isForeignFile(reply)) throw new DownloadError('foreign');
  if (!reply.ok) throw new DownloadError('network');
  const blob = await reply.blob().catch((error: unknown) => {
    signal.throwIfAborted();
    throw new DownloadError('network', { cause: error });
  });
  if (blob.size !== bytes) throw new DownloadError('network');
  const headers = new Headers(reply.headers);
  // The body is unpacked.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(blob, { status: 200, headers });
}

/** Rejects with DownloadError, and with AbortError after a pause. */
export async function bringFile(file: OfflineFile, signal: AbortSignal): Promise<void> {
  const reply = await fetchFile(file, signal);
  const cache = await caches.open(CACHES.kept);
  // The file has arrived: whatever the browser calls it (QuotaExceededError, UnknownError), it has no room for it.
  await cache.put(file.url, reply).catch((error: unknown) => {
    throw new DownloadError('full', { cause: error });
  });
}
