// The Lab's state while programs run: one run at a time, its question, its problem and each test case's result.

import type { FoundRemark } from '../friendly/remarkRule.ts';
import type { FoundProblem } from './problem.ts';
import type { TestCaseState } from './runTestCase.ts';

export interface LabState {
  isRunning: boolean;
  /** Run was pressed once more for the program at work. */
  isRepeated: boolean;
  /** The prompt of input() that waits for an answer. */
  inputPrompt: string | undefined;
  problem: FoundProblem | undefined;
  /** What is worth asking about a program that ran without an error. */
  remark: FoundRemark | undefined;
  cases: readonly TestCaseState[];
  /** Every case and check has passed, once; stays so until the next run. */
  isDone: boolean;
}

export type LabAction =
  | { type: 'runStarted' }
  | { type: 'runRepeated' }
  | { type: 'asked'; prompt: string }
  | { type: 'answered' }
  | { type: 'problemFound'; problem: FoundProblem }
  | { type: 'problemCleared' }
  | { type: 'remarked'; remark: FoundRemark }
  | { type: 'caseChanged'; at: number; to: TestCaseState }
  | { type: 'allPassed' }
  | { type: 'runEnded' }
  | { type: 'abandoned' };

const PENDING: TestCaseState = { status: 'pending' };
/** After an attempt that ended before its test cases. */
const UNREACHED: TestCaseState = { status: 'unreached' };
const unreached = (state: TestCaseState): TestCaseState => (state.status === 'pending' ? UNREACHED : state);

export const initialLabState = (count: number): LabState => ({
  isRunning: false,
  isRepeated: false,
  inputPrompt: undefined,
  problem: undefined,
  remark: undefined,
  cases: new Array<TestCaseState>(count).fill(PENDING),
  isDone: false,
});

export function labReducer(state: LabState, action: LabAction): LabState {
  switch (action.type) {
    case 'runStarted':
      return { ...initialLabState(state.cases.length), isRunning: true };
    case 'abandoned':
      return initialLabState(state.cases.length);
    case 'runRepeated':
      return { ...state, isRepeated: true };
    case 'asked':
      return { ...state, inputPrompt: action.prompt };
    case 'answered':
      return { ...state, inputPrompt: undefined };
    case 'problemFound':
      return { ...state, problem: action.problem };
    case 'problemCleared':
      return { ...state, problem: undefined };
    case 'remarked':
      return { ...state, remark: action.remark };
    case 'caseChanged':
      return { ...state, cases: state.cases.map((one, at) => (at === action.at ? action.to : one)) };
    case 'allPassed':
      return { ...state, isDone: true };
    case 'runEnded':
      return { ...state, isRunning: false, inputPrompt: undefined, cases: state.cases.map(unreached) };
  }
}
