// Seeds what the bundle has newly, and keeps on top of it what an Admin wrote on an older one.
import { type RealmContent, realmContentSchema } from '@lanternwise/shared/content/bundle';
import type { Db } from '../../db/db.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { BundledRealm } from './bundle.ts';
import { type CarryOverResult, carryOver } from './carryOver.ts';
import { hashOf, revisionHash } from './hash.ts';
import { findRevision, insertRevision, type RevisionRow, revisionsOf } from './repository.ts';

/** What became of an Admin's words that were written on an older bundle. */
export interface CarryOverReport {
  realm: string;
  /** Numbers of the Admin's revision and of the one that it became. */
  from: number;
  number: number;
  /** How many texts, in English or Hindi. */
  carried: number;
  /** How many fit nowhere any more, and where the first of them stood. */
  lost: number;
  addresses: string[];
}

/** Addresses that a report names. */
const MAX_REPORTED_ADDRESSES = 100;

/** Adds the revisions that a realm lacks; a second call adds nothing. */
export async function seedRealm(tx: Db, realm: BundledRealm): Promise<CarryOverReport | undefined> {
  await seedBundle(tx, realm);
  return carryOverAdminEdits(tx, realm.realm);
}

/**
 * An old bundle that comes back must not bury what an admin published since: only the last bundle counts.
 * Hindi that an Admin wrote goes on wherever its English is the same.
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

/** An Admin's newest revision that lies below the present bundle, or whose shape this release does not know, becomes a new one on top. */
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
  const subject = { kind: 'content', id: `${realm}#${number}` };
  await recordAudit(tx, { actorId: null, action: 'content-carried-over', subject, detail: { realm, ...detail } });
  return report;
}

function carryOverNote({ from, carried, lost }: CarryOverReport): string {
  const done = `Carried over from revision ${from}. Texts: ${carried}.`;
  return lost === 0 ? done : `${done} Without a place in the new lessons: ${lost}; see the audit log.`;
}

/** The JSON of a stored body; of one that cannot be read, nothing. */
function tryParseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const tryParseContent = (body: string | undefined): RealmContent | undefined =>
  body === undefined ? undefined : realmContentSchema.safeParse(tryParseJson(body)).data;
