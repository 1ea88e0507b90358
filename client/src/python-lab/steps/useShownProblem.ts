// Which problem is shown and which line is marked: those of the step on screen, else those of the last run.
import { useMemo } from 'react';
import type { LineMark } from '../editor/lineMarks.ts';
import { type FoundProblem, markOf } from '../lab/problem.ts';
import type { TraceSteps } from './useTraceSteps.ts';

interface ShownProblem {
  problem: FoundProblem | undefined;
  mark: LineMark | undefined;
}

/** While a program is walked through, what an earlier run found is no news. */
export function useShownProblem({ view, code, problem: own }: TraceSteps, ran: FoundProblem | undefined): ShownProblem {
  const line = view?.line;
  const problem = view ? own : ran;
  const mark = useMemo(
    (): LineMark | undefined =>
      line !== undefined && code !== undefined ? { tone: 'step', source: code, line } : markOf(problem),
    [line, code, problem],
  );
  return { problem, mark };
}
