// How far a learner is, taken from the realms' states: by realm, by unit, by course, and on which days.
import type { MapId } from '../constants/realms.ts';
import type { Quest } from '../content/quest.ts';
import { isTaskDone } from '../quests/reducer.ts';
import { scoreRealm } from '../quests/score.ts';
import type { RealmState } from '../quests/state.ts';
import type { Course, CourseUnit } from './course.ts';

export interface RealmProgress {
  realm: MapId;
  entered: boolean;
  completed: boolean;
  /** Share of the steps that are done, in per cent; 100 only where the exit was taken. */
  percent: number;
  stars: number;
  score: number;
  tasks: readonly { id: string; done: boolean }[];
}

export function realmProgress(quest: Quest, state: RealmState): RealmProgress {
  const steps = quest.tasks.flatMap((task) => task.steps);
  const done = steps.filter((step) => state.done.includes(step.id)).length;
  const share = steps.length === 0 ? 0 : Math.floor((done / steps.length) * 100);
  const { stars, score } = scoreRealm(quest, state);
  return {
    realm: quest.realm,
    entered: state.entered,
    completed: state.completed,
    percent: state.completed ? 100 : Math.min(99, share),
    stars,
    score,
    tasks: quest.tasks.map((task) => ({ id: task.id, done: isTaskDone(task, state) })),
  };
}

/** What the site knows of a learner. */
export interface LearnerProgress {
  realms: readonly RealmProgress[];
  /** Ticked items by course. */
  checks: Readonly<Record<string, readonly string[]>>;
  /** Plan, role, or a school that opened all. */
  canOpenProtected: boolean;
}

export type UnitStatus = 'completed' | 'available' | 'locked';

export interface UnitProgress {
  unit: CourseUnit;
  percent: number;
  status: UnitStatus;
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

/** The units of a course: a shop of Python World opens after the one before it, everything else with the plan. */
export function courseProgress(course: Course, standing: LearnerProgress): UnitProgress[] {
  let before = 100;
  return course.units.map((unit) => {
    const percent = unitPercent(unit, course, standing);
    const follows = unit.task === undefined || before === 100;
    const open = unit.path !== null && follows && (unit.free || standing.canOpenProtected);
    before = percent;
    return { unit, percent, status: percent === 100 ? 'completed' : open ? 'available' : 'locked' };
  });
}

export const coursePercent = (units: readonly UnitProgress[]): number =>
  units.length === 0 ? 0 : Math.floor(units.reduce((sum, { percent }) => sum + percent, 0) / units.length);

/** The unit to go on with: one that was begun, else the next that is open. */
export function nextUnit(units: readonly UnitProgress[]): UnitProgress | undefined {
  const open = units.filter(({ status }) => status === 'available');
  return open.find(({ percent }) => percent > 0) ?? open[0];
}

/** Badges of the completed realms, in play order. */
export const badgesOf = (course: Course, realms: readonly RealmProgress[]): CourseUnit[] =>
  course.units.filter((unit) => unit.badge && realms.some(({ realm, completed }) => completed && realm === unit.realm));

/** The last seven days, the oldest first, and whether something was played on each. Days are numbers since 1970. */
export function lastSevenDays(days: readonly number[], today: number): { day: number; played: boolean }[] {
  return Array.from({ length: 7 }, (_, at) => today - 6 + at).map((day) => ({ day, played: days.includes(day) }));
}
