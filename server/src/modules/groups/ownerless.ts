// Finds an owner for each class whose owner has deleted the account: a co-teacher, else the class is archived.
import { chosenLanguage } from '@lanternwise/shared/contracts/user';
import { and, asc, eq, inArray, isNull, notExists } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { isSchoolConfirmed } from '../consent/schoolConsent.ts';
import type { MailOutbox } from '../mail/outbox.ts';
import { siteLink } from '../mail/renderMail.ts';
import { changeOwner, deleteTeacherInvitation } from './coTeachersRepository.ts';
import { groupInheritedMail } from './mailTemplates.ts';
import { type Group, updateGroup } from './repository.ts';

/** Returns how many classes had no owner; runs at start and every hour, whatever took the owner away. */
export function findOwners(store: Store, outbox: MailOutbox): Promise<number> {
  return store.write(async (tx) => {
    const found = await classesWithoutOwner(tx);
    for (const group of found) {
      const [heir] = await heirsOf(tx, group.id);
      if (heir) await inherit(tx, outbox, group, heir);
      else await archive(tx, group);
    }
    return found.length;
  });
}

/** Archived ones wait for an Admin. */
function classesWithoutOwner(db: Db): Promise<Group[]> {
  const { groups, groupTeachers } = db.tables;
  const owner = db
    .select({ userId: groupTeachers.userId })
    .from(groupTeachers)
    .where(and(eq(groupTeachers.groupId, groups.id), eq(groupTeachers.part, 'owner')));
  return db
    .select()
    .from(groups)
    .where(and(isNull(groups.archivedAt), notExists(owner)));
}

type Heir = Awaited<ReturnType<typeof heirsOf>>[number];

/** Active co-teachers: those of confirmed schools first, then who has taught the class longest. */
async function heirsOf(db: Db, groupId: string) {
  const { groupTeachers, users } = db.tables;
  const { id, email, emailVerifiedAt, settings, role, schoolConfirmedAt } = users;
  const rows = await db
    .select({ id, email, emailVerifiedAt, settings, role, schoolConfirmedAt })
    .from(groupTeachers)
    .innerJoin(users, eq(users.id, groupTeachers.userId))
    .where(
      and(eq(groupTeachers.groupId, groupId), eq(users.status, 'active'), inArray(users.role, ['Teacher', 'Admin'])),
    )
    .orderBy(asc(groupTeachers.addedAt), asc(users.id));
  return rows.toSorted((one, other) => Number(isSchoolConfirmed(other)) - Number(isSchoolConfirmed(one)));
}

async function inherit(tx: Db, outbox: MailOutbox, group: Group, heir: Heir): Promise<void> {
  await changeOwner(tx, group.id, heir.id);
  await deleteTeacherInvitation(tx, group.id, { part: 'owner' });
  const subject = { kind: 'group', id: group.id } as const;
  await recordAudit(tx, { actorId: null, action: 'group-inherited', subject, detail: { userId: heir.id } });
  if (heir.email === null || heir.emailVerifiedAt === null) return;
  const locale = chosenLanguage(heir.settings) ?? 'en';
  const message = groupInheritedMail(locale, { group: group.name, url: siteLink(`/teacher/groups/${group.id}`) });
  await outbox.enqueue(tx, { to: heir.email, userId: heir.id, locale, message, cause: 'job' });
}

async function archive(tx: Db, { id }: Group): Promise<void> {
  await updateGroup(tx, id, { archivedAt: Date.now() });
  await recordAudit(tx, { actorId: null, action: 'group-archived', subject: { kind: 'group', id } });
}
