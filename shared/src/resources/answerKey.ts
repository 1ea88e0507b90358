// Derives a realm's answer key from its content and the solutions of the activity kinds, so that it cannot go stale.
import { type Activity, answerKeyParts } from '../activities/registry.ts';
import type { RealmContent } from '../content/bundle.ts';
import type { LessonOf } from '../content/lesson.ts';
import type { AnswerLine, KeyPart, RealmKey } from './keyParts.ts';

/** The worked example is the third hint, the way to it the second. */
function keyOfActivity(activity: Activity): KeyPart {
  const [, how, example] = activity.hints;
  return {
    id: activity.id,
    title: activity.title,
    task: activity.prompt,
    ...answerKeyParts(activity),
    help: [how, example],
  };
}

type PythonLesson = LessonOf<'python'>;

function stepAnswers(step: PythonLesson['steps'][number]): AnswerLine[] {
  if (step.kind === 'predict') {
    const right = step.options.find(({ id }) => id === step.answer);
    return right ? [{ item: step.title, answer: right.text, why: right.why }] : [];
  }
  if (step.kind !== 'matching') return [];
  // The answer key of a matching game is 1A 2B 3C 4D, whatever is shuffled on the screen (lessons.txt 5).
  return step.snippets.map(({ code }, at) => ({
    item: code,
    answer: step.outputs[at]?.output ?? '',
  }));
}

function keyOfPythonLesson(lesson: PythonLesson): KeyPart {
  const steps = lesson.steps.flatMap((step) =>
    'solution' in step ? [{ title: step.title, code: step.solution }] : [],
  );
  return {
    id: lesson.id,
    title: lesson.title,
    task: lesson.arena.title,
    answers: lesson.steps.flatMap(stepAnswers),
    programs: [...steps, { title: lesson.arena.title, code: lesson.arena.solution }],
    help: [],
  };
}

const inOrderOf = (order: readonly string[]) => (a: KeyPart, b: KeyPart) => {
  const place = ({ id }: KeyPart) => (order.indexOf(id) + order.length + 1) % (order.length + 1);
  return place(a) - place(b);
};

/** The answers of all activities and Python lessons of a realm; graded ones first, in the order of its score. */
export function answerKeyOf({ realm, quest, activities, lessons }: RealmContent): RealmKey {
  const parts = Object.values(activities).map(keyOfActivity).sort(inOrderOf(quest.graded));
  const python = Object.values(lessons)
    .filter((lesson) => lesson.kind === 'python')
    .map(keyOfPythonLesson)
    .sort(inOrderOf(quest.graded));
  return { realm: realm.id, title: realm.title, parts: [...parts, ...python] };
}
