// A learner's assignments: for the learner, for reports, for a parent's week, and what is due for a teacher.
import { assignmentState, isDoneState } from '@lanternwise/shared/assignments/progress';
import { DONE_SHOWN_DAYS, OPEN_SHOWN_DAYS } from '@lanternwise/shared/constants/assignments';
import type { Language } from '@lanternwise/shared/constants/languages';
import type { NoteOfAssignment, OwnAssignment, ReportedAssignment } from '@lanternwise/shared/contracts/assignments';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { RealmRulesService } from '../groups/realmRulesService.ts';
import { shownText } from '../teacher-texts/shown.ts';
import type { Caller, UsersService } from '../users/service.ts';
import { countStandings, describeTarget, standingsOf } from './classView.ts';
import { progressFacts } from './evidence.ts';
import { assignmentsDue, assignmentsOfLearner, type LearnerRow, membersOfClass } from './repository.ts';
import { type Contents, hasSomethingToDo, progressOf, realmsOf, targetAccess } from './targets.ts';

const DAY_MS = 86_400_000;

interface LearnerAssignment {
  canBegin: boolean;
  row: LearnerRow;
  reported: ReportedAssignment;
}

/** @param dueAfter what was due before is not looked at */
async function learnerAssignments(
  db: Db,
  contents: Contents,
  userId: string,
  { language, dueAfter, now }: { language: Language; dueAfter: number; now: number },
): Promise<LearnerAssignment[]> {
  const rows = await assignmentsOfLearner(db, userId, dueAfter);
  if (rows.length === 0) return [];
  const withReviews = rows.some(({ kind }) => kind === 'review');
  const factsOf = await progressFacts(db, [userId], [...new Set(rows.flatMap(realmsOf))], withReviews);
  return rows.map((row) => {
    const facts = factsOf(userId);
    const progress = progressOf(row, contents, facts);
    const { done, of } = progress;
    const state = assignmentState(progress, row.dueAt, now);
    const { groupName } = row;
    const reported = { ...describeTarget(row, contents, language), groupName, state, done, of };
    return { row, reported, canBegin: hasSomethingToDo(row, facts) };
  });
}

/** A note that its writer may not send, or that would not be admitted today, is none. */
function shownNote({ notePreset, noteText, writer }: LearnerRow): NoteOfAssignment {
  if (notePreset !== null) return { preset: notePreset };
  const text = noteText === null ? null : shownText(noteText, 'assignment-note', writer);
  return text === null ? null : { text };
}

/** What is not done first, soonest first. Old ones are left out, and those that the course no longer has once they were due. */
export async function ownAssignments(
  store: Store,
  contents: Contents,
  users: UsersService,
  user: Caller,
  language: Language,
): Promise<OwnAssignment[]> {
  const now = Date.now();
  const dueAfter = now - OPEN_SHOWN_DAYS * DAY_MS;
  const found = await learnerAssignments(store.db, contents, user.id, { language, dueAfter, now });
  if (found.length === 0) return [];
  const locks = await new RealmRulesService(store).locksOf(user.id, now);
  const person = {
    canOpenProtected: users.canOpenProtected(user),
    lockOf: (realm: string) => locks.find((lock) => lock.realm === realm),
  };
  const shown = found.flatMap(({ row, reported, canBegin }): OwnAssignment[] => {
    const isDone = isDoneState(reported.state);
    const shownUntil = isDone ? row.dueAt + DONE_SHOWN_DAYS * DAY_MS : reported.isGone ? row.dueAt : Number.MAX_VALUE;
    if (shownUntil < now) return [];
    const path = reported.isGone || !canBegin ? null : targetAccess(row, person).path;
    return [{ ...reported, note: shownNote(row), path }];
  });
  return [
    ...shown.filter(({ state }) => !isDoneState(state)),
    ...shown.filter(({ state }) => isDoneState(state)).reverse(),
  ];
}

/**
 * For the report about a learner: the latest due first.
 * @param isShown whether the reader may see what this class gave; other teachers' classes are hidden
 */
export async function assignmentsForReport(
  db: Db,
  contents: Contents,
  userId: string,
  { language, isShown }: { language: Language; isShown(groupId: string): boolean },
): Promise<ReportedAssignment[]> {
  const found = await learnerAssignments(db, contents, userId, { language, dueAfter: 0, now: Date.now() });
  return found.flatMap(({ row, reported }) => (isShown(row.groupId) ? [reported] : [])).reverse();
}

const WEEK_MS = 7 * DAY_MS;
/** What is due on the seventh day is due at its end, as a new assignment is by default. */
const THROUGH_WEEK_MS = 8 * DAY_MS;

/** For a parent: due in the last or the next seven days, or still missing from the four weeks before. */
export async function assignmentsOfWeek(
  db: Db,
  contents: Contents,
  userId: string,
  { language, now }: { language: Language; now: number },
): Promise<ReportedAssignment[]> {
  const found = await learnerAssignments(db, contents, userId, { language, dueAfter: now - 5 * WEEK_MS, now });
  return found.flatMap(({ reported }) => {
    const { dueAt, state, isGone } = reported;
    const isNear = dueAt > now - WEEK_MS && dueAt <= now + THROUGH_WEEK_MS;
    return !isGone && (isNear || state === 'overdue') ? [reported] : [];
  });
}

/** An assignment of a teacher's class that is due soon. */
export interface DueAssignment {
  id: string;
  groupId: string;
  groupName: string;
  title: string;
  dueAt: number;
  allDay: boolean;
  timeZone: string;
  done: number;
  students: number;
}

/** Due in the next seven days, soonest first. */
export async function assignmentsDueSoon(
  db: Db,
  contents: Contents,
  viewer: Pick<Caller, 'id' | 'role'>,
  { language, now }: { language: Language; now: number },
): Promise<DueAssignment[]> {
  const due = await assignmentsDue(db, viewer.id, now, now + THROUGH_WEEK_MS);
  const groupIds = [...new Set(due.map(({ assignment }) => assignment.groupId))];
  const byClass = await Promise.all(
    groupIds.map(async (groupId) => {
      const rows = due.flatMap(({ assignment }) => (assignment.groupId === groupId ? [assignment] : []));
      return standingsOf(db, rows, await membersOfClass(db, groupId, viewer), contents, now);
    }),
  );
  const standings = byClass.flat();
  return due.map(({ assignment, groupName }) => {
    const { id, groupId, dueAt, allDay, timeZone } = assignment;
    const counts = countStandings(standings.find(({ row }) => row.id === id)?.learners ?? []);
    const { title } = describeTarget(assignment, contents, language);
    const { students, late } = counts;
    const done = counts.done + late;
    return { id, groupId, groupName, title, dueAt, allDay, timeZone, done, students };
  });
}
