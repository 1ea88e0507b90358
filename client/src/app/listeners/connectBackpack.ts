// Packs an open backpack while its owner plays, every few minutes and when the realm is left; a closed one costs nothing.
import { readLastPerson } from '../../features/progress/lastPerson.ts';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { sessionStorageArea } from '../../lib/storage/storageArea.ts';

export const PACK_EVERY_MS = 4 * 60_000;

/** The window of an activity holds what it read: in a realm nothing is written below it. */
async function packOpen(mayMerge: boolean): Promise<void> {
  if (sessionStorageArea.get(STORAGE_KEYS.backpackKey.key) === null) return;
  const { keeperOf } = await import('../../features/backpack/keeperOf.ts');
  const keeper = keeperOf(readLastPerson());
  if (!keeper.state.getState().isOpen) return;
  // Nobody pressed anything: the account page says why it failed.
  await keeper.pack({ mayMerge }).catch((fault: unknown) => keeper.noteFault(fault));
}

/** Returns what ends it, as leaving the realm does. */
export function connectBackpack(pack: (mayMerge: boolean) => Promise<void> = packOpen): () => void {
  const timer = setInterval(() => void pack(false), PACK_EVERY_MS);
  return () => {
    clearInterval(timer);
    void pack(true);
  };
}
