// Rules of realms in groups: teachers lock, open or schedule realms; a learner may enter if any of their groups allows it.
import { LISTED_MAPS, type MapId } from '@lanternwise/shared/constants/realms';
import type { RealmRule, setRealmRules } from '@lanternwise/shared/contracts/groups';
import type { RealmLock } from '@lanternwise/shared/contracts/invitations';
import { weeklyOpening } from '@lanternwise/shared/groups/weeklyOpening';
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
  constructor(private readonly store: Store) {}

  async rules(caller: Caller, groupId: string): Promise<Rules> {
    await requireTaughtGroup(this.store.db, groupId, caller);
    return readRules(this.store.db, groupId);
  }

  /** When a class's own rules lock a realm at a time; a learner of several classes may enter it through another one. */
  async locksOfClass(db: Db, groupId: string, at: number): Promise<(realm: MapId) => RealmLock | undefined> {
    const rows = await realmRulesOfGroup(db, groupId);
    return (realm) => {
      const row = rows.find((each) => each.realm === realm);
      return row && computeLock(realm, [row], at);
    };
  }

  setRules(caller: Caller, groupId: string, input: z.output<typeof setRealmRules.body>): Promise<Rules> {
    return this.store.write(async (tx) => {
      await requireActiveGroup(tx, groupId, caller);
      const { rules, weeklyFrom = null, timeZone = null } = input;
      await deleteRealmRules(
        tx,
        groupId,
        rules.map(({ realm }) => realm),
      );
      for (const { realm, state, opensAt = null, week = null } of rules) {
        if (state === 'open') continue;
        const times = {
          locked: { opensAt: null, week: null },
          scheduled: { opensAt, week: null },
          weekly: { opensAt: weeklyFrom, week },
        }[state];
        await insertRealmRule(tx, { groupId, realm, state, timeZone, updatedAt: Date.now(), ...times });
      }
      const detail = { rules, ...(weeklyFrom !== null && { weeklyFrom }) };
      await recordAudit(tx, caller.id, 'realms-ruled', ['group', groupId], detail);
      return readRules(tx, groupId);
    });
  }

  /** The lock of a realm for a learner; undefined if it is open. */
  async lockOf(db: Db, userId: string, realm: MapId, now = Date.now()): Promise<RealmLock | undefined> {
    return computeLock(realm, await realmRulesForLearner(db, userId, realm), now);
  }

  /** Whether a class keeps its learners out of a realm now. */
  async isLockedIn(db: Db, groupId: string, realm: MapId, now = Date.now()): Promise<boolean> {
    const rule = (await realmRulesOfGroup(db, groupId)).find((row) => row.realm === realm);
    return rule !== undefined && computeLock(realm, [rule], now) !== undefined;
  }

  /** All realms that are currently locked for a learner. */
  async locksOf(userId: string, now = Date.now()): Promise<RealmLock[]> {
    const locks = await Promise.all(LISTED_MAPS.map((realm) => this.lockOf(this.store.db, userId, realm, now)));
    return locks.filter((lock) => lock !== undefined);
  }
}

interface Rules {
  rules: RealmRule[];
  weeklyFrom: number | null;
}

async function readRules(db: Db, groupId: string): Promise<Rules> {
  const rows = await realmRulesOfGroup(db, groupId);
  const rules = LISTED_MAPS.map((realm): RealmRule => {
    const row = rows.find((each) => each.realm === realm);
    return { realm, state: row?.state ?? 'open', opensAt: row ? openingOf(row) : null, week: row?.week ?? null };
  });
  return { rules, weeklyFrom: rows.find(({ state }) => state === 'weekly')?.opensAt ?? null };
}

/** Computed from the beginning of a weekly opening at each request: a wrong clock opens nothing for good. */
const openingOf = ({ opensAt, week, timeZone }: RuleRow): number | null =>
  opensAt === null || week === null ? opensAt : weeklyOpening(opensAt, week, timeZone);

/** Locked only if all groups lock the realm; a row with null is a group without a rule. */
export function computeLock(realm: MapId, groups: readonly RuleRow[], now: number): RealmLock | undefined {
  const isClosed = (rule: RuleRow) => rule.state === 'locked' || (openingOf(rule) ?? 0) > now;
  if (groups.length === 0 || !groups.every(isClosed)) return undefined;
  const [next] = groups
    .flatMap((rule) => {
      const opensAt = openingOf(rule);
      return rule.state === 'locked' || opensAt === null ? [] : [{ opensAt, timeZone: rule.timeZone }];
    })
    .sort((a, b) => a.opensAt - b.opensAt);
  const message = next
    ? `Your teacher opens this realm on ${formatOpeningTime(next.opensAt, next.timeZone)}.`
    : 'Your teacher has locked this realm for now.';
  return { realm, opensAt: next?.opensAt ?? null, message };
}

/** E.g. "Monday 23 November at 09:00", in the school's time zone. */
function formatOpeningTime(time: number, timeZone: string | null | undefined): string {
  const zone = { timeZone: timeZone ?? 'UTC' };
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', ...zone });
  const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', ...zone });
  return `${day.format(time)} at ${hour.format(time)}${timeZone ? '' : ' UTC'}`;
}
