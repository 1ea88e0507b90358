// Edits lesson content: only texts, validated by the schemas, published as a new revision.
import type { TranslatedLanguage } from '@lanternwise/shared/constants/languages';
import { type RealmContent, realmContentSchema } from '@lanternwise/shared/content/bundle';
import { textFields } from '@lanternwise/shared/content/textFields';
import type { RealmTranslations } from '@lanternwise/shared/content/translations';
import { CONTENT_PARTS, type ContentPart } from '@lanternwise/shared/contracts/admin-content';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { actorsOn } from '../audit/auditLog.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { revisionHash } from './hash.ts';
import { applyEdit, invalidContent, PART_SCHEMAS, textsWithTranslations, withTranslations } from './partTexts.ts';
import {
  findRevision,
  insertRevision,
  latestRevisionNumbers,
  type RevisionRow,
  type RevisionSummary,
  revisionPage,
} from './repository.ts';
import type { ContentService } from './service.ts';

const unknownContentError = () => new HttpError(404, 'unknown-content', 'There is no such part of the content.');

export interface PartRef {
  realm: string;
  part: ContentPart;
  id: string;
}

export interface ContentEdit {
  base: number;
  texts: Readonly<Record<string, string>>;
  /** By language, then by the path of the English. */
  translations: Readonly<Partial<Record<TranslatedLanguage, Readonly<Record<string, string>>>>>;
  note: string;
}

export class ContentEditor {
  constructor(
    private readonly store: Store,
    private readonly content: ContentService,
  ) {}

  async realms() {
    const found = [];
    for (const realm of (await latestRevisionNumbers(this.store.db)).keys()) {
      const { row, content } = await this.#latestRevision(this.store.db, realm);
      const parts = Object.fromEntries(CONTENT_PARTS.map((part) => [part, entriesOf(content, part)]));
      found.push({ realm, title: content.realm.title, revision: toRevisionSummary(row), ...(parts as Entries) });
    }
    return found;
  }

  async part({ realm, part, id }: PartRef) {
    const { row, content } = await this.#latestRevision(this.store.db, realm);
    const found = requirePart(content, part, id);
    const layers = [row.translations, this.content.bundledTranslations(realm)];
    const texts = textsWithTranslations(content, part, id, layers);
    return { title: titleOf(found, part), kind: kindOf(found, part), number: row.number, texts };
  }

  /** Reads, validates and writes in one transaction; throws 409 if another revision was published meanwhile. */
  async publish(
    actorId: string,
    name: PartRef,
    { base, texts, translations: edited, note }: ContentEdit,
  ): Promise<RevisionSummary> {
    const row = await this.store.write(async (tx) => {
      const { row: before, content } = await this.#latestRevision(tx, name.realm);
      if (before.number !== base) {
        throw new HttpError(
          409,
          'newer-revision',
          'Someone else has published these lessons in the meantime. Reload them first.',
        );
      }
      const { realm, part, id } = name;
      const after = applyEdit(content, part, id, texts);
      const translations = withTranslations(before.translations ?? {}, after, part, id, edited);
      const next = { body: JSON.stringify(after), translations };
      const same = next.body === JSON.stringify(content);
      if (same && JSON.stringify(translations) === JSON.stringify(before.translations ?? {}))
        throw invalidContent('Nothing was changed yet.');
      const detail = { realm, part, id, texts: Object.keys(texts), translations: pathsOf(edited) };
      return this.#insertRevision(tx, actorId, before, next, note, detail);
    });
    await this.content.refresh();
    return toRevisionSummary(row);
  }

  async revisions(realm: string, page: number, size: number) {
    const { rows, total } = await revisionPage(this.store.db, realm, page, size);
    if (total === 0) throw unknownContentError();
    const authors = await this.#authors(
      realm,
      rows.map(({ number }) => number),
    );
    const served = this.content.realm(realm)?.number;
    const items = rows.map((row) => ({
      ...toRevisionSummary(row),
      by: authors.get(row.number) ?? null,
      served: row.number === served,
    }));
    return { items, total };
  }

  async rollBack(actorId: string, realm: string, number: number, note: string): Promise<RevisionSummary> {
    const row = await this.store.write(async (tx) => {
      const { row: before } = await this.#latestRevision(tx, realm);
      const target = await findRevision(tx, realm, number);
      if (!target) throw unknownContentError();
      if (target.hash === before.hash) throw new HttpError(409, 'same-content', 'Learners already get this version.');
      const fits = realmContentSchema.safeParse(JSON.parse(target.body)).success;
      if (!fits) throw invalidContent('That revision is of an older release and does not fit any more.');
      return this.#insertRevision(tx, actorId, before, target, note, { realm, backTo: number });
    });
    await this.content.refresh();
    return toRevisionSummary(row);
  }

  async #insertRevision(
    tx: Db,
    actorId: string,
    before: RevisionRow,
    { body, translations }: { body: string; translations: RealmTranslations | null },
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
    await recordAudit(tx, actorId, action, ['content', subjectIdOf(before.realm, number)], detail, note);
    return row;
  }

  async #latestRevision(db: Db, realm: string): Promise<{ row: RevisionRow; content: RealmContent }> {
    // Falls back to the served revision if the newest one does not match this release's schemas.
    const number = this.content.realm(realm)?.number;
    const newest = (await latestRevisionNumbers(db)).get(realm);
    for (const each of [newest, number]) {
      const row = each === undefined ? undefined : await findRevision(db, realm, each);
      if (!row) continue;
      const parsed = realmContentSchema.safeParse(JSON.parse(row.body));
      if (parsed.success) return { row: { ...row, number: newest ?? row.number }, content: parsed.data };
    }
    throw unknownContentError();
  }

  /** User names of the publishers by revision number, from the audit log. */
  async #authors(realm: string, numbers: number[]): Promise<Map<number, string>> {
    const ids = numbers.map((number) => subjectIdOf(realm, number));
    const actors = await actorsOn(this.store.db, 'content', ids);
    return new Map([...actors].map(([id, username]) => [Number(id.split('#')[1]), username]));
  }
}

/** The paths of what was translated, by language. */
const pathsOf = (edited: ContentEdit['translations']) =>
  Object.fromEntries(Object.entries(edited).map(([language, texts]) => [language, Object.keys(texts)]));

const subjectIdOf = (realm: string, number: number): string => `${realm}#${number}`;
const toRevisionSummary = ({ realm, number, hash, source, publishedAt, note }: RevisionSummary): RevisionSummary => ({
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

function requirePart(content: RealmContent, part: ContentPart, id: string): unknown {
  if (!Object.hasOwn(content[part], id)) throw unknownContentError();
  return content[part][id];
}

const fieldOf = (part: unknown, key: string): string | undefined => {
  const value = typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? value : undefined;
};
const titleOf = (part: unknown, name: ContentPart): string =>
  fieldOf(part, 'title') ?? textFields(PART_SCHEMAS[name], part)[0]?.text ?? '';
const kindOf = (part: unknown, name: ContentPart): string => fieldOf(part, 'kind') ?? name.slice(0, -1);
