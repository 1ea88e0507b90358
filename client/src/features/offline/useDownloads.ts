// Hooks for what is taken along on this device.
import type { MapId } from '@lanternwise/shared/constants/realms';
import { useEffect, useState } from 'react';
import { useStoreValue } from '../../lib/valueStore.ts';
import { getDownloads, readStorageUse, type StorageUse } from './browserDownloads.ts';
import { ABSENT, type DownloadState } from './downloadMachine.ts';
import type { DownloadsState } from './downloads.ts';

export const useDownloads = (): DownloadsState => useStoreValue(getDownloads(), (state) => state);

export const stateIn = ({ states }: DownloadsState, realm: MapId): DownloadState => states[realm] ?? ABSENT;

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
