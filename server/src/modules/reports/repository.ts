// Database queries of reports: evidence of a learner and of a class, teachers' notes.
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import type { ProgramStatus } from '@lanternwise/shared/quests/programs';
import type { PythonAttempt } from '@lanternwise/shared/quests/pythonAttempt';
import { completeRealmState, type RealmState, type StoredRealmState } from '@lanternwise/shared/quests/state';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Db, preparePerConnection, type Row, type Tables } from '../../db/db.ts';
import { deleteBy, putInto } from '../../db/rows.ts';
import { realmStatesOf } from '../progress/evidence.ts';
import { limitColumns } from '../users/service.ts';
import type { Viewer } from './access.ts';
import { learnerName } from './learnerName.ts';
import { runWithoutOwnWords, withoutOwnWords } from './ownWords.ts';
import { studentColumns } from './students.ts';

const MAX_PROGRAMS = 100;
const MAX_EVENTS = 150;
const MAX_ANSWERS = 2000;
const MAX_ATTEMPTS = 2000;
/** Maximum number of a class's latest mistakes. */
const MAX_MISTAKES = 5000;

/** What others may read of a learner's play. */
export interface LearnerEvidence {
  ownWordsHidden: boolean;
  states: Array<{ realm: string; state: RealmState }>;
  /** Oldest first. */
  answers: Array<{
    /** Id of the quest event. */
    eventId: string;
    realm: string;
    activity: string;
    answer: unknown;
    wrong: readonly string[];
    correct: boolean;
    score: number;
    ms: number;
    hints: number;
    skipped: boolean;
    answeredAt: number;
  }>;
  /** Latest first. */
  programs: Array<{
    realm: string;
    ref: string;
    /** Null if own words are hidden. */
    code: string | null;
    status: ProgramStatus;
    ms: number;
    errorKind: string | null;
    /** Python's own text, and what was printed; null if own words are hidden, or the run was stored without them. */
    error: string | null;
    output: string | null;
    ranAt: number;
  }>;
  /** Checked attempts at steps of Python lessons, latest first. */
  attempts: Array<{ realm: string; ref: string; figures: PythonAttempt }>;
  /** Latest first, in the order in which the server took them in. */
  events: Array<{ realm: string; event: QuestEvent; receivedAt: number }>;
  signs: Array<Row<'helpSigns'>>;
}

export async function findStudent(db: Db, viewer: Viewer, id: string) {
  const { users, classAccounts } = db.tables;
  const [row] = await db
    .select(studentColumns(db.tables, viewer))
    .from(users)
    .leftJoin(classAccounts, eq(classAccounts.userId, users.id))
    .where(eq(users.id, id));
  return row;
}

/** A learner, with the answer to whether others may read the learner's own words; see ownWords.ts. */
export interface EvidenceOwner {
  id: string;
  ownWordsHidden: boolean;
}

const answerColumns = ({ activityAnswers }: Tables) => {
  const { eventId, realm, activity, answer, wrong, correct, score, ms, hints, skipped, answeredAt } = activityAnswers;
  return { eventId, realm, activity, answer, wrong, correct, score, ms, hints, skipped, answeredAt };
};

const programColumns = ({ programRuns }: Tables) => {
  const { realm, ref, status, ms, errorKind, ranAt } = programRuns;
  // Nullable in the type: hidden words become null.
  const [code, error, output] = [sql<string | null>`${programRuns.code}`, programRuns.error, programRuns.output];
  return { realm, ref, code, status, ms, errorKind, error, output, ranAt };
};

/** The server's sequence tells the order within a person; rows from before it was kept have their times only. */
const latestFirst = ({ sequence, receivedAt }: Tables['questEvents']) => [desc(sequence), desc(receivedAt)];

