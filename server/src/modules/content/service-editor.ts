// Rules of editing content: texts only, checked by the schemas, published as a new revision that learners get at once.
import { type RealmContent, realmContentSchema } from '@lanternwise/shared/content/bundle';
import { textFields } from '@lanternwise/shared/content/texts';
import type { Translations } from '@lanternwise/shared/content/translations';
import { CONTENT_PARTS, type ContentPart } from '@lanternwise/shared/contracts/admin-content';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/open.ts';
import { auditLog, users } from '../../db/tables.ts';
import { HttpError } from '../../http/errors.ts';
import { audit } from '../audit/audit.ts';
import { revisionHash } from './hash.ts';
import {
  findRevision,
  insertRevision,
  newestNumbers,
  type RevisionFacts,
  type RevisionRow,
  revisionPage,
} from './repository.ts';
import type { ContentService } from './service.ts';
import { editedContent, hindiOf, invalidContent, PART_SCHEMAS, withHindi } from './texts-of-part.ts';

const notFound = () => new HttpError(404, 'unknown-content', 'There is no such part of the content.');

export interface PartName {
  realm: string;
  part: ContentPart;
  id: string;
}

export interface Edit {
  base: number;
  texts: Readonly<Record<string, string>>;
  /** Hindi by the path of its English. */
  hindi: Readonly<Record<string, string>>;
  note: string;
}

export class ContentEditor {
  readonly #store: Store;
  readonly #content: ContentService;

  constructor(store: Store, content: ContentService) {
    this.#store = store;
    this.#content = content;
  }

