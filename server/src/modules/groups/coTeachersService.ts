// Rules of co-teachers and of handing a group over: the owner invites, and only who accepts becomes one.
import { CO_TEACHERS_MAX } from '@lanternwise/shared/constants/groups';
import type { Language } from '@lanternwise/shared/constants/languages';
import type { GroupTeacher, TeacherInvitation } from '@lanternwise/shared/contracts/groups';
import { chosenLanguage } from '@lanternwise/shared/contracts/user';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { MailCause } from '../mail/allowance.ts';
import type { MailOutbox } from '../mail/outbox.ts';
import { siteLink } from '../mail/renderMail.ts';
import { type Caller, requireRow, type UsersService } from '../users/service.ts';
import { assertMayOwnMore, requireActiveOwnedGroup, requireOwnedGroup, requireTaughtGroup } from './access.ts';
import {
  changeOwner,
  countCoTeachers,
  deleteTeacher,
  deleteTeacherInvitation,
  findTeacher,
  insertTeacher,
  insertTeacherInvitation,
  invitationsToTeach,
  teachersAndInvited,
} from './coTeachersRepository.ts';
import { coTeacherInvitedMail, groupOfferedMail } from './mailTemplates.ts';
import { type Group, groupRoleOf, isMember } from './repository.ts';

export class CoTeachersService {
  constructor(
    private readonly store: Store,
    private readonly users: UsersService,
    private readonly outbox: MailOutbox,
  ) {}

  /** Invites a teacher, by mail too if the account has an address. */
  invite(caller: Caller, groupId: string, username: string, cause: MailCause): Promise<GroupTeacher[]> {
    return this.store.write(async (tx) => {
      const { group } = await requireActiveOwnedGroup(tx, groupId, caller, 'invite a co-teacher');
      const person = await requireTeacher(tx, username);
      await assertMayBeInvited(tx, groupId, person.id, username);
      if ((await countCoTeachers(tx, groupId)) >= CO_TEACHERS_MAX) throw tooManyTeachersError();
      await insertTeacherInvitation(tx, {
        groupId,
        userId: person.id,
        invitedBy: caller.id,
        invitedAt: Date.now(),
      });
      await this.#mail(tx, caller, group, person, { cause, mail: coTeacherInvitedMail });
      await recordAudit(tx, caller.id, 'co-teacher-invited', ['group', groupId], { userId: person.id });
      return teachersAndInvited(tx, groupId);
    });
  }

  /** Offers the group to another teacher, who may co-teach it already; the owner changes only when that one accepts. */
  handOver(caller: Caller, groupId: string, username: string, cause: MailCause): Promise<GroupTeacher[]> {
    return this.store.write(async (tx) => {
      const { group } = await requireActiveOwnedGroup(tx, groupId, caller, 'hand it over');
      const person = await requireTeacher(tx, username);
      const teachers = await teachersAndInvited(tx, groupId);
      if (teachers.some(({ isOfferedTheGroup }) => isOfferedTheGroup)) throw alreadyOfferedError();
      const known = teachers.find(({ id }) => id === person.id);
      if (known?.part !== 'co-teacher' && known?.part !== 'invited') {
        await assertMayBeInvited(tx, groupId, person.id, username);
      }
      await deleteTeacherInvitation(tx, groupId, { userId: person.id });
      const row = { groupId, userId: person.id, invitedBy: caller.id, invitedAt: Date.now(), part: 'owner' as const };
      await insertTeacherInvitation(tx, row);
      await this.#mail(tx, caller, group, person, { cause, mail: groupOfferedMail });
      await recordAudit(tx, caller.id, 'group-offered', ['group', groupId], { userId: person.id });
      return teachersAndInvited(tx, groupId);
    });
  }

  /** Withdraws the offer of the group. */
  keep(caller: Caller, groupId: string): Promise<GroupTeacher[]> {
    return this.store.write(async (tx) => {
      await requireOwnedGroup(tx, groupId, caller, 'hand it over');
      if (!(await deleteTeacherInvitation(tx, groupId, { part: 'owner' }))) {
        throw new HttpError(404, 'no-offer', 'This group is not offered to anyone.');
      }
      await recordAudit(tx, caller.id, 'group-offer-withdrawn', ['group', groupId], { userId: caller.id });
      return teachersAndInvited(tx, groupId);
    });
  }

