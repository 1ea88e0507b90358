// Seeds new bundles as revisions and carries Admins' edits of older bundles over.
import { type RealmContent, realmContentSchema } from '@lanternwise/shared/content/bundle';
import type { Db } from '../../db/db.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { BundledRealm } from './bundle.ts';
import { type CarryOverResult, carryOver } from './carryOver.ts';
import { hashOf, revisionHash } from './hash.ts';
import { findRevision, insertRevision, type RevisionRow, revisionsOf } from './repository.ts';

/** Result of carrying over an Admin's edit of an older bundle. */
export interface CarryOverReport {
  realm: string;
  /** Numbers of the Admin's revision and of the new revision. */
  from: number;
  number: number;
  /** Number of texts, in any language. */
  carried: number;
  /** Number of lost texts, and the first of their addresses. */
  lost: number;
  addresses: string[];
}

/** Maximum number of addresses in a report. */
const MAX_REPORTED_ADDRESSES = 100;

/** Adds missing revisions of a realm; idempotent. */
export async function seedRealm(tx: Db, realm: BundledRealm): Promise<CarryOverReport | undefined> {
  await seedBundle(tx, realm);
  return carryOverAdminEdits(tx, realm.realm);
}

/**
 * Inserts the bundle unless it equals the last bundled revision, so that a restart does not override an Admin's revision.
 * The Admin's translations are kept; they apply where their English is unchanged.
 */
async function seedBundle(tx: Db, { realm, body }: BundledRealm): Promise<void> {
  const hash = hashOf(body);
  const revisions = await revisionsOf(tx, realm);
  if (revisions.find(({ source }) => source === 'bundle')?.hash === hash) return;
  const before = revisions[0] && (await findRevision(tx, realm, revisions[0].number));
  await insertRevision(tx, {
    realm,
    number: (before?.number ?? 0) + 1,
    hash,
    body,
    translations: before?.translations ?? null,
    source: 'bundle',
    publishedAt: Date.now(),
    note: null,
  });
}

/** Carries over the Admin's newest revision if it is older than the current bundle or does not match this release's schemas. */
async function carryOverAdminEdits(tx: Db, realm: string): Promise<CarryOverReport | undefined> {
  const revisions = await revisionsOf(tx, realm);
  const latestNumber = (source: RevisionRow['source'], below = Number.POSITIVE_INFINITY) =>
    revisions.find((each) => each.source === source && each.number < below)?.number;
  const [bundled, edited] = [latestNumber('bundle'), latestNumber('admin')];
  if (bundled === undefined || edited === undefined) return undefined;
  const row = await findRevision(tx, realm, edited);
  const base = await findRevision(tx, realm, latestNumber('bundle', edited) ?? 0);
  const bundledRow = await findRevision(tx, realm, bundled);
  const current = tryParseContent(bundledRow?.body);
  if (!row || !base || !current || (edited > bundled && tryParseContent(row.body))) return undefined;
  const { translations } = row;
  const result = carryOver({ base: tryParseJson(base.body), edited: tryParseJson(row.body), translations }, current);
  const { carried, lost } = result;
  if (carried === 0 && lost.length === 0) return undefined;
  const next = Math.max(edited, bundled) + 1;
  const addresses = lost.slice(0, MAX_REPORTED_ADDRESSES);
  return insertCarriedOver(tx, { realm, from: edited, number: next, carried, lost: lost.length, addresses }, result);
}

async function insertCarriedOver(
  tx: Db,
  report: CarryOverReport,
  { content, translations }: CarryOverResult,
): Promise<CarryOverReport> {
  const { realm, number, ...detail } = report;
  const body = JSON.stringify(content);
  await insertRevision(tx, {
    realm,
    number,
    hash: revisionHash(body, translations),
    body,
    translations,
    source: 'admin',
    publishedAt: Date.now(),
    note: carryOverNote(report),
  });
  await recordAudit(tx, null, 'content-carried-over', ['content', `${realm}#${number}`], { realm, ...detail });
  return report;
}

function carryOverNote({ from, carried, lost }: CarryOverReport): string {
  const done = `Carried over from revision ${from}. Texts: ${carried}.`;
  return lost === 0 ? done : `${done} Without a place in the new lessons: ${lost}; see the audit log.`;
}

/** Parses a stored body; returns undefined if it is not valid JSON. */
function tryParseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const tryParseContent = (body: string | undefined): RealmContent | undefined =>
  body === undefined ? undefined : realmContentSchema.safeParse(tryParseJson(body)).data;
