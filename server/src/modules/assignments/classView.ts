// Describes assignments for the teachers of a class: what they say, who has to do them, and how far everyone is.
import {
  type AssignmentProgress,
  type AssignmentState,
  assignmentState,
} from '@lanternwise/shared/assignments/progress';
import { inLanguage, type Language } from '@lanternwise/shared/constants/languages';
import { isProgressPlace } from '@lanternwise/shared/constants/realms';
import type { AssignmentCounts, ClassAssignment, NoteOfAssignment } from '@lanternwise/shared/contracts/assignments';
import type { Db } from '../../db/db.ts';
import { progressFacts } from './evidence.ts';
import { type AssignmentRow, type ClassMember, chosenLearners } from './repository.ts';
import { type Contents, hasSomethingToDo, progressOf, realmsOf, titlesOf } from './targets.ts';

export function noteOf({ notePreset, noteText }: AssignmentRow): NoteOfAssignment {
  if (notePreset !== null) return { preset: notePreset };
  return noteText === null ? null : { text: noteText };
}

/** What every view of an assignment shows. */
export function describeTarget(row: AssignmentRow, contents: Contents, language: Language) {
  const titles = titlesOf(row, contents, language);
  const storedTitle = inLanguage({ en: row.title, hi: row.titleHindi }, language);
  const { id, kind, ref, dueAt, allDay, timeZone } = row;
  const realm = row.realm !== null && isProgressPlace(row.realm) ? row.realm : null;
  return {
    ...{ id, kind, realm, ref, dueAt, allDay, timeZone },
    ...(titles ?? { title: storedTitle, realmTitle: null }),
    isGone: titles === undefined,
  };
}

export interface LearnerStanding extends AssignmentProgress {
  member: ClassMember;
  state: AssignmentState;
  /** False for a review before the learner has finished a realm. */
  canBegin: boolean;
}

export interface ClassStandings {
  row: AssignmentRow;
  learners: LearnerStanding[];
}

/** How far the learners of one class are with its assignments. Who joined after the due date does not have to do it. */
export async function standingsOf(
  db: Db,
  rows: readonly AssignmentRow[],
  members: readonly ClassMember[],
  contents: Contents,
  now: number,
): Promise<ClassStandings[]> {
  const realms = [...new Set(rows.flatMap(realmsOf))];
  const withReviews = rows.some(({ kind }) => kind === 'review');
  const ids = members.map(({ id }) => id);
  const chosenIds = rows.filter(({ wholeClass }) => !wholeClass).map(({ id }) => id);
  const [factsOf, chosen] = await Promise.all([
    progressFacts(db, rows.length === 0 ? [] : ids, realms, withReviews),
    chosenLearners(db, chosenIds),
  ]);
  return rows.map((row) => ({
    row,
    learners: members
      .filter(({ id, joinedAt }) => joinedAt <= row.dueAt && (row.wholeClass || chosen.get(row.id)?.has(id)))
      .map((member) => {
        const facts = factsOf(member.id);
        const progress = progressOf(row, contents, facts);
        const state = assignmentState(progress, row.dueAt, now);
        return { member, ...progress, state, canBegin: hasSomethingToDo(row, facts) };
      }),
  }));
}

export function countStandings(learners: readonly LearnerStanding[]): AssignmentCounts {
  const count = (...states: AssignmentState[]) => learners.filter(({ state }) => states.includes(state)).length;
  return {
    students: learners.length,
    done: count('done'),
    late: count('done-late'),
    inProgress: count('in-progress'),
    missing: count('open', 'overdue'),
  };
}

export function toClassAssignment(
  { row, learners }: ClassStandings,
  contents: Contents,
  language: Language,
): ClassAssignment {
  return {
    ...describeTarget(row, contents, language),
    note: noteOf(row),
    wholeClass: row.wholeClass,
    createdAt: row.createdAt,
    counts: countStandings(learners),
  };
}
