// The calls of a backpack, as the keeper of one needs them.
import { BACKPACK_TEXT_VERSION } from '@lanternwise/shared/constants/backpack';
import type { BackpackLock } from '@lanternwise/shared/contracts/backpack';
import { request } from '../http/request.ts';

export interface BackpackServer {
  /** Null if there is none. */
  read(): Promise<{ revision: number; lock: BackpackLock } | null>;
  takeOut(): Promise<{ revision: number; cipher: string }>;
  /** Rejects with status 409 if `expected` is not the server's revision. */
  pack(packing: { expected: number; lock: BackpackLock; cipher: string }): Promise<{ revision: number }>;
  empty(): Promise<unknown>;
}

export const backpackServer: BackpackServer = {
  read: async () => (await (await request('GET /user/backpack', undefined)).json()).backpack,
  takeOut: async () => (await request('GET /user/backpack/works', undefined)).json(),
  pack: async (packing) => (await request('PUT /user/backpack', { agreed: BACKPACK_TEXT_VERSION, ...packing })).json(),
  empty: () => request('DELETE /user/backpack', undefined),
};
