// The page's Python: one worker at work, a warm spare behind it, and a Stop that always answers.
import type {
  CheckRequest,
  CheckResult,
  InputMode,
  PythonRuntime,
  RunOptions,
  RunResult,
  RuntimeEvent,
  RuntimeState,
  TraceResult,
} from '../protocol.ts';
import { type Cause, type Job, newJob } from './job.ts';
import type { FromWorker, Jobs, PythonAssets } from './messages.ts';
import { OutputPump } from './outputPump.ts';
import { PythonWorker, type WorkerNeeds } from './pythonWorker.ts';

/** Time a program gets to end by itself after Stop. */
const GRACE_MS = 400;
/** Running time of programs that are checked, not watched; a learner's own run has no limit unless asked for. */
const UNWATCHED_MS = 5000;
/** An answer through the service worker is sent again until the worker has it. */
const REPEAT_MS = 500;

export interface RuntimeNeeds extends Pick<WorkerNeeds, 'makeWorker' | 'newInputAddress' | 'sendAnswer'> {
  /** Fetches (or has fetched) what Python needs. */
  assets(report: (share: number) => void): Promise<PythonAssets>;
  chooseMode(): Promise<InputMode>;
  /** Calls back when the page has nothing better to do. */
  whenIdle(call: () => void): void;
  /** Called once, when Python runs. */
  started(): void;
}

export class WorkerRuntime implements PythonRuntime {
  state: RuntimeState = 'loading';
  readonly #needs: RuntimeNeeds;
  readonly #listeners = new Set<(event: RuntimeEvent) => void>();
  readonly #pump: OutputPump;
  #workerNeeds: WorkerNeeds | undefined;
  #active: PythonWorker | undefined;
  #spare: PythonWorker | undefined;
  #starting: Promise<void> | undefined;
  #job: Job | undefined;
  #lastId = 0;
  #isDisposed = false;