  /** Nobody can fill another teacher's inbox with invitations: the mail's allowance limits them, and further ones are only shown on the page of groups. */
  async #mail(
    tx: Db,
    caller: Caller,
    group: Group,
    person: NonNullable<Awaited<ReturnType<typeof findTeacher>>>,
    { cause, mail }: { cause: MailCause; mail: typeof coTeacherInvitedMail },
  ): Promise<void> {
    if (person.email === null) return;
    const { username } = requireRow(await this.users.find(tx, caller.id));
    const locale: Language = chosenLanguage(person.settings) ?? 'en';
    const url = siteLink('/sign-in?returnUrl=%2Fteacher%2Fgroups');
    const message = mail(locale, { inviter: username, group: group.name, url });
    await this.outbox.enqueue(tx, { to: person.email, userId: person.id, aboutId: caller.id, locale, message, cause });
  }

  invitations(caller: Caller): Promise<TeacherInvitation[]> {
    return invitationsToTeach(this.store.db, caller.id);
  }

  answer(caller: Caller, groupId: string, accept: boolean): Promise<void> {
    return this.store.write(async (tx) => {
      const invited = (await invitationsToTeach(tx, caller.id)).find((each) => each.groupId === groupId);
      if (!invited) throw unknownInvitationError();
      const isOffer = invited.part === 'owner';
      await deleteTeacherInvitation(tx, groupId, { userId: caller.id });
      if (!accept)
        return recordAudit(tx, caller.id, isOffer ? 'group-declined' : 'co-teacher-declined', ['group', groupId], {
          userId: caller.id,
        });
      if (await isMember(tx, groupId, caller.id)) {
        const { groupName: group } = invited;
        throw new HttpError(409, 'already-member', `You are already in "${group}".`, undefined, { group });
      }
      if (isOffer) {
        await assertMayOwnMore(tx, caller.id);
        await changeOwner(tx, groupId, caller.id);
      } else await insertTeacher(tx, { groupId, userId: caller.id, part: 'co-teacher', addedAt: Date.now() });
      await recordAudit(tx, caller.id, isOffer ? 'group-handed-over' : 'co-teacher-added', ['group', groupId], {
        userId: caller.id,
      });
    });
  }

  /** Removes a co-teacher or withdraws an invitation. Co-teachers may remove themselves; the owner cannot be removed. */
  remove(caller: Caller, groupId: string, userId: string): Promise<GroupTeacher[]> {
    return this.store.write(async (tx) => {
      const found = await requireTaughtGroup(tx, groupId, caller);
      if (found.part !== 'owner' && userId !== caller.id)
        await requireOwnedGroup(tx, groupId, caller, 'take out another teacher');
      const part = await groupRoleOf(tx, groupId, userId);
      if (part === 'owner')
        throw new HttpError(409, 'owner-stays', 'The owner cannot leave the group. It can be archived.');
      const wasInvited = await deleteTeacherInvitation(tx, groupId, { userId });
      if (part) await deleteTeacher(tx, groupId, userId);
      else if (!wasInvited) throw new HttpError(404, 'no-teacher', 'That person does not teach this group.');
      await recordAudit(
        tx,
        caller.id,
        part ? 'co-teacher-removed' : 'co-teacher-invitation-withdrawn',
        ['group', groupId],
        { userId },
      );
      return teachersAndInvited(tx, groupId);
    });
  }
}

/** The same error for other roles and unknown names. */
async function requireTeacher(tx: Db, username: string) {
  const person = await findTeacher(tx, username);
  if (!person) throw new HttpError(404, 'no-teacher', `There is no teacher with the user name "${username}".`);
  return person;
}

async function assertMayBeInvited(tx: Db, groupId: string, userId: string, username: string): Promise<void> {
  const known = (await teachersAndInvited(tx, groupId)).find(({ id }) => id === userId);
  if (known?.part === 'invited') {
    const message = `"${username}" is invited already and has not answered yet.`;
    throw new HttpError(409, 'already-invited', message, undefined, { username });
  }
  if (known) {
    throw new HttpError(409, 'already-teacher', `"${username}" already teaches this group.`, undefined, { username });
  }
  if (!(await isMember(tx, groupId, userId))) return;
  const message = `"${username}" is a member of this group. Remove the member first.`;
  throw new HttpError(409, 'is-member', message, undefined, { username });
}

const unknownInvitationError = () => new HttpError(404, 'no-invitation', 'There is no such invitation.');
const alreadyOfferedError = () =>
  new HttpError(409, 'already-offered', 'This group is offered to another teacher already. Withdraw that offer first.');
const tooManyTeachersError = () =>
  new HttpError(
    409,
    'too-many-teachers',
    `A group can have at most ${CO_TEACHERS_MAX} co-teachers. Remove one first.`,
    undefined,
    { most: CO_TEACHERS_MAX },
  );
