// Which line of the program is marked: the step on screen, else the line of the problem.
import { useMemo } from 'react';
import type { LineMark } from '../editor/lineMarks.ts';
import { type FoundProblem, markOf } from '../lab/problem.ts';
import type { TraceSteps } from './useTraceSteps.ts';

export function useLineMark({ view, code }: TraceSteps, problem: FoundProblem | undefined): LineMark | undefined {
  const line = view?.line;
  return useMemo(
    () => (line !== undefined && code !== undefined ? { tone: 'step', source: code, line } : markOf(problem)),
    [line, code, problem],
  );
}
