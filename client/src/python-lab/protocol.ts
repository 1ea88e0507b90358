// What page and Python worker say to each other, and what a run, a check and a recording give back.
import type { Command } from '@lanternwise/shared/activities/tractor/commands';
import type { Tractor } from '@lanternwise/shared/activities/tractor/machine';
import type { Construct, ProgramCheck } from '@lanternwise/shared/content/pythonLesson';

/** How input() waits for the learner: shared memory, else a request that the service worker holds open, else not at all. */
export type InputMode = 'shared-memory' | 'service-worker' | 'none';

export type RunStatus =
  | 'ok'
  /** An exception; see `error`. */
  | 'error'
  | 'stopped'
  | 'timeout'
  /** More output than the limit. */
  | 'flood'
  /** exit() with a message. */
  | 'exit'
  /** The runtime died (memory, recursion); a fresh one stands in already. */
  | 'crashed';

/** Where and why a program failed, as Python reports it. Lines and columns count from 1; an end column is exclusive. */
export interface PythonError {
  type: string;
  message: string;
  /** Python's own text, of the learner's file only. */
  text: string;
  line?: number;
  column?: number;
  endLine?: number;
  endColumn?: number;
  stack: readonly { name: string; line: number }[];
}

export interface RunOptions {
  /**
   * Answers for input(), in order; when they run out it gets empty text; prompts are then not part of the output, so that a test
   * case can be compared with what the program prints. Left out, the learner is asked (and sees the prompt).
   */
  stdin?: readonly string[];
  /** Collects the output into the result instead of sending it as it comes. */
  capture?: boolean;
  /** Characters of output before the program is stopped as a flood. */
  limit?: number;
  /** Milliseconds of running (waiting for input not counted) before it is stopped as a timeout; 0 for never. */
  timeoutMs?: number;
  /** A tractor on its field, whose commands the program then knows. */
  tractor?: Tractor;
  /** Keeps the program's names for lines that are typed after it. */
  keep?: boolean;
}

/** Names and values as short texts. */
export type VariableTexts = Readonly<Record<string, string>>;

/** What a running program holds at some moment. */
export interface Glimpse {
  line: number;
  /** '<module>' for the program itself. */
  functionName: string;
  /** The program's own variables. */
  variables: VariableTexts;
  /** Those of the function at work. */
  local?: VariableTexts;
}

export interface TraceOptions extends Pick<RunOptions, 'stdin' | 'tractor'> {
  max?: number;
  /** Asks the learner for what input() wants, and shows and draws while the program is recorded; `stdin` is then not used. */
  asks?: boolean;
  /** What was typed in an earlier recording; given again before the learner is asked. */
  answers?: readonly string[];
  /** Keeps what the parts of each line came to. */
  parts?: boolean;
  /** Two recordings with one seed draw the same numbers from `random`. */
  seed?: number;
}

export interface RunResult {
  status: RunStatus;
  ms: number;
  error?: PythonError;
  /** Where it was when it was stopped, if Python could still say so. */
  line?: number;
  output?: string;
  /** What the tractor obeyed, where the program drove it. */
  commands?: readonly Command[];
  /** The program's own variables when it was over, where it was kept. */
  variables?: VariableTexts;
  /** It asked on and on although the test case had no more answers. */
  isUnanswered?: true;
}

export interface CheckRequest {
  required: readonly Construct[];
  checks: readonly ProgramCheck[];
  /** Blocks must be indented by exactly four spaces. */
  indentation: boolean;
}

/** What is wrong with a program before (or without) running it; empty lists where nothing is. */
export interface CheckResult {
  /** The program cannot be read at all. */
  syntax?: PythonError;
  missing: readonly Construct[];
  /** The first wrong line, with the requirement's message; `found` and `expected` are spaces, where the message names them. */
  indentation?: { line: number; message: string; found?: number; expected?: number };
  /** Messages of failed checks, in order; 'output' checks have been run. */
  failed: readonly string[];
}

/** Variables of one frame as short reprs, and the numbers of the boxes that some of them stand for. */
export interface TraceScope {
  variables: Readonly<Record<string, string>>;
  refs?: Readonly<Record<string, number>>;
}

/** A frame that waits for the one it called. */
export interface TraceCaller extends TraceScope {
  name: string;
  line: number;
}