  constructor(needs: RuntimeNeeds) {
    this.#needs = needs;
    this.#pump = new OutputPump(
      ({ stream, text }) => this.#say({ kind: 'output', stream, text }),
      (characters) => this.#active?.shown(characters),
    );
    this.ready().catch(() => undefined);
  }

  on(listener: (event: RuntimeEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** After a failure the next call tries again. */
  ready(): Promise<void> {
    if (this.state === 'failed') this.#starting = undefined;
    this.#starting ??= this.#start();
    return this.#starting;
  }

  async #start(): Promise<void> {
    this.state = 'loading';
    const began = performance.now();
    try {
      const assets = this.#needs.assets((share) => this.#say({ kind: 'progress', share }));
      // Waited for further down; it may fail before.
      assets.catch(() => undefined);
      const mode = await this.#needs.chooseMode();
      this.#workerNeeds = { ...this.#needs, mode, assets };
      this.#active = this.#boot();
      await this.#active?.ready;
      this.state = 'ready';
      this.#say({ kind: 'ready', mode, ms: performance.now() - began });
      this.#needs.started();
      this.#keepSpare();
    } catch (error) {
      this.#fail(error);
      throw error;
    }
  }

  #fail(error: unknown): void {
    this.#active?.terminate();
    this.#active = undefined;
    this.state = 'failed';
    this.#say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }

  #boot(): PythonWorker | undefined {
    if (!this.#workerNeeds || this.#isDisposed) return undefined;
    return new PythonWorker(this.#workerNeeds, (from, message) => this.#hear(from, message));
  }

  #keepSpare(): void {
    this.#needs.whenIdle(() => {
      this.#spare ??= this.#boot();
    });
  }

  /** Throws the worker away and goes on with the warm one; `ready` waits for it where it is not warm yet. */
  #swap(): void {
    this.#pump.dispose();
    this.#active?.terminate();
    this.#active = this.#spare ?? this.#boot();
    this.#spare = undefined;
    this.#starting = this.#active?.ready.then(
      () => this.#keepSpare(),
      (error: unknown) => {
        this.#fail(error);
        throw error;
      },
    );
    this.#starting?.catch(() => undefined);
  }

  run(code: string, options: RunOptions = {}): Promise<RunResult> {
    const { timeoutMs, ...rest } = options;
    return this.#do('run', code, rest, timeoutMs ?? (options.stdin ? UNWATCHED_MS : 0));
  }

  check(code: string, request: CheckRequest): Promise<CheckResult> {
    return this.#do('check', code, request, UNWATCHED_MS);
  }

  trace(code: string, options: Jobs['trace']['options'] = {}): Promise<TraceResult> {
    return this.#do('trace', code, options, UNWATCHED_MS);
  }

  async #do<K extends keyof Jobs>(
    kind: K,
    code: string,
    options: Jobs[K]['options'],
    limitMs: number,
  ): Promise<Jobs[K]['result']> {
    if (this.#job) throw new Error('busy');
    const job = newJob(kind, ++this.#lastId, code, options);
    this.#job = job;
    void this.#send(job, limitMs);
    try {
      return (await job.done) as Jobs[K]['result'];
    } finally {
      if (this.#job === job) this.#job = undefined;
    }
  }

  async #send(job: Job, limitMs: number): Promise<void> {
    try {
      await this.ready();
      if (this.#job !== job || job.cause) return;
      if (!this.#active) throw new Error('Python is not there any more.');
      this.#active.do(job.message);
      job.start(limitMs, () => this.#end('timeout'));
    } catch (error) {
      job.fail(error);
    }
  }

  #hear(from: PythonWorker, message: FromWorker): void {
    const job = this.#job;
    if (from !== this.#active) {
      // A spare that died is simply made anew when it is needed.
      if (message.kind === 'dead' && from === this.#spare) this.#spare = undefined;
      return;
    }
    if (message.kind === 'dead') {
      this.#pump.flush();
      this.#swap();
      job?.kill('crashed');
      return;
    }
    if (!job || !('id' in message) || message.id !== job.message.id) return;
    if (message.kind === 'output') this.#pump.push(message);
    else if (message.kind === 'draw') this.#say({ kind: 'draw', json: message.json });
    else if (message.kind === 'ask') this.#ask(job, message.question, message.prompt);
    else if (message.kind === 'answered') job.answered();
    else if (message.kind === 'done') this.#finish(job, message.json, message.isSpent);
  }

  #ask(job: Job, question: number, prompt: string): void {
    this.#pump.flush();
    job.asks(question);
    if (job.cause) this.#reply(job, null);
    else this.#say({ kind: 'ask', prompt });
  }

  #finish(job: Job, json: string, isSpent: boolean): void {
    this.#pump.flush();
    const result = JSON.parse(json) as RunResult;
    // A program that was interrupted for taking too long calls itself stopped.
    const late = job.cause === 'timeout' && job.message.kind === 'run' && result.status === 'stopped';
    if (isSpent) this.#swap();
    job.finish(late ? { ...result, status: 'timeout' } : result);
  }

  answer(text: string): void {
    if (this.#job?.question && !this.#job.question.repeat) this.#reply(this.#job, text);
  }

  #reply(job: Job, text: string | null): void {
    const { question } = job;
    const worker = this.#active;
    if (!question || !worker) return;
    const send = () => worker.answer(job.message.id, question.number, text);
    clearInterval(question.repeat);
    send();
    if (this.#workerNeeds?.mode === 'service-worker') question.repeat = setInterval(send, REPEAT_MS);
    else job.answered();
  }

  stop(): void {
    this.#end('stopped');
  }

  #end(cause: Cause): void {
    const job = this.#job;
    if (!job || job.cause) return;
    job.cause = cause;
    const kill = () => {
      if (this.#job !== job) return;
      if (job.isSent) {
        this.#pump.flush();
        this.#swap();
      }
      job.kill(cause);
    };
    if (!job.isSent) kill();
    else if (job.question) {
      this.#reply(job, null);
      job.grantGrace(GRACE_MS, kill);
    } else if (this.#active?.interrupt()) job.grantGrace(GRACE_MS, kill);
    else kill();
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#listeners.clear();
    this.#pump.dispose();
    this.#active?.terminate();
    this.#spare?.terminate();
    this.#active = this.#spare = undefined;
    this.#job?.kill('stopped');
  }

  #say(event: RuntimeEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
