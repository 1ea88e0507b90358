// Grades an answer to any activity kind. Pure: the client shows the verdict, the stepper counts it, the server repeats it.
import type { Activity, ActivityKind, ActivityOf } from '../content/activity.ts';
import { type AnswerOf, answerSchemas } from '../content/activity-answer.ts';
import { expectedAnswer } from './expected-answer.ts';
import type { Grade } from './grade.ts';
import { gradeCanteen, gradeDonation, gradeHealthcare } from './grade-park.ts';
import { gradeList, gradePicks, gradePlaced } from './shapes.ts';

type Grader<K extends ActivityKind> = (activity: ActivityOf<K>, answer: AnswerOf<K>) => Grade;
type PlacedKind = 'sorting' | 'matching' | 'fill-blanks' | 'dropdown-match' | 'drag-principle' | 'fair-unfair';

const placed =
  <K extends PlacedKind>(): Grader<K> =>
  (activity, answer) =>
    gradePlaced(expectedAnswer(activity), answer as Record<string, string>);

const roundsOf = (rounds: readonly { id: string; correct: string }[]): Record<string, string> =>
  Object.fromEntries(rounds.map((round) => [round.id, round.correct]));

const graders: { [K in ActivityKind]: Grader<K> } = {
  sorting: placed(),
  matching: placed(),
  'fill-blanks': placed(),
  'dropdown-match': placed(),
  'drag-principle': placed(),
  'fair-unfair': placed(),
  ordering: (activity, answer) =>
    gradeList(
      activity.items.map((item) => item.id),
      answer,
    ),
  'multi-choice': (activity, answer) => gradeList([activity.correct], [answer]),
  'number-guess': (activity, answer) => gradePicks(roundsOf(activity.rounds), answer),
  'visual-quiz': (activity, answer) => gradePicks(roundsOf(activity.rounds), answer),
  quiz: (activity, answer) => gradePicks(roundsOf(activity.questions), answer),
  'canteen-data': gradeCanteen,
  'donation-game': gradeDonation,
  'healthcare-case': gradeHealthcare,
};

/** The verdict on an answer; undefined where the answer does not have the shape of this kind. */
export function gradeActivity(activity: Activity, answer: unknown): Grade | undefined {
  const parsed = answerSchemas[activity.kind].safeParse(answer);
  if (!parsed.success) return undefined;
  const grade = graders[activity.kind] as (activity: Activity, answer: unknown) => Grade;
  return grade(activity, parsed.data);
}
