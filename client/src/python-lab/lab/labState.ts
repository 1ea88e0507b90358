// The Lab's state while programs run: one run at a time, its question, its problem and each test case's result.

import type { Problem } from './problem.ts';
import type { TestCaseState } from './runTestCase.ts';

export interface LabState {
  isRunning: boolean;
  /** The prompt of input() that waits for an answer. */
  inputPrompt: string | undefined;
  problem: Problem | undefined;
  cases: readonly TestCaseState[];
  /** Every case and check has passed, once; stays so until the next run. */
  isDone: boolean;
}

export type LabAction =
  | { type: 'runStarted' }
  | { type: 'asked'; prompt: string }
  | { type: 'answered' }
  | { type: 'problemFound'; problem: Problem }
  | { type: 'caseChanged'; at: number; to: TestCaseState }
  | { type: 'allPassed' }
  | { type: 'runEnded' };

const PENDING: TestCaseState = { status: 'pending' };

export const initialLabState = (count: number): LabState => ({
  isRunning: false,
  inputPrompt: undefined,
  problem: undefined,
  cases: new Array<TestCaseState>(count).fill(PENDING),
  isDone: false,
});

export function labReducer(state: LabState, action: LabAction): LabState {
  switch (action.type) {
    case 'runStarted':
      return { ...initialLabState(state.cases.length), isRunning: true };
    case 'asked':
      return { ...state, inputPrompt: action.prompt };
    case 'answered':
      return { ...state, inputPrompt: undefined };
    case 'problemFound':
      return { ...state, problem: action.problem };
    case 'caseChanged':
      return { ...state, cases: state.cases.map((one, at) => (at === action.at ? action.to : one)) };
    case 'allPassed':
      return { ...state, isDone: true };
    case 'runEnded':
      return { ...state, isRunning: false, inputPrompt: undefined };
  }
}
