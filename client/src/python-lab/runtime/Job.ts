// One running program: its clock without the time spent waiting for input, how it ends, and its result when killed.
import { t } from '@lingui/core/macro';
import type { CheckRequest, CheckResult, RunResult, TraceResult } from '../protocol.ts';
import type { JobMessage, Jobs } from './workerMessages.ts';

export type StopCause = 'stopped' | 'timeout' | 'crashed';

/** In the language of the moment. */
const CAUSE_MESSAGES: Readonly<Record<StopCause, string>> = {
  get stopped() {
    return t`Your program was stopped.`;
  },
  get timeout() {
    return t`Your program takes too long. Does a loop never end?`;
  },
  get crashed() {
    return t`Your program needed more than Python has here. Does it use very much memory or call itself for ever?`;
  },
};

/** What each kind of job gives back when its worker had to be thrown away. */
const KILLED_RESULTS: {
  [K in keyof Jobs]: (cause: StopCause, ms: number, options: Jobs[K]['options']) => Jobs[K]['result'];
} = {
  run: (cause, ms): RunResult => ({ status: cause, ms }),
  evaluate: (cause, ms): RunResult => ({ status: cause, ms }),
  check: (cause, _ms, request: CheckRequest): CheckResult => ({
    missing: [],
    failed: [request.checks.find(({ kind }) => kind === 'output')?.message ?? CAUSE_MESSAGES[cause]],
  }),
  trace: (cause, ms): TraceResult => ({
    status: 'error',
    ms,
    steps: [],
    output: '',
    error: { type: 'TimeoutError', message: CAUSE_MESSAGES[cause], text: CAUSE_MESSAGES[cause], stack: [] },
  }),
};

const TICK_MS = 50;

export interface PendingInput {
  number: number;
  /** Sends the answer again until the worker has it, where the service worker brings it. */
  retryTimer?: ReturnType<typeof setInterval>;
}

export class Job {
  readonly message: JobMessage;
  /** The program's names stay for lines typed after it. */
  readonly keeps: boolean;
  /** The worker has it. */
  isSent = false;
  /** Another job waits for its end, so that its output is of no use any more. */
  isDropped = false;
  cause: StopCause | undefined;
  pendingInput: PendingInput | undefined;
  readonly done: Promise<unknown>;
  readonly #killedResult: (cause: StopCause, ms: number) => object;
  readonly #startedAt = performance.now();
  #isUnanswered = false;
  #running = 0;
  #since = performance.now();
  #grace: ReturnType<typeof setTimeout> | undefined;
  #timeoutTimer: ReturnType<typeof setInterval> | undefined;
  #resolve: (result: unknown) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;

  constructor(message: JobMessage, keeps: boolean, endings: (cause: StopCause, ms: number) => object) {
    this.message = message;
    this.keeps = keeps;
    this.#killedResult = endings;
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  /** Starts the clock; `late` is called once when the program has run for `limitMs` (0: never). */
  start(limitMs: number, late: () => void): void {
    this.isSent = true;
    this.#since = performance.now();
    if (limitMs <= 0) return;
    this.#timeoutTimer = setInterval(() => {
      const now = this.pendingInput ? 0 : performance.now() - this.#since;
      if (this.#running + now < limitMs) return;
      clearInterval(this.#timeoutTimer);
      late();
    }, TICK_MS);
  }

  /** The program asks; its clock stands still. */
  pauseForInput(number: number): void {
    this.#running += performance.now() - this.#since;
    this.pendingInput = { number };
  }

  resumeAfterInput(): void {
    clearInterval(this.pendingInput?.retryTimer);
    this.pendingInput = undefined;
    this.#since = performance.now();
  }

  /** The program asks on and on although the test case has no more answers. */
  markUnanswered(): void {
    this.#isUnanswered = true;
  }

  /** Calls `kill` unless the program ends by itself before. */
  killAfter(ms: number, kill: () => void): void {
    clearTimeout(this.#grace);
    this.#grace = setTimeout(kill, ms);
  }

  finish(result: object): void {
    this.#release();
    this.#resolve(this.#isUnanswered ? { ...result, isUnanswered: true } : result);
  }

  /** Its worker is gone. */
  kill(cause: StopCause): void {
    this.finish(this.#killedResult(this.cause ?? cause, performance.now() - this.#startedAt));
  }

  fail(error: unknown): void {
    this.#release();
    this.#reject(error);
  }

  #release(): void {
    clearTimeout(this.#grace);
    clearInterval(this.#timeoutTimer);
    clearInterval(this.pendingInput?.retryTimer);
    this.pendingInput = undefined;
  }
}

export function createJob<K extends keyof Jobs>(kind: K, id: number, code: string, options: Jobs[K]['options']): Job {
  const message: JobMessage = { kind, id, code, options: JSON.stringify(options) };
  return new Job(message, 'keep' in options && options.keep === true, (cause, ms) =>
    KILLED_RESULTS[kind](cause, ms, options),
  );
}
