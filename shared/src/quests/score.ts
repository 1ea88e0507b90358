// Computes score, stars, trophies and XP of a realm's state (realms.md, "Ends, scores, stars").
import type { QuestRules, QuestTask, ScoreGroup } from '../content/quest.ts';
import { wonParts } from './parts.ts';
import { isTaskDone } from './reducer.ts';
import type { RealmState } from './state.ts';

export interface RealmScore {
  /** 0–100: the points of the realm, else the mean of the best grades of what is graded. */
  score: number;
  stars: number;
  trophies: number;
  xp: number;
}

const XP_PER_ACTIVITY = 10;
const XP_PER_STAR = 5;

/** First-try rate (0–1) over the answered activities of a task; 1 if it has none. What only counts is wrong while it is not answered. */
export function firstTryRate({ steps, counted = [] }: QuestTask, { activities }: RealmState): number {
  const answered = steps
    .filter(({ on }) => on.kind === 'activity-answered')
    .flatMap(({ on }) => activities[on.ref] ?? [])
    .map(({ first }) => first);
  const rates = [...answered, ...counted.map((activity) => activities[activity]?.first ?? 0)];
  return rates.length === 0 ? 1 : rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}

/** Whether a lesson of the task was passed by Skip, and not finished since. */
export const hasSkipped = ({ steps }: QuestTask, { skipped }: RealmState): boolean =>
  steps.some(({ on }) => on.kind === 'lesson-finished' && skipped?.[on.ref]);

/** 0–3 stars: 1 for finishing, 2 from 60 % right at the first try, 3 from 80 %; none where a lesson was skipped. */
export function taskStars(task: QuestTask, state: RealmState): number {
  if (!isTaskDone(task, state) || hasSkipped(task, state)) return 0;
  const rate = firstTryRate(task, state);
  return rate >= 0.8 ? 3 : rate >= 0.6 ? 2 : 1;
}

export interface GroupScore {
  points: number;
  outOf: number;
}

/** Points of a group: those of passed activities, which are never lost. */
export function groupScore({ parts }: ScoreGroup, state: RealmState): GroupScore {
  const sum = (all: typeof parts) => all.reduce((total, { points }) => total + points, 0);
  return { points: sum(parts.filter(({ activity }) => state.activities[activity]?.correct)), outOf: sum(parts) };
}

function realmPoints(quest: QuestRules, state: RealmState): number {
  if (quest.points) return quest.points.reduce((total, group) => total + groupScore(group, state).points, 0);
  const grades = quest.graded.map((ref) => state.activities[ref]?.best ?? (state.passed?.includes(ref) ? 1 : 0));
  return grades.length === 0 ? 0 : (grades.reduce((sum, grade) => sum + grade, 0) / grades.length) * 100;
}

/** Whether the realm has a score at all. */
export const isScored = ({ points, graded }: Pick<QuestRules, 'points' | 'graded'>): boolean =>
  points !== undefined || graded.length > 0;

/** One for each part that was won, where a realm gives trophies for parts; elsewhere one for the whole realm. */
function trophiesOf({ parts = {} }: RealmState, isWhole: boolean): number {
  const won = Object.values(parts).reduce((sum, each) => sum + wonParts(each).length, 0);
  return won > 0 ? won : isWhole ? 1 : 0;
}

export function scoreRealm(quest: QuestRules, state: RealmState): RealmScore {
  const stars = quest.tasks.reduce((sum, task) => sum + taskStars(task, state), 0);
  const isWhole = quest.tasks.every((task) => isTaskDone(task, state) && !hasSkipped(task, state));
  const finished = Object.values(state.activities).filter((record) => record.correct).length;
  return {
    score: Math.round(realmPoints(quest, state)),
    stars,
    trophies: trophiesOf(state, isWhole),
    xp: finished * XP_PER_ACTIVITY + stars * XP_PER_STAR,
  };
}
