// Counts a child's last seven days and the trend of four weeks, and finds what was learnt in them.
import { isCheckedModel } from '@lanternwise/shared/activities/kit/figures';
import { inLanguage, type Language } from '@lanternwise/shared/constants/languages';
import { isMapId, isProgressPlace } from '@lanternwise/shared/constants/realms';
import { programOfAttempt } from '@lanternwise/shared/content/programRefs';
import type { QuestTask, Trigger } from '@lanternwise/shared/content/quest';
import { learntWords, tryAtHomeWords } from '@lanternwise/shared/parents/learnt';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { isTaskDone } from '@lanternwise/shared/quests/tasks';
import { isoTime } from '../../http/isoTime.ts';
import { titleOf, UNKNOWN_TITLE } from './contentTitles.ts';
import { evidenceSince, type ParentEvidence } from './parentEvidence.ts';
import type { PlaceLookup } from './placeContent.ts';

export const DAY_MS = 24 * 3_600_000;
export const WEEK_MS = 7 * DAY_MS;
export const TREND_WEEKS = 4;

/** Counts of a week. */
export interface WeekSummary {
  minutes: number;
  /** Minutes per day, oldest first. */
  days: Array<{ day: string; minutes: number }>;
  /** Number of different tasks that were tried and passed. */
  tried: number;
  passed: number;
  /** Number of different models that were trained and tested. */
  models: number;
  /** Number of Python tasks with a passed program. */
  programs: number;
  /** Titles of completed realms. */
  completed: string[];
  /** Title of the open task with the most tries, of those that the course still has. */
  hardest: string | null;
}

const isoDay = (time: number): string => isoTime(time).slice(0, 10);

export function summarizeWeek(evidence: ParentEvidence, contents: PlaceLookup, now: number): WeekSummary {
  const days = minutesByDay(evidence, now);
  const tries = triesByTask(evidence, contents);
  const programs = new Set(
    evidence.programs.filter(({ status }) => status === 'passed').map(({ realm, ref }) => `${realm} ${ref}`),
  );
  const [hardest] = tries
    .filter(({ title, passed }) => title !== UNKNOWN_TITLE && !passed)
    .sort((a, b) => b.count - a.count);
  return {
    minutes: days.reduce((sum, day) => sum + day.minutes, 0),
    days,
    tried: tries.length,
    passed: tries.filter(({ passed }) => passed).length,
    models: countModels(evidence),
    programs: programs.size,
    completed: evidence.events.flatMap(({ realm, event }) =>
      event.kind === 'exit-reached' && isMapId(realm) ? [contents(realm)?.realm.title ?? realm] : [],
    ),
    hardest: hardest?.title ?? null,
  };
}

function minutesByDay({ answers, programs }: ParentEvidence, now: number): WeekSummary['days'] {
  const minutes = new Map<string, number>();
  const add = (at: number, ms: number) => minutes.set(isoDay(at), (minutes.get(isoDay(at)) ?? 0) + ms / 60_000);
  for (const { answeredAt, ms } of answers) add(answeredAt, ms);
  for (const { ranAt, ms } of programs) add(ranAt, ms);
  return Array.from({ length: 7 }, (_, back) => isoDay(now - (6 - back) * DAY_MS)).map((day) => ({
    day,
    minutes: Math.round(minutes.get(day) ?? 0),
  }));
}

interface TaskTries {
  passed: boolean;
  count: number;
  title: string;
}

/** Tries of activities and programs, and attempts at those Python steps that have no program. */
function triesByTask({ answers, programs, events }: ParentEvidence, contents: PlaceLookup): TaskTries[] {
  const tries = new Map<string, TaskTries>();
  const add = (realm: string, ref: string, passed: boolean) => {
    const key = `${realm} ${ref}`;
    const before = tries.get(key) ?? { passed: false, count: 0, title: titleOf(contents(realm), ref) };
    tries.set(key, { ...before, passed: before.passed || passed, count: before.count + 1 });
  };
  for (const { realm, activity, correct } of answers) add(realm, activity, correct);
  for (const { realm, ref, status } of programs) add(realm, ref, status === 'passed');
  const run = new Set(programs.map(({ realm, ref }) => `${realm} ${ref}`));
  for (const { realm, event } of events) {
    if (event.kind !== 'python-attempt' || run.has(`${realm} ${programOfAttempt(event.ref)}`)) continue;
    add(realm, programOfAttempt(event.ref), event.figures.solved === 1);
  }
  return [...tries.values()];
}