/** How a list, dict, set, tuple or object of the learner's own looked at some step. */
export interface TraceLook {
  kind: 'list' | 'dict' | 'set' | 'tuple' | 'object';
  /** Python's name of the type. */
  type: string;
  /** Items in all; of many only the first are kept. */
  size: number;
  /** The key or attribute (null in a sequence), the value as a short repr, and the number of its box (0: it has none). */
  items: readonly (readonly [key: string | null, text: string, box: number])[];
}

/** Numbers of boxes, and the index of each one's look. Two names with the same number share one thing. */
export type TraceBoxes = Readonly<Record<string, number>>;

export interface TraceStep extends TraceScope {
  line: number;
  /** 1 in the program itself, more inside functions. */
  depth: number;
  /** Function the line belongs to; '<module>' for the program itself. */
  name: string;
  /** Characters (code points) of output before the line runs. */
  printed: number;
  /** The frames that wait, the nearest first; of many the nearest and the outermost. */
  callers?: readonly TraceCaller[];
  boxes?: TraceBoxes;
  /** Commands the tractor had obeyed before the line runs. */
  driven?: number;
  /** Drawing commands sent before the line runs. */
  drawn?: number;
  /** Numbers of the line's parts and what each came to, in the order in which Python worked them out. */
  parts?: readonly (readonly [part: number, text: string])[];
}

/** Why a recording ends before the program does. */
export type TraceCut = 'steps' | 'size' | 'time' | 'output';

export interface TraceResult {
  status: 'ok' | 'error' | 'limit';
  ms: number;
  steps: readonly TraceStep[];
  cut?: TraceCut;
  looks?: readonly TraceLook[];
  /** Texts of the parts by number, where they were asked for. */
  parts?: readonly string[];
  /** The program's own variables when it was over. */
  final?: Readonly<Record<string, string>>;
  finalRefs?: Readonly<Record<string, number>>;
  finalBoxes?: TraceBoxes;
  output: string;
  commands?: readonly Command[];
  error?: PythonError;
}

export type RuntimeState = 'loading' | 'ready' | 'failed';

export type RuntimeEvent =
  | { kind: 'progress'; share: number }
  | { kind: 'ready'; mode: InputMode; ms: number }
  | { kind: 'failed'; message: string }
  /** A program whose output is shown is about to run. */
  | { kind: 'begun' }
  /** A job waits until Python has started (again), or no longer. */
  | { kind: 'waiting'; isWaiting: boolean }
  /** `isRecorded`: printed while the program was recorded step by step, which is no run. */
  | { kind: 'output'; stream: 'out' | 'err'; text: string; isRecorded?: true }
  /** A batch of drawing commands (JSON), not checked: a program may send what it likes. */
  | { kind: 'draw'; json: string }
  | { kind: 'glimpse'; glimpse: Glimpse }
  /** A kept program or a typed line has ended; the program's own variables. */
  | { kind: 'result'; variables: VariableTexts }
  /** input() waits; answer with `answer`. */
  | { kind: 'ask'; prompt: string };

/**
 * A Python that never freezes the page. One program runs at a time; a second `run` rejects with an Error "busy", unless the first was
 * told to stop: then it waits for that, and nothing of the first is shown any more.
 */
export interface PythonRuntime {
  readonly state: RuntimeState;
  /** Resolves when programs can run; rejects with what went wrong. */
  ready(): Promise<void>;
  /** Returns the stop of listening. */
  on(listener: (event: RuntimeEvent) => void): () => void;
  run(code: string, options?: RunOptions): Promise<RunResult>;
  check(code: string, request: CheckRequest): Promise<CheckResult>;
  trace(code: string, options?: TraceOptions): Promise<TraceResult>;
  /** Whether the names of the last program that was run to be kept are still there. */
  hasKeptProgram(): boolean;
  /** Runs a line with those names; rejects where there are none. */
  evaluate(line: string): Promise<RunResult>;
  /** Asks the running program for a glimpse, which comes as an event; not every browser can. */
  requestGlimpse(): void;
  /** The learner's answer to input(); empty text for Cancel. */
  answer(text: string): void;
  /** Always ends a running program: asks first, then throws the worker away. */
  stop(): void;
  dispose(): void;
}

/** Makes or takes the page's one runtime; `prefetch` only starts fetching it. */
export interface RuntimeProvider {
  runtime(): PythonRuntime;
  prefetch(): void;
}
