// Database queries of realm rules; the query for entering a realm is prepared.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, preparePerConnection } from '../../db/db.ts';
import { groupMembers, groupRealmRules, groups } from '../../db/tables.ts';

export interface RuleRow {
  state: 'locked' | 'scheduled' | null;
  opensAt: number | null;
  timeZone: string | null;
}

const learnerRules = preparePerConnection((db) =>
  db
    .select({ state: groupRealmRules.state, opensAt: groupRealmRules.opensAt, timeZone: groupRealmRules.timeZone })
    .from(groupMembers)
    .innerJoin(groups, and(eq(groups.id, groupMembers.groupId), isNull(groups.archivedAt)))
    .leftJoin(
      groupRealmRules,
      and(eq(groupRealmRules.groupId, groups.id), eq(groupRealmRules.realm, sql.placeholder('realm'))),
    )
    .where(eq(groupMembers.userId, sql.placeholder('userId')))
    .prepare(),
);

/** One row for each active group of the learner. */
export const realmRulesForLearner = (db: Db, userId: string, realm: string): Promise<RuleRow[]> =>
  learnerRules(db).execute({ userId, realm });

export async function realmRulesOfGroup(db: Db, groupId: string) {
  return db.select().from(groupRealmRules).where(eq(groupRealmRules.groupId, groupId));
}

export async function deleteRealmRules(tx: Db, groupId: string, realms: readonly string[]): Promise<void> {
  await tx
    .delete(groupRealmRules)
    .where(and(eq(groupRealmRules.groupId, groupId), inArray(groupRealmRules.realm, [...realms])));
}

export async function insertRealmRule(tx: Db, row: typeof groupRealmRules.$inferInsert): Promise<void> {
  await tx.insert(groupRealmRules).values(row);
}
