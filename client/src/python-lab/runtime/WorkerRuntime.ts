// The page's Python: one worker at work, a warm spare behind it, and a Stop that always answers.
import { plainText } from '@lanternwise/shared/content/plainOutput';
import { friendlyWarning } from '../friendly/friendlyWarning.ts';
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
import { createJob, type Job, type StopCause } from './Job.ts';
import { OutputPump } from './OutputPump.ts';
import type { OutputChunk } from './outputRing.ts';
import type { PythonWorker, WorkerDependencies } from './PythonWorker.ts';
import { readGlimpse, readVariables } from './readGlimpse.ts';
import { WorkerPair } from './WorkerPair.ts';
import { type Jobs, OUT_OF_ANSWERS, type PythonAssets, type WorkerMessage } from './workerMessages.ts';

/** Time a program gets to end by itself after Stop. */
const GRACE_MS = 400;
/** Running time of programs that are checked, not watched; a learner's own run has no limit by default. */
const CHECK_TIMEOUT_MS = 5000;
/** An answer through the service worker is sent again until the worker has it. */
const ANSWER_RETRY_MS = 500;

export interface RuntimeDependencies extends Pick<WorkerDependencies, 'makeWorker' | 'newInputAddress' | 'sendAnswer'> {
  /** Fetches (or has fetched) what Python needs. */
  assets(report: (share: number) => void): Promise<PythonAssets>;
  chooseMode(): Promise<InputMode>;
  /** Calls back when the page has nothing better to do. */
  whenIdle(call: () => void): void;
  /** Called once, when Python runs. */
  onStarted(): void;
}

export class WorkerRuntime implements PythonRuntime {
  state: RuntimeState = 'loading';
  readonly #dependencies: RuntimeDependencies;
  readonly #listeners = new Set<(event: RuntimeEvent) => void>();
  readonly #pump: OutputPump;
  readonly #workers: WorkerPair;
  #mode: InputMode | undefined;
  #starting: Promise<void> | undefined;
  #job: Job | undefined;
  /** Waits until the job before it, which was told to stop, is over. */
  #nextJob: Job | undefined;
  #lastId = 0;
  /** The worker that holds the names of the last kept program, and whether the active one may serve nothing else any more. */
  #keeper: PythonWorker | undefined;
  #isSpent = false;

