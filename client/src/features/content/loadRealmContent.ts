// Gets a realm's content: from the server (its newest revision), else the copy this client was built with.

import type { MapId } from '@lanternwise/shared/constants/realms';
import { type RealmContent, realmContentSchema } from '@lanternwise/shared/content/bundle';
import { contentCalls } from '@lanternwise/shared/contracts/addresses/content';
import { call } from '../http/call.ts';

const bundled = import.meta.glob<unknown>('../../../../shared/generated/content/*.json', { import: 'default' });
/** The server is asked this long before the built-in copy is good enough. */
const PATIENCE_MS = 4000;

async function fromServer(realm: MapId): Promise<RealmContent | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { content } = await call(contentCalls.realmContent, { realm }, { signal });
    const parsed = realmContentSchema.safeParse(content);
    if (!parsed.success) console.warn('The content from the server has a wrong shape; the built-in copy is used');
    return parsed.data;
  } catch {
    return undefined;
  }
}

async function fromBundle(realm: MapId): Promise<RealmContent> {
  const load = bundled[`../../../../shared/generated/content/${realm}.json`];
  if (!load) throw new Error(`There is no content for ${realm}`);
  return realmContentSchema.parse(await load());
}

export async function loadRealmContent(realm: MapId): Promise<RealmContent> {
  return (await fromServer(realm)) ?? (await fromBundle(realm));
}
