// The lesson content that is served and played: seeded as revisions, the newest of each realm held ready in memory.
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Language } from '@lanternwise/shared/constants/languages';
import { DEMO_SLUGS } from '@lanternwise/shared/constants/realms';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { createQuestContext } from '@lanternwise/shared/content/questContext';
import { type Translations, translateContent } from '@lanternwise/shared/content/translations';
import type { QuestContext } from '@lanternwise/shared/quests/reducer';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { ContentError, parseContent, readBundle, readTranslations } from './bundle.ts';
import { hashOf } from './hash.ts';
import { findRevision, latestRevisionNumbers, type RevisionRow, revisionsOf } from './repository.ts';
import { type CarryOverReport, seedRealm } from './seed.ts';

/** Realms that a demo slug opens for everybody; all others need a plan. */
const FREE_REALMS = new Set<string>(['demo', ...Object.values(DEMO_SLUGS)]);

export const canPlay = (realm: string, canOpenProtected: boolean): boolean =>
  canOpenProtected || FREE_REALMS.has(realm);

export interface ServedRealm {
  realm: string;
  revision: string;
  /** Number of the revision. */
  number: number;
  replies: Record<Language, CachedReply>;
  facts: QuestContext;
  content: RealmContent;
}

/** The whole reply in one language. */
export interface CachedReply {
  /** Its ETag. */
  hash: string;
  body: { identity: Buffer; gzip: Buffer; br: Buffer };
}

const compress = { gzip: promisify(gzip), br: promisify(brotliCompress) };

export class ContentService {
  readonly #store: Store;
  /** Hindi of the bundle, by realm. */
  readonly #bundledHindi: ReadonlyMap<string, Translations>;
  readonly #realms = new Map<string, ServedRealm>();
  /** The newest revision of each realm that was looked at, servable or not. */
  readonly #checkedRevisions = new Map<string, number>();
  /** What became of Admins' words as this process loaded a new bundle. */
  readonly carriedOver: readonly CarryOverReport[];
  #version = '';
  #refreshing: Promise<void> | undefined;

  private constructor(
    store: Store,
    bundledHindi: ReadonlyMap<string, Translations>,
    carriedOver: readonly CarryOverReport[],
  ) {
    this.#store = store;
    this.#bundledHindi = bundledHindi;
    this.carriedOver = carriedOver;
  }

  /** Seeds what the bundle has newly, then loads the newest revision of every realm. */
  static async load(store: Store, contentDir: string): Promise<ContentService> {
    const bundle = readBundle(contentDir);
    const hindi = readTranslations(contentDir);
    const carriedOver = await store.write(async (tx) => {
      const reports = [];
      for (const realm of bundle) reports.push(await seedRealm(tx, realm));
      return reports.filter((report) => report !== undefined);
    });
    const content = new ContentService(store, hindi, carriedOver);
    await content.refresh();
    return content;
  }

  /** Changes whenever any realm's content does. */
  get version(): string {
    return this.#version;
  }

  realm(name: string): ServedRealm | undefined {
    return this.#realms.get(name);
  }

  /** Hindi of a realm as it is bundled. */
  bundledHindi(realm: string): Translations {
    return this.#bundledHindi.get(realm) ?? {};
  }

  index(): Array<{ realm: string; revision: string }> {
    return [...this.#realms.values()].map(({ realm, revision }) => ({ realm, revision }));
  }

  /** Loads what was published since, by this process or another one. Whoever asks meanwhile is served what was there before. */
  async refresh(): Promise<void> {
    // A round that is under way may have looked before the caller published: it gets one of its own.
    while (this.#refreshing) await this.#refreshing;
    this.#refreshing = this.#reload().finally(() => {
      this.#refreshing = undefined;
    });
    await this.#refreshing;
  }

  async #reload(): Promise<void> {
    const newest = await latestRevisionNumbers(this.#store.db);
    for (const [realm, number] of newest) {
      if (this.#checkedRevisions.get(realm) === number) continue;
      const served = await loadNewestValid(this.#store.db, realm, this.bundledHindi(realm));
      if (served) this.#realms.set(realm, served);
      this.#checkedRevisions.set(realm, number);
    }
    this.#version = hashOf([...this.#realms.values()].map(({ realm, revision }) => `${realm}:${revision}`).join('\n'));
  }
}

/** Revisions of an older release may no longer fit the schemas; a realm of which none does is not served. */
async function loadNewestValid(db: Db, realm: string, bundled: Translations): Promise<ServedRealm | undefined> {
  for (const { number } of await revisionsOf(db, realm)) {
    const found = await findRevision(db, realm, number);
    try {
      if (found) return await buildServedRealm(found, bundled);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
    }
  }
  return undefined;
}

async function buildServedRealm(row: RevisionRow, bundled: Translations): Promise<ServedRealm> {
  const { realm, number, hash, body, translations } = row;
  const content = parseContent(body, `revision ${hash} of ${realm}`);
  const layers = [translations ?? {}, bundled].filter((layer) => Object.keys(layer).length > 0);
  const en = await buildReply(hash, body);
  return {
    realm,
    revision: hash,
    number,
    replies: { en, hi: layers.length === 0 ? en : await buildHindiReply(content, layers) },
    facts: createQuestContext(content),
    content,
  };
}

function buildHindiReply(content: RealmContent, layers: readonly Translations[]): Promise<CachedReply> {
  const hindi = JSON.stringify(translateContent(content, ...layers));
  return buildReply(hashOf(hindi), hindi);
}

async function buildReply(hash: string, content: string): Promise<CachedReply> {
  const identity = Buffer.from(`{"success":true,"revision":${JSON.stringify(hash)},"content":${content}}`);
  const [gzipped, brotli] = await Promise.all([compress.gzip(identity), compress.br(identity)]);
  return { hash, body: { identity, gzip: gzipped, br: brotli } };
}
