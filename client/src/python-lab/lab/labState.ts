// The Lab's state while programs run: one run at a time, its question, its problem and each test case's result.
import type { CaseState } from './judge.ts';
import type { Problem } from './problem.ts';

export interface LabState {
  isRunning: boolean;
  /** The prompt of input() that waits for an answer. */
  question: string | undefined;
  problem: Problem | undefined;
  cases: readonly CaseState[];
  /** Every case and check has passed, once; stays so until the next run. */
  isDone: boolean;
}

export type LabAction =
  | { type: 'runStarted' }
  | { type: 'asked'; prompt: string }
  | { type: 'answered' }
  | { type: 'problemFound'; problem: Problem }
  | { type: 'caseChanged'; at: number; to: CaseState }
  | { type: 'allPassed' }
  | { type: 'runEnded' };

const PENDING: CaseState = { status: 'pending' };

export const startState = (count: number): LabState => ({
  isRunning: false,
  question: undefined,
  problem: undefined,
  cases: new Array<CaseState>(count).fill(PENDING),
  isDone: false,
});

export function labReducer(state: LabState, action: LabAction): LabState {
  switch (action.type) {
    case 'runStarted':
      return { ...startState(state.cases.length), isRunning: true };
    case 'asked':
      return { ...state, question: action.prompt };
    case 'answered':
      return { ...state, question: undefined };
    case 'problemFound':
      return { ...state, problem: action.problem };
    case 'caseChanged':
      return { ...state, cases: state.cases.map((one, at) => (at === action.at ? action.to : one)) };
    case 'allPassed':
      return { ...state, isDone: true };
    case 'runEnded':
      return { ...state, isRunning: false, question: undefined };
  }
}
