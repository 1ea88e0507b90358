// Loads a realm's content in a language: the newest revision from the server, else the bundled copy.
import { DEFAULT_LANGUAGE, type Language } from '@lanternwise/shared/constants/languages';
import type { MapId } from '@lanternwise/shared/constants/realms';
import { type RealmContent, realmContentSchema } from '@lanternwise/shared/content/bundle';
import { contentEndpoints } from '@lanternwise/shared/contracts/routes/content';
import { callApi } from '../http/callApi.ts';

const bundledContent = import.meta.glob<unknown>('../../../../shared/generated/content/*.json', { import: 'default' });
/** Timeout before the bundled copy is used. */
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
    if (!parsed.success) console.warn('The content from the server is invalid; the bundled copy is used');
    return parsed.data;
  } catch {
    return undefined;
  }
}

/** Falls back to English for an untranslated realm. */
async function loadFromBundle(realm: MapId, language: Language): Promise<RealmContent> {
  const copy = (name: string) => bundledContent[`../../../../shared/generated/content/${name}.json`];
  const load = (language === DEFAULT_LANGUAGE ? undefined : copy(`${realm}.${language}`)) ?? copy(realm);
  if (!load) throw new Error(`There is no content for ${realm}`);
  return realmContentSchema.parse(await load());
}

/** Ids and answers are equal in all languages; untranslated texts are in English. */
export async function loadRealmContent(realm: MapId, language: Language): Promise<RealmContent> {
  return (await fetchFromServer(realm, language)) ?? (await loadFromBundle(realm, language));
}
