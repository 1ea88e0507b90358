// Finds an owner for each class whose owner has deleted the account: a co-teacher, else the class is archived.
import { chosenLanguage } from '@lanternwise/shared/contracts/user';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { isSchoolConfirmed } from '../consent/schoolConsent.ts';
import type { MailOutbox } from '../mail/outbox.ts';
import { siteLink } from '../mail/renderMail.ts';
import { changeOwner, deleteTeacherInvitation } from './coTeachersRepository.ts';
import { groupInheritedMail } from './mailTemplates.ts';
import { classesWithoutOwner, type Heir, heirsOf } from './ownerlessRepository.ts';
import { type Group, updateGroup } from './repository.ts';

/** Classes of one write. */
const BATCH_SIZE = 100;

/** Returns how many classes had no owner; runs at start and every hour, whatever took the owner away. */
export async function findOwners(store: Store, outbox: MailOutbox): Promise<number> {
  const count = await store.write(async (tx) => {
    const found = await classesWithoutOwner(tx, BATCH_SIZE);
    for (const group of found) {
      const heir = chooseHeir(await heirsOf(tx, group.id));
      if (heir) await inherit(tx, outbox, group, heir);
      else await archive(tx, group);
    }
    return found.length;
  });
  return count === BATCH_SIZE ? count + (await findOwners(store, outbox)) : count;
}

/** One of a confirmed school, else the one who has taught the class longest. */
const chooseHeir = (heirs: readonly Heir[]): Heir | undefined => heirs.find(isSchoolConfirmed) ?? heirs[0];

async function inherit(tx: Db, outbox: MailOutbox, group: Group, heir: Heir): Promise<void> {
  await changeOwner(tx, group.id, heir.id);
  await deleteTeacherInvitation(tx, group.id, { part: 'owner' });
  await recordAudit(tx, null, 'group-inherited', ['group', group.id], { userId: heir.id });
  if (heir.email === null || heir.emailVerifiedAt === null) return;
  const locale = chosenLanguage(heir.settings) ?? 'en';
  const message = groupInheritedMail(locale, { group: group.name, url: siteLink(`/teacher/groups/${group.id}`) });
  await outbox.enqueue(tx, { to: heir.email, userId: heir.id, locale, message, cause: 'job' });
}

async function archive(tx: Db, { id }: Group): Promise<void> {
  await updateGroup(tx, id, { archivedAt: Date.now() });
  await recordAudit(tx, null, 'group-archived', ['group', id]);
}
