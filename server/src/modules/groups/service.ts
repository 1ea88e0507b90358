// Rules of groups, their teachers and members.
import { randomUUID } from 'node:crypto';
import type { GroupRow, GroupTeacher } from '@lanternwise/shared/contracts/groups';
import type { TextForChildren } from '@lanternwise/shared/contracts/textForChildren';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { admitTeacherText } from '../teacher-texts/admit.ts';
import { withShownNames } from '../teacher-texts/shown.ts';
import type { Caller, UsersService } from '../users/service.ts';
import {
  archivedGroupError,
  assertMayOwnMore,
  requireActiveGroup,
  requireOwnedGroup,
  requireTaughtGroup,
  type TaughtGroup,
} from './access.ts';
import { deleteUnanswered } from './classConsentsRepository.ts';
import { unseatMembers } from './classSeats.ts';
import { teachersAndInvited } from './coTeachersRepository.ts';
import { type Move, moveMember } from './moveMember.ts';
import {
  countMembers,
  deleteMember,
  type GroupsQuery,
  groupsEndedFor,
  groupsJoinedBy,
  groupsOf,
  insertGroup,
  isMember,
  type MembersQuery,
  membersOf,
  teachersOf,
  updateGroup,
} from './repository.ts';

/** Maximum number of groups in one reply. */
const MAX_GROUPS = 1000;

type GroupChange = { name?: TextForChildren | undefined; archived?: boolean | undefined };

export class GroupsService {
  constructor(
    private readonly store: Store,
    private readonly users: UsersService,
  ) {}

  /** The caller's active groups, for the screen 'Student Progress'. */
  async teacherGroups(caller: Caller): Promise<Array<{ id: string; name: string; studentCount: number }>> {
    const query = {
      teacherId: caller.id,
      archived: false,
      search: '',
      sort: 'name',
      page: 1,
      size: MAX_GROUPS,
    } as const;
    const { items } = await groupsOf(this.store.db, query);
    return items.map(({ id, name, studentCount }) => ({ id, name, studentCount }));
  }

  list(query: GroupsQuery): Promise<{ items: GroupRow[]; total: number }> {
    return groupsOf(this.store.db, query);
  }

  create(caller: Caller, text: TextForChildren): Promise<GroupRow> {
    return this.store.write(async (tx) => {
      await assertMayOwnMore(tx, caller.id);
      const id = randomUUID();
      const name = await admitTeacherText(tx, { sender: caller, groupId: id, field: 'class-name', text });
      const group = { id, name, createdAt: Date.now(), archivedAt: null };
      await insertGroup(tx, { ...group, licenceId: null }, caller.id);
      return { ...group, studentCount: 0, part: 'owner' as const };
    });
  }

  async detail(caller: Caller, groupId: string): Promise<{ group: GroupRow; teachers: GroupTeacher[] }> {
    const found = await requireTaughtGroup(this.store.db, groupId, caller);
    return {
      group: await toGroupRow(this.store.db, found),
      teachers: await teachersAndInvited(this.store.db, groupId),
    };
  }

  update(caller: Caller, groupId: string, change: GroupChange) {
    return this.store.write(async (tx) => {
      const found = await requireOwnedGroup(tx, groupId, caller, 'rename or archive it');
      const { group } = found;
      const isRestored = change.archived === false;
      if (change.name !== undefined && group.archivedAt !== null && !isRestored) throw archivedGroupError(group.name);
      const archivedAt =
        change.archived === undefined ? group.archivedAt : change.archived ? (group.archivedAt ?? Date.now()) : null;
      const name =
        change.name === undefined || change.name === group.name
          ? group.name
          : await admitTeacherText(tx, { sender: caller, groupId, field: 'class-name', text: change.name });
      const next = { ...group, name, archivedAt };
      await updateGroup(tx, groupId, { name: next.name, archivedAt });
      if ((archivedAt === null) !== (group.archivedAt === null)) {
        const action = archivedAt === null ? 'group-restored' : 'group-archived';
        await recordAudit(tx, caller.id, action, ['group', groupId]);
      }
      return toGroupRow(tx, { ...found, group: next });
    });
  }

  async members(caller: Caller, query: MembersQuery) {
    await requireTaughtGroup(this.store.db, query.groupId, caller);
    return membersOf(this.store.db, query);
  }

  removeMember(caller: Caller, groupId: string, userId: string): Promise<void> {
    return this.store.write(async (tx) => {
      await requireActiveGroup(tx, groupId, caller);
      if (!(await isMember(tx, groupId, userId))) throw unknownMemberError();
      await deleteMember(tx, groupId, userId);
      await unseatMembers(tx, this.users, groupId, [userId]);
      await recordAudit(tx, caller.id, 'group-member-removed', ['group', groupId], { userId });
    });
  }

  move(caller: Caller, move: Move): Promise<void> {
    return this.store.write((tx) => moveMember(tx, this.users, caller, move));
  }

  async joined(userId: string) {
    const { db } = this.store;
    const rows = await groupsJoinedBy(db, userId);
    return Promise.all(
      (await withShownNames(db, rows)).map(async ({ homeOf, ...group }) => ({
        ...group,
        teachers: (await teachersOf(this.store.db, group.id)).map(({ username }) => username),
        mayLeave: homeOf === null,
      })),
    );
  }

  /** Names of the archived groups that the person was in, as children see them. */
  async ended(userId: string): Promise<string[]> {
    const { db } = this.store;
    return (await withShownNames(db, await groupsEndedFor(db, userId))).map(({ name }) => name);
  }

  /** Also takes back a wish to join, of which no parent has said anything. */
  leave(userId: string, groupId: string): Promise<void> {
    return this.store.write(async (tx) => {
      if (await deleteUnanswered(tx, groupId, userId)) return;
      const joined = (await groupsJoinedBy(tx, userId)).filter(({ id }) => id === groupId);
      const [group] = await withShownNames(tx, joined);
      if (!group) throw new HttpError(404, 'not-in-group', 'You are not in that group.');
      if (group.homeOf !== null) {
        throw new HttpError(
          403,
          'class-account',
          `Your school made this account for "${group.name}". Ask your teacher if you should not be in it.`,
          undefined,
          { group: group.name },
        );
      }
      await deleteMember(tx, groupId, userId);
      await unseatMembers(tx, this.users, groupId, [userId]);
    });
  }
}

const unknownMemberError = () => new HttpError(404, 'no-member', 'That child is not in this group.');

async function toGroupRow(db: Db, { group: { licenceId: _, ...group }, part }: TaughtGroup): Promise<GroupRow> {
  return { ...group, part, studentCount: await countMembers(db, group.id) };
}