const countModels = ({ events }: ParentEvidence): number =>
  new Set(
    events.flatMap(({ realm, event }) =>
      event.kind === 'model-card' && isCheckedModel(event.figures) ? [`${realm} ${event.ref}`] : [],
    ),
  ).size;

/** One week of the trend. */
export interface TrendWeek {
  /** Its first day, e.g. "2026-11-19". */
  from: string;
  minutes: number;
  /** Number of different tasks passed. */
  passed: number;
}

/** The last four weeks, oldest first; the last one ends now. */
export function weeklyTrend(evidence: ParentEvidence, contents: PlaceLookup, now: number): TrendWeek[] {
  return Array.from({ length: TREND_WEEKS }, (_, at) => now - (TREND_WEEKS - 1 - at) * WEEK_MS).map((end) => {
    const upToEnd = (time: number) => time <= end;
    const { answers, programs, events } = evidenceSince(evidence, end - WEEK_MS);
    const week: ParentEvidence = {
      answers: answers.filter(({ answeredAt }) => upToEnd(answeredAt)),
      programs: programs.filter(({ ranAt }) => upToEnd(ranAt)),
      events: events.filter(({ receivedAt }) => upToEnd(receivedAt)),
    };
    const ms = [...week.answers, ...week.programs].reduce((sum, one) => sum + one.ms, 0);
    const passed = triesByTask(week, contents).filter((task) => task.passed).length;
    return { from: isoDay(end - WEEK_MS + DAY_MS), minutes: Math.round(ms / 60_000), passed };
  });
}

export interface LearntInWeek {
  /** What was learnt, in plain words, latest first. */
  learnt: string[];
  /** One thing to try at home, about the latest of them; null if nothing was learnt yet. */
  tryAtHome: string | null;
}

/** The tasks that are done and were worked on in this evidence. */
export function learntIn(
  evidence: ParentEvidence,
  states: ReadonlyArray<{ realm: string; state: RealmState }>,
  contents: PlaceLookup,
  language: Language,
): LearntInWeek {
  const lastTimes = lastTimeByTrigger(evidence);
  const tasks = states.flatMap(({ realm, state }) => {
    if (!isProgressPlace(realm)) return [];
    return (contents(realm)?.quest.tasks ?? []).flatMap((task) => {
      const words = learntWords(realm, task.id);
      const at = words && isTaskDone(task, state) ? lastTimeOf(task, realm, lastTimes) : undefined;
      return words && at !== undefined ? [{ realm, task: task.id, words: inLanguage(words, language), at }] : [];
    });
  });
  tasks.sort((a, b) => b.at - a.at);
  const [latest] = tasks;
  const tryAtHome = latest && tryAtHomeWords(latest.realm, latest.task);
  return {
    learnt: tasks.map(({ words }) => words),
    tryAtHome: tryAtHome ? inLanguage(tryAtHome, language) : null,
  };
}

const triggerKey = (realm: string, { kind, ref }: Trigger) => `${realm} ${kind} ${ref}`;

function lastTimeByTrigger({ answers, events }: ParentEvidence): Map<string, number> {
  const times = new Map<string, number>();
  const add = (key: string, at: number) => times.set(key, Math.max(times.get(key) ?? 0, at));
  for (const { realm, event, receivedAt } of events)
    if ('ref' in event) add(`${realm} ${event.kind} ${event.ref}`, receivedAt);
  for (const { realm, activity, answeredAt } of answers)
    add(triggerKey(realm, { kind: 'activity-answered', ref: activity }), answeredAt);
  return times;
}

function lastTimeOf(task: QuestTask, realm: string, times: ReadonlyMap<string, number>): number | undefined {
  const found = task.steps.flatMap(({ on }) => times.get(triggerKey(realm, on)) ?? []);
  return found.length === 0 ? undefined : Math.max(...found);
}
