// Hooks for what is taken along on this device.
import type { MapId } from '@lanternwise/shared/constants/realms';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { getDownloads, readStorageUse, type StorageUse } from './browserDownloads.ts';
import { ABSENT, type DownloadState } from './downloadMachine.ts';
import type { DownloadsSnapshot } from './downloads.ts';

export function useDownloads(): DownloadsSnapshot {
  const downloads = getDownloads();
  return useSyncExternalStore(downloads.subscribe, downloads.getSnapshot);
}

export const stateIn = ({ states }: DownloadsSnapshot, realm: MapId): DownloadState => states[realm] ?? ABSENT;

/** What the browser says about its storage, read again whenever `changes` does. */
export function useStorageUse(changes: unknown): StorageUse | undefined {
  const [use, setUse] = useState<StorageUse>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser tells no changes of its own
  useEffect(() => {
    let cancelled = false;
    void readStorageUse().then((found) => !cancelled && setUse(found));
    return () => {
      cancelled = true;
    };
  }, [changes]);
  return use;
}
