// Computes a learner's progress by unit and course from that in the realms.
import {
  openWayInto,
  type PlayAccess,
  type PlayContext,
  type PlayPlace,
  playAccess,
  playPath,
  realmPlace,
} from '../access/playAccess.ts';
import type { Course, CourseUnit } from './course.ts';
import type { RealmProgress } from './realmProgress.ts';

/** Inputs of the progress computation: the person's access and what they did. */
export interface LearnerProgress extends PlayContext {
  /** Most recently played first. */
  realms: readonly RealmProgress[];
  /** Checked items by course. */
  checks: Readonly<Record<string, readonly string[]>>;
  /** 0–100, of the units that are scored outside the realms, by unit. */
  scores: Readonly<Record<string, number>>;
}

export type UnitStatus = 'completed' | 'available' | 'locked';

export interface UnitProgress {
  unit: CourseUnit;
  percent: number;
  /** 0–100 of a unit that is a whole realm or is scored outside the realms; undefined before it is entered. */
  score: number | undefined;
  status: UnitStatus;
  access: PlayAccess;
  /** Where the unit can be played now, also again; null if it is closed to this person or has no page. */
  path: string | null;
}

export const OPEN_TO_ALL: PlayAccess = { state: 'open', isBuilt: true, isPlanMissing: false, lock: undefined };

/** Where a unit is played; undefined for a checklist, which is always open. */
function unitPlace(unit: CourseUnit): PlayPlace | undefined {
  if (unit.checklist) return undefined;
  if (unit.realm && !unit.free) return realmPlace(unit.realm);
  return { kind: 'school', page: unit.path?.split('/').at(-1) ?? unit.id };
}

export function unitAccess(unit: CourseUnit, person: PlayContext): PlayAccess {
  const place = unitPlace(unit);
  return place ? playAccess(place, person) : OPEN_TO_ALL;
}

function unitPercent(unit: CourseUnit, course: Course, { realms, checks }: LearnerProgress): number {
  if (unit.checklist) {
    const ticked = unit.checklist.filter(({ id }) => checks[course.slug]?.includes(id)).length;
    return Math.floor((ticked / unit.checklist.length) * 100);
  }
  const realm = realms.find((one) => one.realm === unit.realm);
  if (!realm) return 0;
  if (unit.task === undefined) return realm.percent;
  return realm.completed || realm.tasks.some(({ id, done }) => id === unit.task && done) ? 100 : 0;
}

function unitScore(unit: CourseUnit, { realms, scores }: LearnerProgress): number | undefined {
  if (unit.task !== undefined) return undefined;
  return scores[unit.id] ?? realms.find(({ realm, entered }) => entered && realm === unit.realm)?.score;
}

/** Progress of a course's units: units with a task open after the previous unit, all others by access alone. */
export function courseProgress(course: Course, progress: LearnerProgress): UnitProgress[] {
  let previousPercent = 100;
  return course.units.map((unit) => {
    const percent = unitPercent(unit, course, progress);
    const follows = unit.task === undefined || previousPercent === 100;
    const access = unitAccess(unit, progress);
    const path = follows && access.state === 'open' ? unit.path : null;
    previousPercent = percent;
    const score = unitScore(unit, progress);
    const status = percent === 100 ? 'completed' : path === null ? 'locked' : 'available';
    return { unit, percent, score, access, path, status };
  });
}

export const coursePercent = (units: readonly UnitProgress[]): number =>
  units.length === 0 ? 0 : Math.floor(units.reduce((sum, { percent }) => sum + percent, 0) / units.length);

/** The next unit: an available one with progress, else the first available one. */
export function nextUnit(units: readonly UnitProgress[]): UnitProgress | undefined {
  const open = units.filter(({ status }) => status === 'available');
  return open.find(({ percent }) => percent > 0) ?? open[0];
}

/** The realm that 'Continue' resumes: the one last played that is not completed and is open now. */
export function resumedRealm(progress: LearnerProgress): { progress: RealmProgress; path: string } | undefined {
  for (const realm of progress.realms.filter(({ entered, completed }) => entered && !completed)) {
    const way = openWayInto(realm.realm, progress);
    if (way) return { progress: realm, path: playPath(way) };
  }
  return undefined;
}

/** Badges of the completed realms, in play order. */
export const badgesOf = (course: Course, realms: readonly RealmProgress[]): CourseUnit[] =>
  course.units.filter((unit) => unit.badge && realms.some(({ realm, completed }) => completed && realm === unit.realm));

/** The last seven days, oldest first, with a flag for activity; days are day numbers since 1970-01-01. */
export function lastSevenDays(days: readonly number[], today: number): { day: number; played: boolean }[] {
  return Array.from({ length: 7 }, (_, at) => today - 6 + at).map((day) => ({ day, played: days.includes(day) }));
}
