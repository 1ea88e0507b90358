// Rules of assignments for teachers: making, changing, deleting, and who has done them.
import { dueTime } from '@lanternwise/shared/assignments/dueTime';
import { ASSIGNMENTS_PER_CLASS, DUE_WITHIN_DAYS } from '@lanternwise/shared/constants/assignments';
import type { Language } from '@lanternwise/shared/constants/languages';
import type {
  Assignable,
  AssignmentChange,
  AssignmentDetailReply,
  ClassAssignment,
  createAssignment,
  NewNote,
} from '@lanternwise/shared/contracts/assignments';
import type { z } from 'zod';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { requireActiveGroup, requireTaughtGroup } from '../groups/access.ts';
import type { RealmRulesService } from '../groups/realmRulesService.ts';
import { requireQuota } from '../quotas/service.ts';
import { admitTeacherText, type TeacherText } from '../teacher-texts/admit.ts';
import type { Caller, UsersService } from '../users/service.ts';
import { ClassPlay } from './classPlay.ts';
import { standingsOf, toClassAssignment } from './classView.ts';
import {
  type AssignmentRow,
  assignmentsOfGroup,
  type ClassMember,
  changeAssignment,
  chosenLearners,
  countAssignments,
  findAssignment,
  insertAssignment,
  membersOfClass,
  removeAssignment,
  removeAssignmentsOnlyFor,
  setLearners,
} from './repository.ts';
import { type Contents, evidenceOf, storedTarget, targetAccess, titlesOf } from './targets.ts';

const DAY_MS = 86_400_000;
/** Many more than a teacher of many classes makes on one day. */
const NEW_ASSIGNMENTS = { max: 300, windowMs: DAY_MS };

type NewAssignment = z.output<typeof createAssignment.body>;

export class AssignmentsService {
  readonly #play: ClassPlay;

  constructor(
    private readonly store: Store,
    private readonly contents: Contents,
    private readonly users: UsersService,
    private readonly rules: RealmRulesService,
  ) {
    this.#play = new ClassPlay(users, rules, contents);
  }

  async targets(caller: Caller, groupId: string, language: Language): Promise<Assignable[]> {
    const { db } = this.store;
    const { group } = await requireTaughtGroup(db, groupId, caller);
    const learners = await membersOfClass(db, groupId, caller);
    return this.#play.options(db, { group, learners }, language, Date.now());
  }

  async list(
    caller: Caller,
    { groupId, page, size }: { groupId: string; page: number; size: number },
    language: Language,
  ): Promise<{ items: ClassAssignment[]; total: number }> {
    const { db } = this.store;
    await requireTaughtGroup(db, groupId, caller);
    const [rows, total, members] = await Promise.all([
      assignmentsOfGroup(db, groupId, { page, size }),
      countAssignments(db, groupId),
      membersOfClass(db, groupId, caller),
    ]);
    const standings = await standingsOf(db, rows, members, this.contents, Date.now());
    return { items: standings.map((one) => toClassAssignment(one, this.contents, language)), total };
  }

  async detail(
    caller: Caller,
    groupId: string,
    assignmentId: string,
    language: Language,
  ): Promise<Omit<AssignmentDetailReply, 'success'>> {
    const { db } = this.store;
    const now = Date.now();
    const { group } = await requireTaughtGroup(db, groupId, caller);
    const row = await requireAssignment(db, groupId, assignmentId);
    const members = await membersOfClass(db, groupId, caller);
    const lockOf = await this.rules.locksOfClass(db, groupId, now);
    const access = (member: ClassMember) =>
      targetAccess(row, { canOpenProtected: this.users.canOpenProtected(member), lockOf });
    const canOpenProtected = members.some((member) => this.users.canOpenProtected(member));
    const [standings] = await standingsOf(db, [row], members, this.contents, now);
    const shown = standings ?? { row, learners: [] };
    return {
      groupName: group.name,
      archived: group.archivedAt !== null,
      assignment: toClassAssignment(shown, this.contents, language),
      learners: shown.learners.map(({ member, canBegin, ...standing }) => {
        const { id, name, username } = member;
        return { id, name, username, ...standing, isClosed: !canBegin || access(member).state !== 'open' };
      }),
      path: titlesOf(row, this.contents, 'en') ? targetAccess(row, { canOpenProtected }).path : null,
      evidence: evidenceOf(row, this.contents),
    };
  }

  /** A request that arrives twice makes one assignment. */
  create(caller: Caller, groupId: string, body: NewAssignment): Promise<string> {
    return this.store.write(async (tx) => {
      const { group } = await requireActiveGroup(tx, groupId, caller);
      const existing = await findAssignment(tx, body.id);
      if (existing) return requireSameGroup(existing, groupId);
      const now = Date.now();
      const dueAt = requireDueTime(body.due, body.timeZone, now);
      const learners = chosenMembers(await membersOfClass(tx, groupId, caller), body.learners);
      const target = storedTarget(body.target);
      await this.#play.assertAssignable(tx, target, { group, learners }, dueAt);
      await assertRoom(tx, groupId);
      await requireQuota(tx, { key: `assignments:${caller.id}`, ...NEW_ASSIGNMENTS }, now);
      const isNew = await insertAssignment(tx, {
        ...target,
        id: body.id,
        groupId,
        createdBy: caller.id,
        title: titlesOf(target, this.contents, 'en')?.title ?? '',
        titleHindi: titlesOf(target, this.contents, 'hi')?.title ?? '',
        wholeClass: body.learners === 'all',
        dueAt,
        allDay: body.due.time === null,
        timeZone: body.timeZone,
        ...(await noteColumns(tx, { sender: caller, groupId }, body.note)),
        createdAt: now,
      });
      // Another process was faster with the same request.
      if (!isNew) return body.id;
      if (body.learners !== 'all') await setLearners(tx, body.id, body.learners, now);
      await recordAudit(tx, caller.id, 'assignment-created', ['group', groupId], { assignmentId: body.id, ...target });
      return body.id;
    });
  }

