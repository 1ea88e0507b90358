// Decides what a person does next: dashboard, map picker, courses, certificates, parents' pages and letters all say it from here.
import { DEMO_PLACE, type PlayLock, playAccess, playPath } from '../access/playAccess.ts';
import type { MapId } from '../constants/realms.ts';
import { aiAdventure } from './aiAdventure.ts';
import type { Course, CourseUnit } from './course.ts';
import { courseProgress, type LearnerProgress, nextUnit, resumedRealm, type UnitProgress } from './progress.ts';
import { pythonWorld } from './pythonWorld.ts';
import type { RealmProgress } from './realmProgress.ts';
import { schoolClassX } from './schoolClassX.ts';
import type { CourseSlug } from './titles.ts';

export type NextStep =
  /** A realm that was begun. */
  | { kind: 'resume'; realm: RealmProgress; path: string }
  /** A unit that is open and not completed. */
  | { kind: 'unit'; course: CourseSlug; unit: CourseUnit; path: string }
  | { kind: 'demo'; path: string }
  /** All eight realms are completed. */
  | { kind: 'certificate'; isCreated: boolean }
  /** What is open is completed; the class opens the rest. `realm` is the next one to open. */
  | { kind: 'class-lock'; realm: MapId; lock: PlayLock }
  | { kind: 'needs-sign-in' | 'needs-plan' }
  /** Nothing is closed and nothing is left, but for realms that are not built yet. */
  | { kind: 'all-done' };

/** Whether the eight realms that the certificate asks for are completed. */
export const isAdventureCompleted = ({ realms }: Pick<LearnerProgress, 'realms'>): boolean =>
  aiAdventure.units.every((unit) => realms.some(({ realm, completed }) => completed && realm === unit.realm));

/** @param hasCertificate whether the certificate of the eight realms was created */
export function nextStep(person: LearnerProgress, hasCertificate: boolean): NextStep {
  const resumed = resumedRealm(person);
  if (resumed) return { kind: 'resume', realm: resumed.progress, path: resumed.path };
  const adventure = startOf(aiAdventure, person);
  if (adventure) return adventure;
  const isCompleted = isAdventureCompleted(person);
  if (isCompleted && !hasCertificate) return { kind: 'certificate', isCreated: false };
  const shop = startOf(pythonWorld, person);
  if (shop) return shop;
  if (isCompleted) return { kind: 'certificate', isCreated: true };
  return startOf(schoolClassX, person) ?? demoStep(person) ?? closedStep(person);
}

function startOf(course: Course, person: LearnerProgress): NextStep | undefined {
  const next = nextUnit(courseProgress(course, person));
  return next?.path ? { kind: 'unit', course: course.slug, unit: next.unit, path: next.path } : undefined;
}

function demoStep(person: LearnerProgress): NextStep | undefined {
  const isDone = person.realms.some(({ realm, completed }) => completed && realm === 'demo');
  if (isDone || playAccess(DEMO_PLACE, person).state !== 'open') return undefined;
  return { kind: 'demo', path: playPath(DEMO_PLACE) };
}

/** Why the rest is closed: the class's lock that ends first, else the missing plan. */
function closedStep(person: LearnerProgress): NextStep {
  const closed = [aiAdventure, pythonWorld]
    .flatMap((course) => courseProgress(course, person))
    .filter(({ status }) => status !== 'completed');
  const lock = closed.flatMap(lockOfUnit).sort((a, b) => opening(a.lock) - opening(b.lock))[0];
  if (lock) return { kind: 'class-lock', ...lock };
  const state = closed.map(({ access }) => access.state).find((one) => one === 'needs-plan' || one === 'needs-sign-in');
  return { kind: state === 'needs-plan' || state === 'needs-sign-in' ? state : 'all-done' };
}

const opening = ({ opensAt }: PlayLock): number => opensAt ?? Number.POSITIVE_INFINITY;

function lockOfUnit({ unit, access }: UnitProgress): { realm: MapId; lock: PlayLock }[] {
  const isLocked = access.state === 'locked-by-class' || access.state === 'opens-on';
  return isLocked && unit.realm && access.lock ? [{ realm: unit.realm, lock: access.lock }] : [];
}