  async realms() {
    const found = [];
    for (const realm of (await newestNumbers(this.#store.db)).keys()) {
      const { row, content } = await this.#newest(this.#store.db, realm);
      const parts = Object.fromEntries(CONTENT_PARTS.map((part) => [part, entriesOf(content, part)]));
      found.push({ realm, title: content.realm.title, revision: factsOf(row), ...(parts as Entries) });
    }
    return found;
  }

  async part({ realm, part, id }: PartName) {
    const { row, content } = await this.#newest(this.#store.db, realm);
    const found = partOf(content, part, id);
    const layers = [row.translations ?? {}, this.#content.bundledHindi(realm)];
    const texts = hindiOf(content, part, id, layers);
    return { title: titleOf(found, part), kind: kindOf(found, part), number: row.number, texts };
  }

  /** Read, check and write are one job: of two Admins who publish at once, the second is told. */
  async publish(actorId: string, name: PartName, { base, texts, hindi, note }: Edit): Promise<RevisionFacts> {
    const row = await this.#store.write(async (tx) => {
      const { row: before, content } = await this.#newest(tx, name.realm);
      if (before.number !== base) {
        throw new HttpError(
          409,
          'newer-revision',
          'Somebody published these lessons meanwhile. Load them again first.',
        );
      }
      const { realm, part, id } = name;
      const after = editedContent(content, part, id, texts);
      const translations = withHindi(before.translations ?? {}, after, part, id, hindi);
      const next = { body: JSON.stringify(after), translations };
      const same = next.body === JSON.stringify(content);
      if (same && JSON.stringify(translations) === JSON.stringify(before.translations ?? {}))
        throw invalidContent('Nothing was changed yet.');
      const detail = { realm, part, id, texts: Object.keys(texts), hindi: Object.keys(hindi) };
      return this.#add(tx, actorId, before, next, note, detail);
    });
    await this.#content.refresh();
    return factsOf(row);
  }

  async revisions(realm: string, page: number, size: number) {
    const { rows, total } = await revisionPage(this.#store.db, realm, page, size);
    if (total === 0) throw notFound();
    const authors = await this.#authors(
      realm,
      rows.map(({ number }) => number),
    );
    const served = this.#content.realm(realm)?.number;
    const items = rows.map((row) => ({
      ...factsOf(row),
      by: authors.get(row.number) ?? null,
      served: row.number === served,
    }));
    return { items, total };
  }

  async rollBack(actorId: string, realm: string, number: number, note: string): Promise<RevisionFacts> {
    const row = await this.#store.write(async (tx) => {
      const { row: before } = await this.#newest(tx, realm);
      const wanted = await findRevision(tx, realm, number);
      if (!wanted) throw notFound();
      if (wanted.hash === before.hash) throw new HttpError(409, 'same-content', 'That is what learners get already.');
      const fits = realmContentSchema.safeParse(JSON.parse(wanted.body)).success;
      if (!fits) throw invalidContent('That revision is of an older release and does not fit any more.');
      return this.#add(tx, actorId, before, wanted, note, { realm, backTo: number });
    });
    await this.#content.refresh();
    return factsOf(row);
  }

  async #add(
    tx: Db,
    actorId: string,
    before: RevisionRow,
    { body, translations }: { body: string; translations: Translations | null },
    note: string,
    detail: Record<string, unknown>,
  ): Promise<RevisionRow> {
    const number = before.number + 1;
    const row: RevisionRow = {
      realm: before.realm,
      number,
      hash: revisionHash(body, translations),
      body,
      translations,
      source: 'admin',
      publishedAt: Date.now(),
      note,
    };
    await insertRevision(tx, row);
    const action = 'backTo' in detail ? 'content-rolled-back' : 'content-published';
    await audit(tx, { actorId, action, subject: subjectOf(before.realm, number), reason: note, detail });
    return row;
  }

  async #newest(db: Db, realm: string): Promise<{ row: RevisionRow; content: RealmContent }> {
    // What is served, where the newest does not fit this release.
    const number = this.#content.realm(realm)?.number;
    const newest = (await newestNumbers(db)).get(realm);
    for (const each of [newest, number]) {
      const row = each === undefined ? undefined : await findRevision(db, realm, each);
      if (!row) continue;
      const parsed = realmContentSchema.safeParse(JSON.parse(row.body));
      if (parsed.success) return { row: { ...row, number: newest ?? row.number }, content: parsed.data };
    }
    throw notFound();
  }

  /** The audit log knows who published what. */
  async #authors(realm: string, numbers: number[]): Promise<Map<number, string>> {
    const ids = numbers.map((number) => subjectOf(realm, number).id);
    if (ids.length === 0) return new Map();
    const rows = await this.#store.db
      .select({ id: auditLog.subjectId, username: users.username })
      .from(auditLog)
      .innerJoin(users, eq(users.id, auditLog.actorId))
      .where(and(eq(auditLog.subjectKind, 'content'), inArray(auditLog.subjectId, ids)));
    return new Map(rows.map(({ id, username }) => [Number(id.split('#')[1]), username]));
  }
}

const subjectOf = (realm: string, number: number) => ({ kind: 'content', id: `${realm}#${number}` });
const factsOf = ({ realm, number, hash, source, publishedAt, note }: RevisionFacts): RevisionFacts => ({
  realm,
  number,
  hash,
  source,
  publishedAt,
  note,
});

type Entry = { id: string; title: string; kind: string };
type Entries = Record<ContentPart, Entry[]>;

function entriesOf(content: RealmContent, part: ContentPart): Entry[] {
  return Object.entries(content[part]).map(([id, found]) => ({
    id,
    title: titleOf(found, part),
    kind: kindOf(found, part),
  }));
}

function partOf(content: RealmContent, part: ContentPart, id: string): unknown {
  if (!Object.hasOwn(content[part], id)) throw notFound();
  return content[part][id];
}

const fieldOf = (part: unknown, key: string): string | undefined => {
  const value = typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? value : undefined;
};
const titleOf = (part: unknown, name: ContentPart): string =>
  fieldOf(part, 'title') ?? textFields(PART_SCHEMAS[name], part)[0]?.text ?? '';
const kindOf = (part: unknown, name: ContentPart): string => fieldOf(part, 'kind') ?? name.slice(0, -1);
