// For tests: the right answer to any activity, and an answer as empty as its kind allows.
import type { Activity } from '../../content/activity.ts';
import { expectedAnswer } from '../expected-answer.ts';

const rounds = (all: readonly { id: string; correct: string }[]): Record<string, string[]> =>
  Object.fromEntries(all.map((round) => [round.id, [round.correct]]));

export function solutionOf(activity: Activity): unknown {
  switch (activity.kind) {
    case 'ordering':
      return activity.items.map((item) => item.id);
    case 'multi-choice':
      return activity.correct;
    case 'number-guess':
    case 'visual-quiz':
      return rounds(activity.rounds);
    case 'quiz':
      return rounds(activity.questions);
    case 'canteen-data':
      return {
        scope: activity.scope.correct,
        columns: activity.columns.filter((column) => column.role === 'useful').map((column) => column.id),
        fixes: Object.fromEntries(activity.bad.map((row) => [String(row.day), row.fix])),
        deployed: 'tree',
        sign: activity.signs.correct,
      };
    case 'donation-game':
      return {
        choices: Object.fromEntries(activity.rounds.map((round) => [round.id, round.options[0].id])),
        influences: activity.influences.slice(0, 3).map((influence) => influence.id),
      };
    case 'healthcare-case':
      return {
        runs: [
          { measure: 'cost', places: 8 },
          { measure: 'need', places: 8 },
        ],
        conclusion: activity.conclusion.correct,
      };
    default:
      return expectedAnswer(activity);
  }
}

export function emptyAnswerOf(activity: Activity): unknown {
  switch (activity.kind) {
    case 'ordering':
      return [];
    case 'multi-choice':
      return 'nothing';
    case 'canteen-data':
      return { scope: 'none', columns: [], fixes: {}, deployed: 'stump', sign: 'none' };
    case 'donation-game':
      return { choices: {}, influences: [] };
    case 'healthcare-case':
      return { runs: [], conclusion: 'none' };
    default:
      return {};
  }
}