  update(caller: Caller, groupId: string, assignmentId: string, change: AssignmentChange): Promise<string> {
    return this.store.write(async (tx) => {
      const { group } = await requireActiveGroup(tx, groupId, caller);
      const row = await requireAssignment(tx, groupId, assignmentId);
      const timing = change.due && this.#newTiming(row, change);
      if (timing || change.learners !== undefined) {
        const members = await membersOfClass(tx, groupId, caller);
        const assigned = change.learners ?? (await assignedBefore(tx, row, members));
        const learners = chosenMembers(members, assigned);
        const dueAt = timing?.dueAt ?? row.dueAt;
        // Who is added later, or a date before the realm opens, would be asked for the impossible.
        await this.#play.assertAssignable(tx, row, { group, learners }, Math.max(dueAt, Date.now()));
      }
      await changeAssignment(tx, assignmentId, {
        ...timing,
        ...(change.learners !== undefined && { wholeClass: change.learners === 'all' }),
        ...(change.note !== undefined && (await changedNote(tx, { sender: caller, groupId, row }, change.note))),
      });
      if (change.learners !== undefined) {
        await setLearners(tx, assignmentId, change.learners === 'all' ? [] : change.learners, Date.now());
      }
      await recordAudit(tx, caller.id, 'assignment-changed', ['group', groupId], {
        assignmentId,
        changed: Object.keys(change),
      });
      return assignmentId;
    });
  }

  /** A due date that stays as it was may have passed. */
  #newTiming(row: AssignmentRow, { due, timeZone = row.timeZone }: AssignmentChange) {
    if (!due) return undefined;
    const allDay = due.time === null;
    if (dueTime(due, timeZone) === row.dueAt) return { allDay, timeZone };
    return { dueAt: requireDueTime(due, timeZone, Date.now()), allDay, timeZone };
  }

  remove(caller: Caller, groupId: string, assignmentId: string): Promise<void> {
    return this.store.write(async (tx) => {
      await requireActiveGroup(tx, groupId, caller);
      const { kind, realm, ref } = await requireAssignment(tx, groupId, assignmentId);
      await removeAssignment(tx, assignmentId);
      await recordAudit(tx, caller.id, 'assignment-deleted', ['group', groupId], { assignmentId, kind, realm, ref });
    });
  }
}

const noAssignmentError = () => new HttpError(404, 'no-assignment', 'There is no such assignment.');

async function requireAssignment(db: Db, groupId: string, id: string): Promise<AssignmentRow> {
  const row = await findAssignment(db, id);
  if (row?.groupId !== groupId) throw noAssignmentError();
  return row;
}

function requireSameGroup({ id, groupId }: AssignmentRow, wanted: string): string {
  if (groupId !== wanted) throw noAssignmentError();
  return id;
}

function requireDueTime(due: NewAssignment['due'], timeZone: string, now: number): number {
  const dueAt = dueTime(due, timeZone);
  if (dueAt === undefined) throw new HttpError(400, 'due-unknown', 'There is no such day in the calendar.');
  if (dueAt <= now) throw new HttpError(400, 'due-past', 'That time has passed. Please choose a later one.');
  if (dueAt > now + DUE_WITHIN_DAYS * DAY_MS) {
    throw new HttpError(400, 'due-too-far', 'That date is too far in the future.');
  }
  return dueAt;
}

/** Throws unless all of them are in the class. */
function chosenMembers(members: readonly ClassMember[], chosen: NewAssignment['learners']): readonly ClassMember[] {
  if (chosen === 'all') return members;
  return chosen.map((id) => {
    const member = members.find((each) => each.id === id);
    if (!member) throw new HttpError(404, 'no-member', 'That child is not in this group.');
    return member;
  });
}

/** Who has left the class meanwhile no longer counts. */
async function assignedBefore(
  tx: Db,
  { id, wholeClass }: AssignmentRow,
  members: readonly ClassMember[],
): Promise<NewAssignment['learners']> {
  if (wholeClass) return 'all';
  const chosen = (await chosenLearners(tx, [id])).get(id);
  return members.filter((member) => chosen?.has(member.id)).map((member) => member.id);
}

async function assertRoom(tx: Db, groupId: string): Promise<void> {
  if ((await countAssignments(tx, groupId)) < ASSIGNMENTS_PER_CLASS) return;
  const message = `A class can have at most ${ASSIGNMENTS_PER_CLASS} assignments. Delete old ones first.`;
  throw new HttpError(409, 'too-many-assignments', message, undefined, { most: ASSIGNMENTS_PER_CLASS });
}

async function noteColumns(tx: Db, by: Pick<TeacherText, 'sender' | 'groupId'>, note: NewNote) {
  const text = note && 'text' in note ? note.text : null;
  return {
    notePreset: note && 'preset' in note ? note.preset : null,
    noteText: text === null ? null : await admitTeacherText(tx, { ...by, field: 'assignment-note', text }),
    noteBy: text === null ? null : by.sender.id,
  };
}

/** A form sends the note again that it did not change: it stays whose it is. */
async function changedNote(
  tx: Db,
  { row, ...by }: Pick<TeacherText, 'sender' | 'groupId'> & { row: AssignmentRow },
  note: NewNote,
) {
  return note && 'text' in note && note.text === row.noteText ? {} : noteColumns(tx, by, note);
}

/** Deletes what was assigned to deleted accounts alone. */
export const forgetAssignmentsOnlyFor = removeAssignmentsOnlyFor;