export async function evidenceOf(db: Db, owner: EvidenceOwner): Promise<LearnerEvidence> {
  const { id: userId, ownWordsHidden } = owner;
  const { activityAnswers, programRuns, questEvents, helpSigns } = db.tables;
  const { answeredAt } = activityAnswers;
  const [states, answers, programs, attempts, events, signs] = await Promise.all([
    realmStatesOf(db, userId),
    db
      .select(answerColumns(db.tables))
      .from(activityAnswers)
      .where(eq(activityAnswers.userId, userId))
      .orderBy(desc(answeredAt))
      .limit(MAX_ANSWERS),
    db
      .select(programColumns(db.tables))
      .from(programRuns)
      .where(eq(programRuns.userId, userId))
      .orderBy(desc(programRuns.ranAt))
      .limit(MAX_PROGRAMS),
    db
      .select({ realm: questEvents.realm, event: questEvents.event })
      .from(questEvents)
      .where(and(eq(questEvents.userId, userId), eq(questEvents.kind, 'python-attempt')))
      .orderBy(...latestFirst(questEvents))
      .limit(MAX_ATTEMPTS),
    db
      .select({ realm: questEvents.realm, event: questEvents.event, receivedAt: questEvents.receivedAt })
      .from(questEvents)
      .where(and(eq(questEvents.userId, userId), ne(questEvents.kind, 'lesson-page')))
      .orderBy(...latestFirst(questEvents))
      .limit(MAX_EVENTS),
    db.select().from(helpSigns).where(eq(helpSigns.userId, userId)).orderBy(asc(helpSigns.since)),
  ]);
  const evidence = {
    states,
    answers: answers.reverse(),
    programs,
    attempts: attempts.flatMap(asAttempt),
    events,
    signs,
  };
  return ownWordsHidden ? withoutOwnWords(evidence) : { ...evidence, ownWordsHidden };
}

/** What is stored of one lesson: its answers, runs of its programs, its help signs, and the state of its realm. No events. */
export async function lessonEvidenceOf(
  db: Db,
  { id: userId, ownWordsHidden }: EvidenceOwner,
  realm: string,
  refs: readonly string[],
): Promise<LearnerEvidence> {
  const { realmStates, activityAnswers, programRuns, questEvents, helpSigns } = db.tables;
  const [states, answers, programs, attempts, signs] = await Promise.all([
    db
      .select({ realm: realmStates.realm, state: realmStates.state })
      .from(realmStates)
      .where(and(eq(realmStates.userId, userId), eq(realmStates.realm, realm))),
    db
      .select(answerColumns(db.tables))
      .from(activityAnswers)
      .where(
        and(
          eq(activityAnswers.userId, userId),
          eq(activityAnswers.realm, realm),
          inArray(activityAnswers.activity, refs),
        ),
      )
      .orderBy(asc(activityAnswers.answeredAt)),
    db
      .select(programColumns(db.tables))
      .from(programRuns)
      .where(and(eq(programRuns.userId, userId), eq(programRuns.realm, realm), inArray(programRuns.ref, refs)))
      .orderBy(desc(programRuns.ranAt)),
    db
      .select({ realm: questEvents.realm, event: questEvents.event })
      .from(questEvents)
      .where(and(eq(questEvents.userId, userId), eq(questEvents.realm, realm), eq(questEvents.kind, 'python-attempt')))
      .orderBy(...latestFirst(questEvents))
      .limit(MAX_ATTEMPTS),
    db
      .select()
      .from(helpSigns)
      .where(and(eq(helpSigns.userId, userId), eq(helpSigns.realm, realm), inArray(helpSigns.ref, refs)))
      .orderBy(asc(helpSigns.since)),
  ]);
  const evidence = {
    states: states.map(withCompleteState),
    answers,
    programs,
    attempts: attempts.flatMap(asAttempt).filter(({ ref }) => refs.includes(ref)),
    events: [],
    signs,
  };
  return ownWordsHidden ? withoutOwnWords(evidence) : { ...evidence, ownWordsHidden };
}

