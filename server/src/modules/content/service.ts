// The lesson content that is served and played: seeded as revisions, the newest of each realm held ready in memory.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { DEMO_SLUGS } from '@lanternwise/shared/constants/realms';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { realmFacts } from '@lanternwise/shared/content/realm-facts';
import type { RealmFacts } from '@lanternwise/shared/quests/stepper';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/open.ts';
import { type BundledRealm, ContentError, parseContent, readBundle } from './bundle.ts';
import { findRevision, insertRevision, newestNumbers, revisionsOf } from './repository.ts';

/** Realms that a demo slug opens for everybody; all others need a plan. */
const FREE = new Set<string>(['demo', ...Object.values(DEMO_SLUGS)]);

export const mayPlay = (realm: string, canOpenProtected: boolean): boolean => canOpenProtected || FREE.has(realm);

export interface ServedRealm {
  realm: string;
  revision: string;
  /** Number of the revision. */
  number: number;
  /** The whole reply in each encoding. */
  body: { identity: Buffer; gzip: Buffer; br: Buffer };
  facts: RealmFacts;
  content: RealmContent;
}

/** The ETag of a body. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

const compress = { gzip: promisify(gzip), br: promisify(brotliCompress) };

export class ContentService {
  readonly #store: Store;
  readonly #realms = new Map<string, ServedRealm>();
  /** The newest revision of each realm that was looked at, servable or not. */
  readonly #seen = new Map<string, number>();
  #version = '';
  #refreshing: Promise<void> | undefined;

  private constructor(store: Store) {
    this.#store = store;
  }

  /** Seeds what the bundle has newly, then loads the newest revision of every realm. */
  static async load(store: Store, contentDir: string): Promise<ContentService> {
    const bundle = readBundle(contentDir);
    await store.write(async (tx) => {
      for (const realm of bundle) await seed(tx, realm);
    });
    const content = new ContentService(store);
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
    const newest = await newestNumbers(this.#store.db);
    for (const [realm, number] of newest) {
      if (this.#seen.get(realm) === number) continue;
      const served = await newestServable(this.#store.db, realm);
      if (served) this.#realms.set(realm, served);
      this.#seen.set(realm, number);
    }
    this.#version = hashOf([...this.#realms.values()].map(({ realm, revision }) => `${realm}:${revision}`).join('\n'));
  }
}

/** An old bundle that comes back must not bury what an admin published since: only the last bundle counts. */
async function seed(tx: Db, { realm, body }: BundledRealm): Promise<void> {
  const hash = hashOf(body);
  const revisions = await revisionsOf(tx, realm);
  if (revisions.find(({ source }) => source === 'bundle')?.hash === hash) return;
  const number = (revisions[0]?.number ?? 0) + 1;
  await insertRevision(tx, { realm, number, hash, body, source: 'bundle', publishedAt: Date.now(), note: null });
}

/** Revisions of an older release may no longer fit the schemas; a realm of which none does is not served. */
async function newestServable(db: Db, realm: string): Promise<ServedRealm | undefined> {
  for (const { number } of await revisionsOf(db, realm)) {
    const found = await findRevision(db, realm, number);
    try {
      if (found) return await serve(realm, number, found.hash, found.body);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
    }
  }
  return undefined;
}

async function serve(realm: string, number: number, revision: string, body: string): Promise<ServedRealm> {
  const content = parseContent(body, `revision ${revision} of ${realm}`);
  const reply = Buffer.from(`{"success":true,"revision":${JSON.stringify(revision)},"content":${body}}`);
  const [small, smallest] = await Promise.all([compress.gzip(reply), compress.br(reply)]);
  return {
    realm,
    revision,
    number,
    body: { identity: reply, gzip: small, br: smallest },
    facts: realmFacts(content),
    content,
  };
}
