// Gets a realm's content in a language: from the server (its newest revision), else the copy this client was built with.

import { DEFAULT_LANGUAGE, type Language } from '@lanternwise/shared/constants/languages';
import type { MapId } from '@lanternwise/shared/constants/realms';
import { type RealmContent, realmContentSchema } from '@lanternwise/shared/content/bundle';
import { contentEndpoints } from '@lanternwise/shared/contracts/routes/content';
import { callApi } from '../http/callApi.ts';

const bundledContent = import.meta.glob<unknown>('../../../../shared/generated/content/*.json', { import: 'default' });
/** The server is asked this long before the built-in copy is good enough. */
const SERVER_TIMEOUT_MS = 4000;

async function fetchFromServer(realm: MapId, language: Language): Promise<RealmContent | undefined> {
  try {
    const signal = AbortSignal.timeout(SERVER_TIMEOUT_MS);
    const { content } = await callApi(
      contentEndpoints.realmContent,
      { realm, ...(language !== DEFAULT_LANGUAGE && { lang: language }) },
      { signal },
    );
    const parsed = realmContentSchema.safeParse(content);
    if (!parsed.success) console.warn('The content from the server has a wrong shape; the built-in copy is used');
    return parsed.data;
  } catch {
    return undefined;
  }
}

/** A realm that is not translated has one copy, in English. */
async function loadFromBundle(realm: MapId, language: Language): Promise<RealmContent> {
  const copy = (name: string) => bundledContent[`../../../../shared/generated/content/${name}.json`];
  const load = (language === DEFAULT_LANGUAGE ? undefined : copy(`${realm}.${language}`)) ?? copy(realm);
  if (!load) throw new Error(`There is no content for ${realm}`);
  return realmContentSchema.parse(await load());
}

/** Ids and answers are the same in every language; a text that is not translated is in English. */
export async function loadRealmContent(realm: MapId, language: Language): Promise<RealmContent> {
  return (await fetchFromServer(realm, language)) ?? (await loadFromBundle(realm, language));
}
