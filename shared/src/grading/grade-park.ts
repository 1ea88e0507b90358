// Grades the three activities of the park that compute something: by what the learner decided, never by luck.
import type { ActivityOf } from '../content/activity.ts';
import type { AnswerOf } from '../content/activity-answer.ts';
import type { Grade } from './grade.ts';
import { verdict } from './shapes.ts';

/** Influences the learner must list after the donation game. */
export const MIN_INFLUENCES = 3;

/** Wrong parts are named by their stage: scope, columns, clean, deploy. */
export function gradeCanteen(activity: ActivityOf<'canteen-data'>, answer: AnswerOf<'canteen-data'>): Grade {
  const role = (column: string) => activity.columns.find((c) => c.id === column)?.role;
  const columnsFit =
    answer.columns.some((c) => role(c) === 'useful') && answer.columns.every((c) => role(c) === 'useful');
  const mended = activity.bad.every((row) => (answer.fixes[String(row.day)] ?? 'keep') === row.fix);
  const bad = new Set(activity.bad.map((row) => String(row.day)));
  const spoiled = Object.entries(answer.fixes).some(([day, fix]) => fix !== 'keep' && !bad.has(day));
  const parts = {
    scope: answer.scope === activity.scope.correct,
    columns: columnsFit,
    clean: mended && !spoiled,
    deploy: answer.sign === activity.signs.correct,
  };
  const wrong = Object.entries(parts).flatMap(([part, right]) => (right ? [] : [part]));
  return verdict(wrong, Object.keys(parts).length);
}

/** There is no wrong donation: ten choices and at least three influences make it complete. */
export function gradeDonation(activity: ActivityOf<'donation-game'>, answer: AnswerOf<'donation-game'>): Grade {
  const open = activity.rounds
    .filter((round) => !round.options.some((option) => option.id === answer.choices[round.id]))
    .map((round) => round.id);
  const known = new Set([...activity.influences.map((influence) => influence.id), 'own']);
  const listed = new Set(answer.influences.filter((influence) => known.has(influence)));
  const missing = listed.size >= MIN_INFLUENCES ? [] : ['influences'];
  return verdict([...open, ...missing], activity.rounds.length + 1);
}

/** Complete when both rankings were run and the cause is named. */
export function gradeHealthcare(activity: ActivityOf<'healthcare-case'>, answer: AnswerOf<'healthcare-case'>): Grade {
  const ran = (measure: 'cost' | 'need') => answer.runs.some((run) => run.measure === measure);
  const parts = {
    cost: ran('cost'),
    need: ran('need'),
    conclusion: answer.conclusion === activity.conclusion.correct,
  };
  const wrong = Object.entries(parts).flatMap(([part, right]) => (right ? [] : [part]));
  return verdict(wrong, Object.keys(parts).length);
}
