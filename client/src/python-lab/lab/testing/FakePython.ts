// A fake Python for tests: programs are looked up in a table, questions wait for their answer.
import type {
  CheckRequest,
  CheckResult,
  Glimpse,
  PythonRuntime,
  RunOptions,
  RunResult,
  RuntimeEvent,
  RuntimeState,
  TraceOptions,
  TraceResult,
} from '../../protocol.ts';

export interface FakeProgram {
  /** Printed by the program; a function gets what was typed. */
  prints?: string | ((answers: readonly string[]) => string);
  asks?: readonly string[];
  result?: Partial<RunResult>;
  check?: Partial<CheckResult>;
  trace?: TraceResult;
  /** Drawing commands, sent before anything is printed. */
  draws?: readonly unknown[];
  /** Runs until stopped. */
  endless?: boolean;
  /** Ends when the test calls `finish`, whether it was stopped or not. */
  isHeld?: boolean;
}

export class FakePython implements PythonRuntime {
  state: RuntimeState = 'loading';
  readonly checked: CheckRequest[] = [];
  readonly traced: TraceOptions[] = [];
  readonly ran: { code: string; stdin: readonly string[] | undefined }[] = [];
  stops = 0;
  glimpses = 0;
  keeps = false;
  readonly #programs: Readonly<Record<string, FakeProgram>>;
  readonly #listeners = new Set<(event: RuntimeEvent) => void>();
  readonly #held: (() => void)[] = [];
  #resolveAnswer: ((text: string) => void) | undefined;
  #settle: { resolve(): void; reject(error: Error): void } | undefined;
  readonly #loaded = new Promise<void>((resolve, reject) => {
    this.#settle = { resolve, reject };
  });

  constructor(programs: Readonly<Record<string, FakeProgram>>) {
    this.#programs = programs;
  }

  load(): void {
    this.state = 'ready';
    this.#settle?.resolve();
    this.#emit({ kind: 'ready', mode: 'shared-memory', ms: 1 });
  }

  fail(message: string): void {
    this.state = 'failed';
    this.#loaded.catch(() => undefined);
    this.#settle?.reject(new Error(message));
    this.#emit({ kind: 'failed', message });
  }

  ready = () => this.#loaded;

  on(listener: (event: RuntimeEvent) => void) {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Ends the held program that has waited longest. */
  finish(): void {
    this.#held.shift()?.();
  }

  /** As the runtime does while a worker starts. */
  tellWaiting(isWaiting: boolean): void {
    this.#emit({ kind: 'waiting', isWaiting });
  }

  #emit(event: RuntimeEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  #script(code: string): FakeProgram {
    return this.#programs[code.trim()] ?? {};
  }

  async run(code: string, options: RunOptions = {}): Promise<RunResult> {
    this.ran.push({ code, stdin: options.stdin });
    this.keeps ||= options.keep === true;
    const { prints = '', asks = [], draws, result, endless, isHeld } = this.#script(code);
    if (draws) this.#emit({ kind: 'draw', json: JSON.stringify(draws) });
    const answers = [...(options.stdin ?? [])];
    if (!options.stdin) answers.push(...(await this.#ask(asks)));
    if (isHeld && !options.stdin) await new Promise<void>((resolve) => this.#held.push(resolve));
    if (endless) {
      await new Promise<string>((resolve) => {
        this.#resolveAnswer = resolve;
      });
      return { status: 'stopped', ms: 1 };
    }
    const output = typeof prints === 'string' ? prints : prints(answers);
    if (!options.capture && output) this.#emit({ kind: 'output', stream: 'out', text: output });
    if (options.keep) this.#emit({ kind: 'result', variables: {} });
    return { status: 'ok', ms: 1, ...(options.capture && { output }), ...result };
  }

  async check(code: string, request: CheckRequest): Promise<CheckResult> {
    this.checked.push(request);
    return { missing: [], failed: [], ...this.#script(code).check };
  }

  async #ask(prompts: readonly string[]): Promise<string[]> {
    const answers: string[] = [];
    for (const prompt of prompts) {
      this.#emit({ kind: 'output', stream: 'out', text: prompt });
      this.#emit({ kind: 'ask', prompt });
      answers.push(
        await new Promise<string>((resolve) => {
          this.#resolveAnswer = resolve;
        }),
      );
    }
    return answers;
  }

  async trace(code: string, options: TraceOptions = {}): Promise<TraceResult> {
    this.traced.push(options);
    const { trace, asks = [], draws } = this.#script(code);
    if (draws) this.#emit({ kind: 'draw', json: JSON.stringify(draws) });
    await this.#ask(asks.slice(options.answers?.length ?? 0));
    const { parts, ...rest } = trace ?? { status: 'ok', ms: 0, steps: [], output: '' };
    return options.parts && parts ? { ...rest, parts } : rest;
  }

  hasKeptProgram(): boolean {
    return this.keeps;
  }

  async evaluate(line: string): Promise<RunResult> {
    return this.run(line);
  }

  requestGlimpse(): void {
    this.glimpses += 1;
  }

  /** What the running program holds, as the worker would tell. */
  tellGlimpse(glimpse: Glimpse): void {
    this.#emit({ kind: 'glimpse', glimpse });
  }

  answer(text: string): void {
    this.#resolveAnswer?.(text);
  }

  stop(): void {
    this.stops += 1;
    this.#resolveAnswer?.('');
  }

  dispose(): void {
    this.#listeners.clear();
  }
}
