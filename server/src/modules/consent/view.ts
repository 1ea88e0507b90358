// What parents and Admins see: what counts, what they can do, and all that was asked, answered and tried, without others' addresses.
import type { ConsentView, FamilyConsent, HistoryEntry } from '@lanternwise/shared/contracts/consent';
import type { Db } from '../../db/db.ts';
import { isoTime } from '../../http/isoTime.ts';
import { ageBandOf, type UserRow, type UsersService } from '../users/service.ts';
import { type BackpackQuestion, backpackQuestion, backpackView } from './backpackPermission.ts';
import { possibleAnswers, type Standing, type Voice, voiceOf } from './ledger.ts';
import { type ConsentEvent, type ConsentRow, consentsOf, eventsOf } from './repository.ts';
import { currentStanding } from './settle.ts';

/** The newest entries that a page shows. */
const MAX_ENTRIES = 60;

interface Family {
  user: UserRow;
  standing: Standing;
  rows: readonly ConsentRow[];
  events: readonly ConsentEvent[];
  /** Null for who decides alone. */
  backpack: BackpackQuestion | null;
}

/** `everyone`: an Admin, who sees all addresses. */
export type Viewer = { voice: Voice | null } | 'everyone';

/** All that is known about the consent of an account. */
export async function familyOf(db: Db, users: UsersService, user: UserRow): Promise<Family> {
  const [standing, rows, events, backpack] = await Promise.all([
    currentStanding(db, user.id),
    consentsOf(db, user.id),
    eventsOf(db, user.id),
    users.needsConsent(user) ? backpackQuestion(db, user) : null,
  ]);
  return { user, standing, rows, events, backpack };
}

const iso = (time: number | null): string | null => (time === null ? null : isoTime(time));

/** A no that was lifted is open again. */
const ownAnswer = ({ state }: ConsentRow): ConsentView['state'] =>
  state === 'replaced' || state === 'lifted' ? 'asked' : state;

/** @param row the viewer's own answer; none of a linked parent whose address was never asked */
export function familyView({ user, ...family }: Family, row: ConsentRow | undefined): FamilyConsent {
  const { standing } = family;
  const answers = row ? possibleAnswers(row, standing) : [];
  return {
    username: user.username,
    standing: standing.kind,
    state: row ? ownAnswer(row) : null,
    ageBand: ageBandOf(user),
    deletionDueAt: iso(user.deletionDueAt),
    answers,
    mayChangeAge: row?.state === 'given' && standing.kind === 'given',
    backpack: family.backpack
      ? backpackView(family.backpack, row && voiceOf(row))
      : { isAllowed: false, mayDecide: false },
    history: historyOf(family, { voice: row ? voiceOf(row) : null }),
  };
}

export function consentView(family: Family, row: ConsentRow): ConsentView {
  return {
    ...familyView(family, row),
    state: ownAnswer(row),
    locale: row.locale,
    textVersion: row.textVersion,
    askedAt: isoTime(row.askedAt),
    answeredAt: iso(row.withdrawnAt ?? row.answeredAt),
  };
}

/** Newest first. */
export function historyOf({ rows, events }: Pick<Family, 'rows' | 'events'>, viewer: Viewer): HistoryEntry[] {
  const entries = [
    ...rows.flatMap((row) => answersOf(row).map((entry) => ({ ...entry, ...speaker(row, viewer) }))),
    ...events.map((event) => eventEntry(event, rows, viewer)),
  ];
  return entries
    .map((entry, index) => ({ entry, index }))
    .sort((a, b) => b.entry.at - a.entry.at || b.index - a.index)
    .slice(0, MAX_ENTRIES)
    .map(({ entry: { at, ...entry } }) => ({ ...entry, at: isoTime(at) }));
}

type Dated = Pick<HistoryEntry, 'kind'> & { at: number };

/** A row yields up to three entries; a changed answer has a row of its own without a request. */
function answersOf({ state, askedAt, answeredAt, withdrawnAt }: ConsentRow): Dated[] {
  const entries: Dated[] = [];
  if (answeredAt === null || answeredAt > askedAt) entries.push({ kind: 'asked', at: askedAt });
  if (answeredAt !== null) {
    const declined = state === 'declined' || (state === 'lifted' && withdrawnAt === null);
    entries.push({ kind: declined ? 'declined' : 'given', at: answeredAt });
  }
  if (withdrawnAt !== null) entries.push({ kind: 'withdrawn', at: withdrawnAt });
  return entries;
}

function speaker(row: ConsentRow, viewer: Viewer): Pick<HistoryEntry, 'who' | 'address'> {
  const isOwn = viewer !== 'everyone' && viewer.voice === voiceOf(row);
  const who = row.method === 'school' ? 'school' : isOwn ? 'you' : 'parent';
  return { who, address: isOwn || viewer === 'everyone' ? row.parentEmail : null };
}

function eventEntry({ kind, at, actor, consentId }: ConsentEvent, rows: readonly ConsentRow[], viewer: Viewer) {
  const row = rows.find(({ id }) => id === consentId);
  const about = row ? speaker(row, viewer) : { who: 'parent' as const, address: null };
  // Of an address that was asked again, the entry says which; of all others, who did it.
  if (kind === 'asked-again' || actor === 'parent') return { kind, at, ...about };
  return { kind, at, who: actor, address: null };
}
