// The lesson content that is served and played: seeded as revisions, the newest of each realm held ready in memory.
import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { DEMO_SLUGS } from '@lanternwise/shared/constants/realms';
import { realmFacts } from '@lanternwise/shared/content/realm-facts';
import type { RealmFacts } from '@lanternwise/shared/quests/stepper';
import type { Store } from '../../db/open.ts';
import { parseContent, readBundle } from './bundle.ts';
import { bundleSeen, insertRevision, newestRevision, realmsWithContent } from './repository.ts';

/** Realms that a demo slug opens for everybody; all others need a plan. */
const FREE = new Set<string>(['demo', ...Object.values(DEMO_SLUGS)]);

export const mayPlay = (realm: string, canOpenProtected: boolean): boolean => canOpenProtected || FREE.has(realm);

export interface ServedRealm {
  realm: string;
  revision: string;
  /** The whole reply in each encoding. */
  body: { identity: Buffer; gzip: Buffer; br: Buffer };
  facts: RealmFacts;
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
      for (const { realm, body } of bundle) {
        const hash = hashOf(body);
        if (await bundleSeen(tx, realm, hash)) continue;
        const number = ((await newestRevision(tx, realm))?.number ?? 0) + 1;
        await insertRevision(tx, { realm, number, hash, body, source: 'bundle', publishedAt: Date.now() });
      }
    });
    const realms = new Map<string, ServedRealm>();
    for (const realm of await realmsWithContent(store.db)) {
      const row = await newestRevision(store.db, realm);
      if (row) realms.set(realm, serve(realm, row.hash, row.body));
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

function serve(realm: string, revision: string, body: string): ServedRealm {
  const reply = Buffer.from(`{"success":true,"revision":${JSON.stringify(revision)},"content":${body}}`);
  return {
    realm,
    revision,
    body: { identity: reply, gzip: gzipSync(reply), br: brotliCompressSync(reply) },
    facts: realmFacts(parseContent(body, `revision ${revision} of ${realm}`)),
  };
}
