// Database queries of realm rules; the query for entering a realm is prepared.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, preparePerConnection } from '../../db/db.ts';
import { insertInto } from '../../db/rows.ts';

export interface RuleRow {
  state: 'locked' | 'scheduled' | 'weekly' | null;
  opensAt: number | null;
  week: number | null;
  timeZone: string | null;
}

const learnerRules = preparePerConnection((db, { groupRealmRules, groupMembers, groups }) =>
  db
    .select({
      state: groupRealmRules.state,
      opensAt: groupRealmRules.opensAt,
      week: groupRealmRules.week,
      timeZone: groupRealmRules.timeZone,
    })
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
  const { groupRealmRules } = db.tables;
  return db.select().from(groupRealmRules).where(eq(groupRealmRules.groupId, groupId));
}

export async function deleteRealmRules(tx: Db, groupId: string, realms: readonly string[]): Promise<void> {
  const { groupRealmRules } = tx.tables;
  await tx
    .delete(groupRealmRules)
    .where(and(eq(groupRealmRules.groupId, groupId), inArray(groupRealmRules.realm, realms)));
}

export const insertRealmRule = insertInto('groupRealmRules');
