// Checks a Python lesson against itself: ids are used once, right answers are among the options, each wrong link has a reason.
import type { PythonLesson, TutorialStep } from '../../shared/src/content/python-lesson.ts';
import { type Issue, issueAt, type Source } from './issue.ts';
import type { JsonPath } from './json-source.ts';

/** What belongs together in every matching game (lessons.txt 5.2). */
const KEY = ['1A', '2B', '3C', '4D'];

interface Flaw {
  path: JsonPath;
  message: string;
}

function repeated(ids: readonly string[], path: JsonPath): Flaw[] {
  return ids.flatMap((id, at) =>
    ids.indexOf(id) === at
      ? []
      : [{ path: [...path, at, 'id'], message: `expected an id used once, found "${id}" again` }],
  );
}

function matchingFlaws(step: Extract<TutorialStep, { kind: 'matching' }>): Flaw[] {
  const pairs = step.snippets.map((snippet, at) => `${snippet.id}${step.outputs[at]?.id}`);
  const order =
    pairs.join() === KEY.join()
      ? []
      : [
          {
            path: ['snippets'],
            message: `expected the pairs ${KEY.join(', ')} in this order, found ${pairs.join(', ')}`,
          },
        ];
  const silent = step.snippets.flatMap((snippet) => {
    const reasons = step.why[snippet.id] ?? {};
    const others = step.outputs.map((output) => output.id).filter((id) => !KEY.includes(`${snippet.id}${id}`));
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

function stepFlaws(step: TutorialStep): Flaw[] {
  switch (step.kind) {
    case 'predict': {
      const ids = step.options.map((option) => option.id);
      const lost = ids.includes(step.answer)
        ? []
        : [{ path: ['answer'], message: `expected one of ${ids.join(', ')}, found "${step.answer}"` }];
      return [...repeated(ids, ['options']), ...lost];
    }
    case 'matching':
      return matchingFlaws(step);
    case 'coding':
    case 'practice':
    case 'fix-bug':
      return repeated(
        step.mistakes.map((mistake) => mistake.id),
        ['mistakes'],
      );
    default:
      return [];
  }
}

export function pythonIssues(source: Source, lesson: PythonLesson): Issue[] {
  const flaws: Flaw[] = [
    ...repeated(
      lesson.steps.map((step) => step.id),
      ['steps'],
    ),
    ...lesson.steps.flatMap((step, at) =>
      stepFlaws(step).map((flaw) => ({ ...flaw, path: ['steps', at, ...flaw.path] })),
    ),
    ...repeated(
      lesson.arena.mistakes.map((mistake) => mistake.id),
      ['arena', 'mistakes'],
    ),
  ];
  return flaws.map((flaw) => issueAt(source, flaw.path, flaw.message));
}
