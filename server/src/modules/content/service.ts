// The lesson content that is served and played: seeded as revisions, the newest of each realm held ready in memory.
import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { DEMO_SLUGS } from '@lanternwise/shared/constants/realms';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { realmFacts } from '@lanternwise/shared/content/realm-facts';
import type { RealmFacts } from '@lanternwise/shared/quests/stepper';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/open.ts';
import { type BundledRealm, ContentError, parseContent, readBundle } from './bundle.ts';
import { insertRevision, type RevisionRow, realmsWithContent, revisionsOf } from './repository.ts';

/** Realms that a demo slug opens for everybody; all others need a plan. */
const FREE = new Set<string>(['demo', ...Object.values(DEMO_SLUGS)]);

export const mayPlay = (realm: string, canOpenProtected: boolean): boolean => canOpenProtected || FREE.has(realm);

export interface ServedRealm {
  realm: string;
  revision: string;
  /** The whole reply in each encoding. */
  body: { identity: Buffer; gzip: Buffer; br: Buffer };
  facts: RealmFacts;
  content: RealmContent;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

export class ContentService {
  readonly #realms: ReadonlyMap<string, ServedRealm>;
  /** Changes whenever any realm's content does. */
  readonly version: string;

  private constructor(realms: ReadonlyMap<string, ServedRealm>) {
    this.#realms = realms;
    this.version = hashOf([...realms.values()].map(({ realm, revision }) => `${realm}:${revision}`).join('\n'));
  }

  /** Seeds what the bundle has newly, then loads the newest revision of every realm. */
  static async load(store: Store, contentDir: string): Promise<ContentService> {
    const bundle = readBundle(contentDir);
    await store.write(async (tx) => {
      for (const realm of bundle) await seed(tx, realm);
    });
    const realms = new Map<string, ServedRealm>();
    for (const realm of await realmsWithContent(store.db)) {
      const served = newestServable(realm, await revisionsOf(store.db, realm));
      if (served) realms.set(realm, served);
    }
    return new ContentService(realms);
  }

  realm(name: string): ServedRealm | undefined {
    return this.#realms.get(name);
  }

  index(): Array<{ realm: string; revision: string }> {
    return [...this.#realms.values()].map(({ realm, revision }) => ({ realm, revision }));
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
function newestServable(realm: string, revisions: RevisionRow[]): ServedRealm | undefined {
  for (const { hash, body } of revisions) {
    try {
      return serve(realm, hash, body);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
    }
  }
  return undefined;
}

function serve(realm: string, revision: string, body: string): ServedRealm {
  const content = parseContent(body, `revision ${revision} of ${realm}`);
  const reply = Buffer.from(`{"success":true,"revision":${JSON.stringify(revision)},"content":${body}}`);
  return {
    realm,
    revision,
    body: { identity: reply, gzip: gzipSync(reply), br: brotliCompressSync(reply) },
    facts: realmFacts(content),
    content,
  };
}
