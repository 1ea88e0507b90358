// Checks a Python lesson against itself: ids are used once, right answers are among the options, each wrong link has a reason.
import { TRACTOR_FIELDS } from '../../shared/src/activities/tractor/fields.ts';
import type { PythonLesson, TutorialStep } from '../../shared/src/content/pythonLesson.ts';
import { type Issue, issueAt, type Source } from './issue.ts';
import type { JsonPath } from './jsonSource.ts';

/** What belongs together in every matching game (lessons.txt 5.2). */
const MATCHING_KEY = ['1A', '2B', '3C', '4D'];

interface PathProblem {
  path: JsonPath;
  message: string;
}

function duplicateIds(ids: readonly string[], path: JsonPath): PathProblem[] {
  return ids.flatMap((id, at) =>
    ids.indexOf(id) === at
      ? []
      : [{ path: [...path, at, 'id'], message: `expected an id used once, found "${id}" again` }],
  );
}

function matchingProblems(step: Extract<TutorialStep, { kind: 'matching' }>): PathProblem[] {
  const pairs = step.snippets.map((snippet, at) => `${snippet.id}${step.outputs[at]?.id}`);
  const order =
    pairs.join() === MATCHING_KEY.join()
      ? []
      : [
          {
            path: ['snippets'],
            message: `expected the pairs ${MATCHING_KEY.join(', ')} in this order, found ${pairs.join(', ')}`,
          },
        ];
  const silent = step.snippets.flatMap((snippet) => {
    const reasons = step.why[snippet.id] ?? {};
    const others = step.outputs.map((output) => output.id).filter((id) => !MATCHING_KEY.includes(`${snippet.id}${id}`));
    return '*' in reasons || others.every((id) => id in reasons)
      ? []
      : [
          {
            path: ['why', snippet.id],
            message: `expected why snippet ${snippet.id} does not give ${others.join(', ')}`,
          },
        ];
  });
  return [...order, ...silent];
}

function stepProblems(step: TutorialStep): PathProblem[] {
  switch (step.kind) {
    case 'predict': {
      const ids = step.options.map((option) => option.id);
      const lost = ids.includes(step.answer)
        ? []
        : [{ path: ['answer'], message: `expected one of ${ids.join(', ')}, found "${step.answer}"` }];
      return [...duplicateIds(ids, ['options']), ...lost];
    }
    case 'matching':
      return matchingProblems(step);
    case 'coding':
    case 'practice':
    case 'fix-bug':
      return duplicateIds(
        step.mistakes.map((mistake) => mistake.id),
        ['mistakes'],
      );
    default:
      return [];
  }
}

function fieldProblems({ field }: PythonLesson['arena']): PathProblem[] {
  const known: readonly string[] = TRACTOR_FIELDS.map(({ id }) => id);
  if (field === undefined || known.includes(field)) return [];
  return [{ path: ['arena', 'field'], message: `expected one of ${known.join(', ')}, found "${field}"` }];
}

export function pythonIssues(source: Source, lesson: PythonLesson): Issue[] {
  const flaws: PathProblem[] = [
    ...duplicateIds(
      lesson.steps.map((step) => step.id),
      ['steps'],
    ),
    ...lesson.steps.flatMap((step, at) =>
      stepProblems(step).map((flaw) => ({ ...flaw, path: ['steps', at, ...flaw.path] })),
    ),
    ...duplicateIds(
      lesson.arena.mistakes.map((mistake) => mistake.id),
      ['arena', 'mistakes'],
    ),
    ...fieldProblems(lesson.arena),
  ];
  return flaws.map((flaw) => issueAt(source, flaw.path, flaw.message));
}
