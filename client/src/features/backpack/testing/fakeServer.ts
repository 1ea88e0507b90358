// A server of backpacks in memory, for tests.
import type { BackpackLock } from '@lanternwise/shared/contracts/backpack';
import { RequestError } from '../../http/request.ts';
import type { BackpackServer } from '../backpackServer.ts';

export interface Stored {
  revision: number;
  lock: BackpackLock;
  cipher: string;
}

/** As the server's: a packing counts only if it has seen the last one. */
export function fakeServer() {
  const held: { stored: Stored | null; beforeRead?: () => void; beforePack?: (() => void) | undefined } = {
    stored: null,
  };
  const server: BackpackServer = {
    async read() {
      held.beforeRead?.();
      return held.stored;
    },
    async takeOut() {
      if (!held.stored) throw new RequestError(404);
      return held.stored;
    },
    async pack({ expected, lock, cipher }) {
      held.beforePack?.();
      if ((held.stored?.revision ?? 0) !== expected) throw new RequestError(409);
      held.stored = { revision: expected + 1, lock, cipher };
      return held.stored;
    },
    async empty() {
      held.stored = null;
    },
  };
  return { held, server };
}