const asAttempt = ({ realm, event }: { realm: string; event: QuestEvent }) =>
  event.kind === 'python-attempt' ? [{ realm, ref: event.ref, figures: event.figures }] : [];

const withCompleteState = <T extends { state: StoredRealmState }>(row: T) => ({
  ...row,
  state: completeRealmState(row.state),
});

export async function membersOf(db: Db, viewer: Viewer, groupId: string) {
  const { users, groupMembers, classAccounts } = db.tables;
  const name = learnerName(db.tables, viewer);
  return db
    .select({
      id: users.id,
      name,
      username: users.username,
      completedMaps: users.completedMaps,
      ...limitColumns(users),
    })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .leftJoin(classAccounts, eq(classAccounts.userId, users.id))
    .where(eq(groupMembers.groupId, groupId))
    .orderBy(asc(sql`lower(${name})`), asc(users.id));
}

function memberIds(db: Db, groupId: string) {
  const { groupMembers } = db.tables;
  return db.select({ id: groupMembers.userId }).from(groupMembers).where(eq(groupMembers.groupId, groupId));
}

/** Input of a class's heat map. @param hiddenWords members whose own words others may not read */
export async function classEvidence(db: Db, groupId: string, hiddenWords: ReadonlySet<string>) {
  const { realmStates, helpSigns, activityAnswers, programRuns } = db.tables;
  const { realm, activity, answer, wrong, correct, answeredAt } = activityAnswers;
  const [states, signs, mistakes, failures] = await Promise.all([
    db
      .select({ userId: realmStates.userId, realm: realmStates.realm, state: realmStates.state })
      .from(realmStates)
      .where(inArray(realmStates.userId, memberIds(db, groupId))),
    db
      .select({ userId: helpSigns.userId, realm: helpSigns.realm, ref: helpSigns.ref })
      .from(helpSigns)
      .where(inArray(helpSigns.userId, memberIds(db, groupId))),
    db
      .select({ userId: activityAnswers.userId, realm, activity, answer, wrong })
      .from(activityAnswers)
      .where(and(inArray(activityAnswers.userId, memberIds(db, groupId)), eq(correct, false)))
      .orderBy(desc(answeredAt))
      .limit(MAX_MISTAKES),
    db
      .select({
        userId: programRuns.userId,
        realm: programRuns.realm,
        ref: programRuns.ref,
        errorKind: programRuns.errorKind,
        code: programRuns.code,
      })
      .from(programRuns)
      .where(and(inArray(programRuns.userId, memberIds(db, groupId)), inArray(programRuns.status, ['failed', 'error'])))
      .orderBy(desc(programRuns.ranAt))
      .limit(MAX_MISTAKES),
  ]);
  const shownFailures = failures.map((run) =>
    hiddenWords.has(run.userId) ? runWithoutOwnWords(run) : { ...run, code: run.code as string | null },
  );
  return { states: states.map(withCompleteState), signs, mistakes, failures: shownFailures };
}

const noteQuery = preparePerConnection((db, { teacherNotes }) =>
  db
    .select({ note: teacherNotes.note })
    .from(teacherNotes)
    .where(
      and(
        eq(teacherNotes.teacherId, sql.placeholder('teacherId')),
        eq(teacherNotes.studentId, sql.placeholder('studentId')),
      ),
    )
    .prepare(),
);

export async function findNote(db: Db, teacherId: string, studentId: string): Promise<string> {
  const [row] = await noteQuery(db).execute({ teacherId, studentId });
  return row?.note ?? '';
}

/** Saves a note; an empty note is deleted. */
export async function saveNote(tx: Db, teacherId: string, studentId: string, note: string): Promise<void> {
  if (note.trim() === '') await deleteBy('teacherNotes', 'teacherId', 'studentId')(tx, teacherId, studentId);
  else
    await putInto('teacherNotes', 'teacherId', 'studentId')(tx, { teacherId, studentId, note, updatedAt: Date.now() });
}
