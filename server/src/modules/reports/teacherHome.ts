// Builds a teacher's home page: who needs help and why, each class's last activity and next lesson, and what is due.

import { isKnownError } from '@lanternwise/shared/constants/errorKinds';
import type { Language } from '@lanternwise/shared/constants/languages';
import { isMapId, type MapId, PLAY_ORDER, type ProgressPlace } from '@lanternwise/shared/constants/realms';
import {
  type DueItem,
  type HelpReason,
  HOME_DUE,
  HOME_LEARNERS,
  type HomeClass,
  type LearnerInNeed,
  type TeacherHomeReply,
} from '@lanternwise/shared/contracts/teacher-home';
import { currentSession } from '@lanternwise/shared/quests/progress';
import type { Db } from '../../db/db.ts';
import { isoTime } from '../../http/isoTime.ts';
import { assignmentsDueSoon } from '../assignments/learnerView.ts';
import type { UsersService } from '../users/service.ts';
import { waitingPrograms } from '../workshop/classProgramsService.ts';
import type { Viewer } from './access.ts';
import { mistakesIn, titleOf } from './contentTitles.ts';
import type { PlaceLookup } from './placeContent.ts';
import {
  classesOf,
  countClasses,
  countLearnersInNeed,
  helpSignsOf,
  invitationsEnding,
  learnersById,
  needsByClass,
  placesOf,
  realmRulesOf,
  wrongAnswers,
} from './teacherHomeRepository.ts';
import { WEEK_MS } from './weekSummary.ts';

type Home = Omit<TeacherHomeReply, 'success'>;
type Sign = Awaited<ReturnType<typeof helpSignsOf>>[number];
type Rule = Awaited<ReturnType<typeof realmRulesOf>>[number];
type Answers = Awaited<ReturnType<typeof wrongAnswers>>;

export interface HomeContext {
  users: UsersService;
  contents: Record<Language, PlaceLookup>;
  language: Language;
  now: number;
}

export async function buildTeacherHome(db: Db, viewer: Viewer, context: HomeContext): Promise<Home> {
  const { now } = context;
  const { language } = context;
  const [classes, classesTotal, signs, helpTotal, endings, assigned] = await Promise.all([
    classesOf(db, viewer.id, now - WEEK_MS),
    countClasses(db, viewer.id),
    helpSignsOf(db, viewer.id),
    countLearnersInNeed(db, viewer.id),
    invitationsEnding(db, viewer.id, now, now + WEEK_MS),
    assignmentsDueSoon(db, context.contents, viewer, { language, now }),
  ]);
  const ids = classes.map(({ id }) => id);
  const [places, needs, rules, help, waiting] = await Promise.all([
    ids.length === 0 ? [] : placesOf(db, ids),
    ids.length === 0 ? new Map<string, number>() : needsByClass(db, ids),
    ids.length === 0 ? [] : realmRulesOf(db, ids),
    describeNeeds(db, viewer, signs, context),
    waitingPrograms(db, context.users, ids),
  ]);
  return {
    help,
    helpTotal,
    classes: classes.map(({ lastActive, ...row }) => ({
      ...row,
      needHelp: needs.get(row.id) ?? 0,
      programsWaiting: waiting.get(row.id) ?? 0,
      lastActive: lastActive === null ? null : isoTime(lastActive),
      next: nextLesson(
        places.filter(({ groupId }) => groupId === row.id),
        rules.filter(({ groupId }) => groupId === row.id),
        now,
      ),
    })),
    classesTotal,
    due: [
      ...openings(classes, rules, now),
      ...endings.map(
        (row): DueItem => ({ ...row, kind: 'invitation-ends', realm: null, assignment: null, at: isoTime(row.at) }),
      ),
      ...assigned.map(({ groupId, groupName, dueAt, ...assignment }): DueItem => {
        return { kind: 'assignment-due', groupId, groupName, realm: null, assignment, at: isoTime(dueAt) };
      }),
    ]
      .sort((a, b) => a.at.localeCompare(b.at))
      .slice(0, HOME_DUE),
  };
}

