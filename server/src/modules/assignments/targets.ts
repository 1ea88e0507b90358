// Finds what an assignment is about in today's content: its titles, its rules, and the way to it.
import {
  openWayInto,
  type PlayContext,
  type PlayState,
  playAccess,
  playPath,
  realmPlace,
} from '@lanternwise/shared/access/playAccess';
import {
  type AssignmentProgress,
  lessonAssignmentProgress,
  realmAssignmentProgress,
  reviewAssignmentProgress,
  taskProgress,
} from '@lanternwise/shared/assignments/progress';
import type { AssignmentKind } from '@lanternwise/shared/constants/assignments';
import { type ByLanguage, inLanguage, type Language } from '@lanternwise/shared/constants/languages';
import { isMapId, type MapId, type ProgressPlace } from '@lanternwise/shared/constants/realms';
import type { AssignmentTarget } from '@lanternwise/shared/contracts/assignments';
import type { CourseUnit } from '@lanternwise/shared/courses/course';
import { unitAccess } from '@lanternwise/shared/courses/progress';
import { schoolClassX } from '@lanternwise/shared/courses/schoolClassX';
import { zoneOffset } from '@lanternwise/shared/groups/weeklyOpening';
import { REVIEW_BANK, type ReviewedRealm, reviewItems } from '@lanternwise/shared/review/bank';
import { UNIT2_PLACE } from '@lanternwise/shared/school/unit2Quest';
import { courseText } from '../content/translatedWords.ts';
import type { PlacesByLanguage } from '../reports/placeContent.ts';
import type { LearnerProgressFacts } from './evidence.ts';
import type { AssignmentRow } from './repository.ts';

const DAY_MS = 86_400_000;
const SHOPS: MapId = 'python-world';

export type Contents = PlacesByLanguage;

/** Columns of an assignment that name its target. */
export interface StoredTarget {
  kind: AssignmentKind;
  realm: string | null;
  ref: string | null;
}

export function storedTarget(target: AssignmentTarget): StoredTarget {
  switch (target.kind) {
    case 'realm':
      return { kind: 'realm', realm: target.realm, ref: null };
    case 'task':
      // A shop is a task of Python World: the same thing has one kind.
      return { kind: target.realm === SHOPS ? 'shop' : 'task', realm: target.realm, ref: target.ref };
    case 'shop':
      return { kind: 'shop', realm: SHOPS, ref: target.ref };
    case 'unit':
      return { kind: 'unit', realm: null, ref: target.ref };
    case 'review':
      return { kind: 'review', realm: null, ref: null };
  }
}

const REVIEW_TITLES: ByLanguage<string> = { en: 'Five-minute review', hi: 'पाँच मिनट की दोहराई' };
export const REVIEWED_REALMS = Object.keys(REVIEW_BANK) as ReviewedRealm[];

const unitOf = (ref: string | null): CourseUnit | undefined => schoolClassX.units.find(({ id }) => id === ref);

/** Where the progress of a unit is recorded. */
const unitPlace = (unit: CourseUnit): ProgressPlace => unit.realm ?? UNIT2_PLACE;

/** Realms whose progress decides about a target. */
export function realmsOf({ kind, realm, ref }: StoredTarget): readonly string[] {
  if (kind === 'review') return REVIEWED_REALMS;
  if (kind !== 'unit') return realm === null ? [] : [realm];
  const unit = unitOf(ref);
  return unit ? [unitPlace(unit)] : [];
}

export interface TargetTitles {
  title: string;
  /** Of the realm, for a task and a shop. */
  realmTitle: string | null;
}

/** Undefined if the course no longer has it. */
export function titlesOf(
  { kind, realm, ref }: StoredTarget,
  contents: Contents,
  language: Language,
): TargetTitles | undefined {
  if (kind === 'review') return { title: inLanguage(REVIEW_TITLES, language), realmTitle: null };
  if (kind === 'unit') {
    const unit = unitOf(ref);
    return unit && { title: courseText(unit.title, language), realmTitle: null };
  }
  const content = realm === null || !isMapId(realm) ? undefined : contents[language](realm);
  if (!content) return undefined;
  if (kind === 'realm') return { title: content.realm.title, realmTitle: null };
  const task = content.quest.tasks.find(({ id }) => id === ref);
  return task && { title: task.title, realmTitle: content.realm.title };
}

/** The last lesson or activity of a task, which has a page of evidence. */
export function evidenceOf({ kind, realm, ref }: StoredTarget, contents: Contents) {
  if ((kind !== 'task' && kind !== 'shop') || realm === null || !isMapId(realm)) return null;
  const task = contents.en(realm)?.quest.tasks.find(({ id }) => id === ref);
  const step = task?.steps.findLast(({ on }) => on.kind === 'activity-answered' || on.kind === 'lesson-finished');
  return step ? { realm, ref: step.on.ref } : null;
}

