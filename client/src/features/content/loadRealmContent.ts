// Loads a realm's content in a language: the newest revision from the server, else the bundled copy.
import { DEFAULT_LANGUAGE, type Language } from '@lanternwise/shared/constants/languages';
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { CONTENT_FORMAT } from '@lanternwise/shared/generated/format.ts';
import { isRecord } from '../../lib/storage/schemas.ts';
import { request } from '../http/request.ts';

const bundledContent = import.meta.glob<unknown>('../../../../shared/generated/content/*.json', { import: 'default' });
/** Timeout before the bundled copy is used. */
const SERVER_TIMEOUT_MS = 4000;

/** The content in a reply; undefined if it is invalid. */
async function readContent(reply: unknown): Promise<RealmContent | undefined> {
  if (!isRecord(reply)) return undefined;
  // Checked by the server with the schemas of this build.
  if (reply.format === CONTENT_FORMAT && isRecord(reply.content)) return reply.content as RealmContent;
  // The server was updated while this page was open, or the other way round.
  const { realmContentSchema } = await import('@lanternwise/shared/content/bundle');
  return realmContentSchema.safeParse(reply.content).data;
}

async function fetchFromServer(realm: MapId, language: Language): Promise<RealmContent | undefined> {
  try {
    const signal = AbortSignal.timeout(SERVER_TIMEOUT_MS);
    const reply = await request(
      'GET /content/realms/:realm',
      { realm, ...(language !== DEFAULT_LANGUAGE && { lang: language }) },
      { signal },
    );
    const content = await readContent(await reply.json());
    if (!content) console.warn('The content from the server is invalid; the bundled copy is used');
    return content;
  } catch {
    return undefined;
  }
}

/** The content of this build, also of realms that this person may not open. Falls back to English for an untranslated realm. */
export async function loadBundledContent(realm: MapId, language: Language): Promise<RealmContent> {
  const copy = (name: string) => bundledContent[`../../../../shared/generated/content/${name}.json`];
  const load = (language === DEFAULT_LANGUAGE ? undefined : copy(`${realm}.${language}`)) ?? copy(realm);
  if (!load) throw new Error(`There is no content for ${realm}`);
  // Checked by the build.
  return (await load()) as RealmContent;
}

/** Ids and answers are equal in all languages; untranslated texts are in English. */
export async function loadRealmContent(realm: MapId, language: Language): Promise<RealmContent> {
  return (await fetchFromServer(realm, language)) ?? (await loadBundledContent(realm, language));
}