/** The session where most students are; of equal ones, the first of the course. */
function nextLesson(
  places: readonly { realm: string; students: number }[],
  rules: readonly Rule[],
  now: number,
): HomeClass['next'] {
  if (places.length === 0) return null;
  const students = new Map<MapId, number>();
  for (const place of places) {
    // Who has not begun, or is outside the course, is at its beginning.
    const realm = PLAY_ORDER.find((each) => each === place.realm) ?? PLAY_ORDER[0];
    if (realm) students.set(realm, (students.get(realm) ?? 0) + place.students);
  }
  const most = Math.max(...students.values());
  const realm = PLAY_ORDER.find((each) => students.get(each) === most);
  if (!realm) return null;
  const rule = rules.find((each) => each.realm === realm);
  const opensAt = rule?.state === 'scheduled' && rule.opensAt !== null && rule.opensAt > now ? rule.opensAt : null;
  return {
    realm,
    ...currentSession(realm, []),
    state: rule?.state === 'locked' ? 'locked' : opensAt === null ? 'open' : 'scheduled',
    opensAt: opensAt === null ? null : isoTime(opensAt),
  };
}

/** Realms that open within the next seven days. */
function openings(classes: readonly { id: string; name: string }[], rules: readonly Rule[], now: number): DueItem[] {
  return rules.flatMap(({ groupId, realm, state, opensAt }) => {
    const group = classes.find(({ id }) => id === groupId);
    if (!group || state !== 'scheduled' || opensAt === null || !isMapId(realm)) return [];
    if (opensAt <= now || opensAt > now + WEEK_MS) return [];
    const at = isoTime(opensAt);
    return [{ kind: 'realm-opens' as const, groupId, groupName: group.name, realm, assignment: null, at }];
  });
}

async function describeNeeds(
  db: Db,
  viewer: Viewer,
  signs: readonly Sign[],
  { users, contents, language }: HomeContext,
): Promise<LearnerInNeed[]> {
  const ids = [...new Set(signs.map(({ userId }) => userId))].slice(0, HOME_LEARNERS);
  if (ids.length === 0) return [];
  const newest = ids.flatMap((id) => signs.find(({ userId }) => userId === id) ?? []);
  const repeated = newest.filter(({ kind }) => kind === 'same-error');
  const [learners, answers] = await Promise.all([
    learnersById(db, viewer, ids),
    wrongAnswers(
      db,
      repeated.map(({ userId }) => userId),
      repeated.map(({ ref }) => ref),
    ),
  ]);
  return newest.flatMap((sign) => {
    const learner = learners.find(({ id }) => id === sign.userId);
    if (!learner) return [];
    const { id, name, groupId, groupName } = learner;
    const tasks = new Set(signs.filter(({ userId }) => userId === id).map(({ realm, ref }) => `${realm} ${ref}`));
    return {
      id,
      name,
      groupId,
      groupName,
      reason: explainSign(sign, answers, users.isLimited(learner), contents[language]),
      since: isoTime(sign.since),
      others: tasks.size - 1,
    };
  });
}

/** @param limited others may not read the learner's own words; see ownWords.ts */
function explainSign(sign: Sign, answers: Answers, limited: boolean, contents: PlaceLookup): HelpReason {
  const { kind, count, detail, ref, userId } = sign;
  const content = contents(sign.realm);
  const base = { kind, count, realm: sign.realm as ProgressPlace, title: titleOf(content, ref) };
  if (kind === 'stuck' || detail === null) return { ...base, mistake: null, error: null };
  const last = answers.find(
    (each) =>
      each.userId === userId && each.realm === sign.realm && each.activity === ref && each.wrong.includes(detail),
  );
  const mistake = last && mistakesIn(content, ref, last.answer, [detail])[0];
  if (mistake) return { ...base, mistake: { label: mistake.label, text: mistake.text }, error: null };
  // A detail that no answer has is the name of an error, which a program may have chosen.
  return { ...base, mistake: null, error: last || (limited && !isKnownError(detail)) ? null : detail };
}
