// Rules of realms in groups: teachers lock, open or schedule realms; a learner may enter if any of their groups allows it.
import { MAP_IDS, type MapId } from '@lanternwise/shared/constants/realms';
import type { RealmRule, setRealmRules } from '@lanternwise/shared/contracts/groups';
import type { RealmLock } from '@lanternwise/shared/contracts/invitations';
import type { z } from 'zod';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Caller } from '../users/service.ts';
import { requireActiveGroup, requireTaughtGroup } from './access.ts';
import {
  deleteRealmRules,
  insertRealmRule,
  type RuleRow,
  realmRulesForLearner,
  realmRulesOfGroup,
} from './realmsRepository.ts';

export class RealmRulesService {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async rules(caller: Caller, groupId: string): Promise<RealmRule[]> {
    await requireTaughtGroup(this.#store.db, groupId, caller);
    return readRules(this.#store.db, groupId);
  }

  setRules(caller: Caller, groupId: string, input: z.output<typeof setRealmRules.body>): Promise<RealmRule[]> {
    return this.#store.write(async (tx) => {
      await requireActiveGroup(tx, groupId, caller);
      const { state, realms } = input;
      await deleteRealmRules(tx, groupId, realms);
      const opensAt = state === 'scheduled' ? (input.opensAt ?? null) : null;
      const timeZone = input.timeZone ?? null;
      if (state !== 'open') {
        for (const realm of new Set(realms)) {
          await insertRealmRule(tx, { groupId, realm, state, opensAt, timeZone, updatedAt: Date.now() });
        }
      }
      const detail = { realms, state, ...(opensAt !== null && { opensAt }) };
      await recordAudit(tx, {
        actorId: caller.id,
        action: 'realms-ruled',
        subject: { kind: 'group', id: groupId },
        detail,
      });
      return readRules(tx, groupId);
    });
  }

  /** The lock of a realm for a learner; undefined if it is open. */
  async lockOf(db: Db, userId: string, realm: MapId, now = Date.now()): Promise<RealmLock | undefined> {
    return computeLock(realm, await realmRulesForLearner(db, userId, realm), now);
  }

  /** All realms that are currently locked for a learner. */
  async locksOf(userId: string, now = Date.now()): Promise<RealmLock[]> {
    const locks = await Promise.all(MAP_IDS.map((realm) => this.lockOf(this.#store.db, userId, realm, now)));
    return locks.filter((lock) => lock !== undefined);
  }
}

async function readRules(db: Db, groupId: string): Promise<RealmRule[]> {
  const rows = new Map((await realmRulesOfGroup(db, groupId)).map((row) => [row.realm, row]));
  return MAP_IDS.map((realm) => {
    const row = rows.get(realm);
    return { realm, state: row?.state ?? 'open', opensAt: row?.opensAt ?? null };
  });
}

/** Locked only if all groups lock the realm; a row with null is a group without a rule. */
export function computeLock(realm: MapId, groups: readonly RuleRow[], now: number): RealmLock | undefined {
  const closed = (rule: RuleRow) => rule.state === 'locked' || (rule.opensAt !== null && rule.opensAt > now);
  if (groups.length === 0 || !groups.every(closed)) return undefined;
  const next = groups
    .filter(({ state }) => state === 'scheduled')
    .sort((a, b) => (a.opensAt ?? 0) - (b.opensAt ?? 0))[0];
  const opensAt = next?.opensAt ?? null;
  const message =
    opensAt === null
      ? 'Your teacher has locked this realm for now.'
      : `Your teacher opens this realm on ${formatOpeningTime(opensAt, next?.timeZone)}.`;
  return { realm, opensAt, message };
}

/** E.g. "Monday 23 November at 09:00", in the school's time zone. */
function formatOpeningTime(time: number, timeZone: string | null | undefined): string {
  const zone = { timeZone: timeZone ?? 'UTC' };
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', ...zone });
  const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', ...zone });
  return `${day.format(time)} at ${hour.format(time)}${timeZone ? '' : ' UTC'}`;
}
