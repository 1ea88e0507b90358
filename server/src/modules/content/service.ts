// Caches the newest revision of each realm in memory, with encoded replies and the quest context.

import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { acceptsFigures, gradeActivity } from '@lanternwise/shared/activities/registry';
import { forEachLanguage, LANGUAGES, type Language } from '@lanternwise/shared/constants/languages';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { createQuestContext } from '@lanternwise/shared/content/questContext';
import { type RealmTranslations, translateContent } from '@lanternwise/shared/content/translations';
import { CONTENT_FORMAT } from '@lanternwise/shared/generated/format.ts';
import { acceptsRun } from '@lanternwise/shared/quests/arenaVerdict';
import type { QuestContext } from '@lanternwise/shared/quests/reducer';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { ContentError, parseContent, readBundle, readTranslations } from './bundle.ts';
import { hashOf } from './hash.ts';
import { findRevision, latestRevisionNumbers, type RevisionRow, revisionsOf } from './repository.ts';
import { type CarryOverReport, seedRealm } from './seed.ts';

export interface ServedRealm {
  realm: string;
  revision: string;
  /** Number of the revision. */
  number: number;
  replies: Record<Language, CachedReply>;
  facts: QuestContext;
  content: RealmContent;
  /** The content in each language, as far as it is translated. */
  contents: Readonly<Record<Language, RealmContent & { language: Language }>>;
}

/** The encoded reply in one language. */
export interface CachedReply {
  /** Its ETag. */
  hash: string;
  body: { identity: Buffer; gzip: Buffer; br: Buffer };
}

const compress = { gzip: promisify(gzip), br: promisify(brotliCompress) };

export class ContentService {
  readonly #bundledTranslations: ReadonlyMap<string, RealmTranslations>;
  readonly #realms = new Map<string, ServedRealm>();
  /** The newest checked revision of each realm, valid or not. */
  readonly #checkedRevisions = new Map<string, number>();
  #version = '';
  #refreshing: Promise<void> | undefined;

  private constructor(
    private readonly store: Store,
    bundledTranslations: ReadonlyMap<string, RealmTranslations>,
    /** Edits that were carried over when this process loaded a new bundle. */
    readonly carriedOver: readonly CarryOverReport[],
  ) {
    this.#bundledTranslations = bundledTranslations;
  }

  /** Seeds new bundles, then loads the newest revision of every realm. */
  static async load(store: Store, contentDir: string): Promise<ContentService> {
    const bundle = readBundle(contentDir);
    const translations = readTranslations(contentDir);
    const carriedOver = await store.write(async (tx) => {
      const reports = [];
      for (const realm of bundle) reports.push(await seedRealm(tx, realm));
      return reports.filter((report) => report !== undefined);
    });
    const content = new ContentService(store, translations, carriedOver);
    await content.refresh();
    return content;
  }

  /** Changes with every change of any realm's content. */
  get version(): string {
    return this.#version;
  }

  realm(name: string): ServedRealm | undefined {
    return this.#realms.get(name);
  }

  bundledTranslations(realm: string): RealmTranslations {
    return this.#bundledTranslations.get(realm) ?? {};
  }

  index(): Array<{ realm: string; revision: string }> {
    return [...this.#realms.values()].map(({ realm, revision }) => ({ realm, revision }));
  }

  /** Loads revisions that this or another process published; meanwhile the previous ones are served. */
  async refresh(): Promise<void> {
    // A running refresh may have started before the caller published, so another one is needed.
    while (this.#refreshing) await this.#refreshing;
    this.#refreshing = this.#reload().finally(() => {
      this.#refreshing = undefined;
    });
    await this.#refreshing;
  }

  async #reload(): Promise<void> {
    const newest = await latestRevisionNumbers(this.store.db);
    for (const [realm, number] of newest) {
      if (this.#checkedRevisions.get(realm) === number) continue;
      const served = await loadNewestValid(this.store.db, realm, this.bundledTranslations(realm));
      if (served) this.#realms.set(realm, served);
      this.#checkedRevisions.set(realm, number);
    }
    this.#version = hashOf([...this.#realms.values()].map(({ realm, revision }) => `${realm}:${revision}`).join('\n'));
  }
}

/** The newest revision that matches the schemas; undefined if there is none. */
async function loadNewestValid(db: Db, realm: string, bundled: RealmTranslations): Promise<ServedRealm | undefined> {
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

async function buildServedRealm(row: RevisionRow, bundled: RealmTranslations): Promise<ServedRealm> {
  const { realm, number, hash, body, translations } = row;
  const content = parseContent(body, `revision ${hash} of ${realm}`);
  const contents = forEachLanguage((language) => translateContent(content, language, translations, bundled));
  // The parsed content, because older revisions lack the defaults of newer fields.
  const english = await buildReply(hash, JSON.stringify(content));
  const replies = {} as Record<Language, CachedReply>;
  for (const language of LANGUAGES)
    replies[language] = contents[language] === content ? english : await buildTranslatedReply(contents[language]);
  return {
    realm,
    revision: hash,
    number,
    replies,
    facts: {
      ...createQuestContext(content, gradeActivity),
      acceptsFigures,
      acceptsRun: (run) => acceptsRun(content, run),
    },
    content,
    contents: forEachLanguage((language) => ({ ...contents[language], language })),
  };
}

function buildTranslatedReply(content: RealmContent): Promise<CachedReply> {
  const text = JSON.stringify(content);
  return buildReply(hashOf(text), text);
}

async function buildReply(revision: string, content: string): Promise<CachedReply> {
  const json = `{"success":true,"revision":${JSON.stringify(revision)},"format":"${CONTENT_FORMAT}","content":${content}}`;
  const identity = Buffer.from(json);
  const [gzipped, brotli] = await Promise.all([compress.gzip(identity), compress.br(identity)]);
  return { hash: hashOf(json), body: { identity, gzip: gzipped, br: brotli } };
}
