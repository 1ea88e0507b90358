// Computes score, stars, trophies and XP of a realm's state (realms.md, "Ends, scores, stars").
import type { QuestRules, ScoreGroup } from '../content/quest.ts';
import { wonParts } from './parts.ts';
import { taskStars } from './stars.ts';
import type { ActivityRecord, RealmState } from './state.ts';

export interface RealmScore {
  /** 0–100: the points of the realm, else the mean of the first tries at what is graded. */
  score: number;
  stars: number;
  trophies: number;
  xp: number;
}

const XP_PER_ACTIVITY = 10;
const XP_PER_STAR = 5;

export interface GroupScore {
  points: number;
  outOf: number;
}

/** Points of a group: those of passed activities, which are never lost. */
export function groupScore({ parts }: ScoreGroup, state: RealmState): GroupScore {
  const sum = (all: typeof parts) => all.reduce((total, { points }) => total + points, 0);
  return { points: sum(parts.filter(({ activity }) => state.activities[activity]?.correct)), outOf: sum(parts) };
}

/** Its first tries; the best answer where none can be wrong, and in records made before first tries were counted. */
const gradeOf = ({ of = 0, first, best }: ActivityRecord): number => (of > 0 ? first : best);

function realmPoints(quest: QuestRules, state: RealmState): number {
  if (quest.points) return quest.points.reduce((total, group) => total + groupScore(group, state).points, 0);
  const grades = quest.graded.map((ref) => {
    const record = state.activities[ref];
    return record ? gradeOf(record) : state.passed?.includes(ref) ? 1 : 0;
  });
  return grades.length === 0 ? 0 : (grades.reduce((sum, grade) => sum + grade, 0) / grades.length) * 100;
}

/** Whether the realm has a score at all. */
export const isScored = ({ points, graded }: Pick<QuestRules, 'points' | 'graded'>): boolean =>
  points !== undefined || graded.length > 0;

/** One for each part that was won, where a realm gives trophies for parts; elsewhere one for a realm with a star in every task. */
function trophiesOf({ parts = {} }: RealmState, isWhole: boolean): number {
  const won = Object.values(parts).reduce((sum, each) => sum + wonParts(each).length, 0);
  return won > 0 ? won : isWhole ? 1 : 0;
}

export function scoreRealm(quest: QuestRules, state: RealmState): RealmScore {
  const stars = quest.tasks.reduce((sum, task) => sum + taskStars(task, state), 0);
  const isWhole = quest.tasks.every((task) => taskStars(task, state) > 0);
  const finished = Object.values(state.activities).filter((record) => record.correct).length;
  return {
    score: Math.round(realmPoints(quest, state)),
    stars,
    trophies: trophiesOf(state, isWhole),
    xp: finished * XP_PER_ACTIVITY + stars * XP_PER_STAR,
  };
}