/** How much of an assignment a learner has done; nothing of what the course no longer has. */
export function progressOf(row: AssignmentRow, contents: Contents, facts: LearnerProgressFacts): AssignmentProgress {
  const nothing = { done: 0, of: 1, doneAt: null };
  if (row.kind === 'review') return reviewProgressOf(row, contents, facts);
  const unit = row.kind === 'unit' ? unitOf(row.ref) : undefined;
  const place = unit ? unitPlace(unit) : row.realm;
  const content = place === null ? undefined : contents.en(place);
  if (!content || place === null) return nothing;
  const state = facts.stateOf(place);
  const timeOf = facts.timeOf(place);
  if (row.kind === 'realm') return realmAssignmentProgress(content.quest, state, timeOf);
  if (row.kind === 'unit') {
    const count = isMapId(place) ? realmAssignmentProgress : lessonAssignmentProgress;
    return unit ? count(content.quest, state, timeOf) : nothing;
  }
  const task = content.quest.tasks.find(({ id }) => id === row.ref);
  return task ? taskProgress(task, state, timeOf) : nothing;
}

/** False for a review by a learner who has not finished any realm. */
export const hasSomethingToDo = ({ kind }: StoredTarget, facts: LearnerProgressFacts): boolean =>
  kind !== 'review' || REVIEWED_REALMS.some((realm) => facts.stateOf(realm).completed);

function reviewProgressOf(row: AssignmentRow, contents: Contents, facts: LearnerProgressFacts): AssignmentProgress {
  const dayOf = (time: number) => Math.floor((time + zoneOffset(time, row.timeZone)) / DAY_MS);
  const finished = REVIEWED_REALMS.flatMap((realm) => {
    const exit = contents.en(realm)?.quest.exit.id;
    const at = exit === undefined ? undefined : facts.timeOf(realm)({ kind: 'exit-reached', ref: exit });
    if (!facts.stateOf(realm).completed || (at ?? 0) > row.dueAt) return [];
    return [{ items: reviewItems(realm), finishedDay: dayOf(at ?? row.createdAt) }];
  });
  return reviewAssignmentProgress(facts.reviewAnswers, finished, { since: row.createdAt, dueDay: dayOf(row.dueAt) });
}

export interface TargetAccess {
  state: Exclude<PlayState, 'needs-sign-in'>;
  opensAt: number | null;
  /** Address of the thing; null unless it is open. */
  path: string | null;
}

/** What a person may do with a target, by the one function that says what may be played. */
export function targetAccess({ kind, realm, ref }: StoredTarget, person: PlayContext): TargetAccess {
  if (kind === 'review') return { state: 'open', opensAt: null, path: '/review' };
  if (kind === 'unit') {
    const unit = unitOf(ref);
    return unit ? accessWith(unitAccess(unit, person), unit.path) : NOT_BUILT;
  }
  if (realm === null || !isMapId(realm)) return NOT_BUILT;
  const way = openWayInto(realm, person);
  const access = playAccess(way ?? realmPlace(realm), person);
  const query = kind === 'realm' || ref === null ? '' : `?task=${encodeURIComponent(ref)}`;
  return accessWith(access, way ? `${playPath(way)}${query}` : null);
}

const NOT_BUILT: TargetAccess = { state: 'being-built', opensAt: null, path: null };

function accessWith({ state, lock }: ReturnType<typeof playAccess>, path: string | null): TargetAccess {
  return {
    state: state === 'needs-sign-in' ? 'needs-plan' : state,
    opensAt: state === 'opens-on' ? (lock?.opensAt ?? null) : null,
    path: state === 'open' ? path : null,
  };
}

/** Everything that can be assigned, in the order of the courses. */
export function allTargets(contents: Contents, realms: readonly MapId[]): StoredTarget[] {
  const tasksOf = (realm: MapId, kind: 'task' | 'shop'): StoredTarget[] =>
    (contents.en(realm)?.quest.tasks ?? []).map(({ id }) => ({ kind, realm, ref: id }));
  const known = realms.filter((realm) => contents.en(realm) !== undefined);
  return [
    ...known.map((realm): StoredTarget => ({ kind: 'realm', realm, ref: null })),
    ...known.filter((realm) => realm !== SHOPS).flatMap((realm) => tasksOf(realm, 'task')),
    ...tasksOf(SHOPS, 'shop'),
    ...schoolClassX.units.map(({ id }): StoredTarget => ({ kind: 'unit', realm: null, ref: id })),
    { kind: 'review', realm: null, ref: null },
  ];
}