  constructor(needs: RuntimeDependencies) {
    this.#dependencies = needs;
    this.#workers = new WorkerPair({
      onMessage: (message) => this.#handleMessage(message),
      whenIdle: (call) => needs.whenIdle(call),
    });
    this.#pump = new OutputPump(
      (chunk) => this.#showOutput(chunk),
      () => this.#workers.active?.readOutput() ?? [],
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
      const assets = this.#dependencies.assets((share) => this.#emit({ kind: 'progress', share }));
      // Waited for further down; it may fail before.
      assets.catch(() => undefined);
      const mode = await this.#dependencies.chooseMode();
      this.#mode = mode;
      await this.#workers.start({ ...this.#dependencies, mode, assets });
      this.state = 'ready';
      this.#emit({ kind: 'ready', mode, ms: performance.now() - began });
      this.#dependencies.onStarted();
    } catch (error) {
      this.#fail(error);
      throw error;
    }
  }

  #fail(error: unknown): void {
    this.#workers.drop();
    this.state = 'failed';
    this.#emit({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }

  #showOutput({ stream, text }: OutputChunk): void {
    if (this.#job?.isDropped) return;
    if (stream === 'warning' && text === OUT_OF_ANSWERS) this.#job?.markUnanswered();
    else if (stream === 'warning') this.#emit({ kind: 'output', stream: 'err', text: friendlyWarning(text) });
    else if (text !== '') {
      const isRecorded = this.#job?.message.kind === 'trace';
      this.#emit({ kind: 'output', stream, text, ...(isRecorded && { isRecorded }) });
    }
  }

  /** Throws the worker away and goes on with the warm one; `ready` waits for it where it is not warm yet. */
  #replaceWorker(): void {
    this.#pump.stop();
    this.#isSpent = false;
    this.#keeper = undefined;
    this.#starting = this.#workers.replace().catch((error: unknown) => {
      this.#fail(error);
      throw error;
    });
    this.#starting.catch(() => undefined);
  }

  run(code: string, options: RunOptions = {}): Promise<RunResult> {
    const { timeoutMs = options.stdin ? CHECK_TIMEOUT_MS : 0, ...rest } = options;
    if (!options.capture) this.#emit({ kind: 'begun' });
    return this.#runJob('run', code, rest, timeoutMs);
  }

  check(code: string, request: CheckRequest): Promise<CheckResult> {
    return this.#runJob('check', code, request, CHECK_TIMEOUT_MS);
  }

  trace(code: string, options: Jobs['trace']['options'] = {}): Promise<TraceResult> {
    return this.#runJob('trace', code, options, CHECK_TIMEOUT_MS);
  }

  hasKeptProgram(): boolean {
    return this.#keeper !== undefined && this.#keeper === this.#workers.active;
  }

  evaluate(line: string): Promise<RunResult> {
    return this.hasKeptProgram() ? this.#runJob('evaluate', line, {}, 0) : Promise.reject(new Error('nothing kept'));
  }

  requestGlimpse(): void {
    if (this.#job?.isSent && !this.#job.pendingInput && !this.#job.cause) this.#workers.active?.requestGlimpse();
  }

  async #runJob<K extends keyof Jobs>(
    kind: K,
    code: string,
    options: Jobs[K]['options'],
    limitMs: number,
  ): Promise<Jobs[K]['result']> {
    const before = this.#job;
    if (this.#nextJob || (before && !before.cause)) throw new Error('busy');
    const job = createJob(kind, ++this.#lastId, code, options);
    if (before) {
      // It was stopped and is no longer displayed: further output is dropped.
      before.isDropped = true;
      this.#nextJob = job;
      await before.done.catch(() => undefined);
      this.#nextJob = undefined;
    }
    if (!job.cause) {
      if (this.#isSpent && kind !== 'evaluate') this.#replaceWorker();
      this.#job = job;
      void this.#startJob(job, limitMs);
    }
    try {
      return (await job.done) as Jobs[K]['result'];
    } finally {
      if (this.#job === job) {
        this.#job = undefined;
        this.#pump.stop();
      }
    }
  }

  async #startJob(job: Job, limitMs: number): Promise<void> {
    const waits = this.#workers.active?.isReady !== true;
    if (waits) this.#emit({ kind: 'waiting', isWaiting: true });
    try {
      await this.ready();
      if (this.#job !== job || job.cause) return;
      const worker = this.#workers.active;
      if (!worker) throw new Error('Python is not there any more.');
      worker.postJob(job.message);
      this.#pump.start();
      job.start(limitMs, () => this.#stopJob('timeout'));
    } catch (error) {
      job.fail(error);
    } finally {
      if (waits) this.#emit({ kind: 'waiting', isWaiting: false });
    }
  }

  #handleMessage(message: WorkerMessage): void {
    const job = this.#job;
    if (message.kind === 'dead') {
      this.#pump.flush();
      this.#replaceWorker();
      job?.kill('crashed');
      return;
    }
    if (!job || !('id' in message) || message.id !== job.message.id) return;
    if (message.kind === 'output') this.#pump.push(message);
    else if (message.kind === 'draw') {
      if (!job.isDropped) this.#emit({ kind: 'draw', json: message.json });
    } else if (message.kind === 'glimpse') {
      const glimpse = readGlimpse(message.json);
      if (glimpse) this.#emit({ kind: 'glimpse', glimpse });
    } else if (message.kind === 'ask') this.#handleInputRequest(job, message.question, message.prompt);
    else if (message.kind === 'answered') job.resumeAfterInput();
    else if (message.kind === 'done') this.#finishJob(job, message.json, message.isSpent);
  }

  #handleInputRequest(job: Job, question: number, prompt: string): void {
    this.#pump.flush();
    job.pauseForInput(question);
    if (job.cause) this.#sendAnswer(job, null);
    else this.#emit({ kind: 'ask', prompt });
  }

  #finishJob(job: Job, json: string, isSpent: boolean): void {
    this.#pump.flush();
    const result = JSON.parse(json) as RunResult;
    // A program that was interrupted for taking too long calls itself stopped.
    const late = job.cause === 'timeout' && job.message.kind === 'run' && result.status === 'stopped';
    this.#settleWorker(job, isSpent);
    const variables = readVariables(result.variables);
    if (variables && !job.isDropped) this.#emit({ kind: 'result', variables });
    job.finish(late ? { ...result, status: 'timeout' } : result);
  }

  /** Throws a spent worker away; one that keeps a program goes before the next job. A typed line may change anything. */
  #settleWorker({ message, keeps }: Job, isSpent: boolean): void {
    if (message.kind === 'evaluate') this.#isSpent = true;
    else if (keeps) {
      this.#keeper = this.#workers.active;
      this.#isSpent = isSpent;
    } else if (isSpent) this.#replaceWorker();
  }

  /** Without marks that cannot be seen: they come along when a number is copied, and int() refuses them. */
  answer(text: string): void {
    if (this.#job?.pendingInput && !this.#job.pendingInput.retryTimer) this.#sendAnswer(this.#job, plainText(text));
  }

  #sendAnswer(job: Job, text: string | null): void {
    const { pendingInput: question } = job;
    const worker = this.#workers.active;
    if (!question || !worker) return;
    const send = () => worker.answer(job.message.id, question.number, text);
    clearInterval(question.retryTimer);
    send();
    if (this.#mode === 'service-worker') question.retryTimer = setInterval(send, ANSWER_RETRY_MS);
    else job.resumeAfterInput();
  }

  stop(): void {
    this.#stopJob('stopped');
  }

  #stopJob(cause: StopCause): void {
    const job = this.#nextJob ?? this.#job;
    if (!job || job.cause) return;
    job.cause = cause;
    const kill = () => {
      if (this.#job !== job && this.#nextJob !== job) return;
      if (job.isSent) {
        this.#pump.flush();
        this.#replaceWorker();
      }
      job.kill(cause);
    };
    if (!job.isSent) kill();
    else if (job.pendingInput) {
      this.#sendAnswer(job, null);
      job.killAfter(GRACE_MS, kill);
    } else if (this.#workers.active?.interrupt()) job.killAfter(GRACE_MS, kill);
    else kill();
  }

  dispose(): void {
    this.#listeners.clear();
    this.#pump.stop();
    this.#workers.dispose();
    for (const job of [this.#nextJob, this.#job]) job?.kill('stopped');
  }

  #emit(event: RuntimeEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
