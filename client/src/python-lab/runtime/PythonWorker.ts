// One worker with one Python in it: starts it from the page's assets, sends it jobs, and terminates it when needed.
import { t } from '@lingui/core/macro';
import { explainLoadFailure } from '../../features/offline/loadFailure.ts';
import type { InputMode } from '../protocol.ts';
import { createRingReader, type OutputChunk } from './outputRing.ts';
import {
  createSharedViews,
  GLIMPSE_SIGNAL,
  type HostMessage,
  INPUT_STATE,
  type JobMessage,
  OUTPUT_STREAMS,
  type PythonAssets,
  SHARED_BYTES,
  type SharedViews,
  SIGINT,
  SLOT,
  type WorkerMessage,
} from './workerMessages.ts';

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isBoolean: Check = (value) => typeof value === 'boolean';
const isStream: Check = (value) => OUTPUT_STREAMS.some((stream) => stream === value);
const isJsonObject: Check = (value) => {
  try {
    const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : undefined;
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  } catch {
    return false;
  }
};

type Kind = WorkerMessage['kind'];
type FieldsOf<K extends Kind> = Required<Omit<Extract<WorkerMessage, { kind: K }>, 'kind'>>;

const FIELDS: { [K in Kind]: Record<keyof FieldsOf<K>, Check> } = {
  hello: {},
  ready: { ms: isNumber, usedSnapshot: isBoolean },
  output: { id: isNumber, stream: isStream, text: isText },
  draw: { id: isNumber, json: isText },
  glimpse: { id: isNumber, json: isText },
  ask: { id: isNumber, question: isNumber, prompt: isText },
  answered: { id: isNumber, question: isNumber },
  done: { id: isNumber, json: isJsonObject, isSpent: isBoolean },
  dead: { id: (value) => value === undefined || isNumber(value), message: isText },
};

/** The message; undefined where it is none. */
function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  const { kind } = data;
  if (typeof kind !== 'string' || !Object.hasOwn(FIELDS, kind)) return undefined;
  const checks = Object.entries<Check>(FIELDS[kind as Kind]);
  return checks.every(([name, check]) => check((data as Record<string, unknown>)[name]))
    ? (data as WorkerMessage)
    : undefined;
}

/** Longer than the slowest start without a snapshot that we have measured (29 s). */
const START_TIMEOUT_MS = 90_000;
/** After an update, behind a filter or without a line the script of the worker is missing. */
async function whyNotStarted(): Promise<string> {
  const { failure, words } = await explainLoadFailure(undefined);
  return failure === 'missing' ? t`Python could not be started in this browser.` : words;
}

/** Characters of an answer; the rest of a longer one is left out. */
const MAX_ANSWER_LENGTH = 16_000;

export interface WorkerDependencies {
  mode: InputMode;
  assets: Promise<PythonAssets>;
  makeWorker(mode: InputMode): Worker;
  newInputAddress(): string;
  sendAnswer(address: string, text: string | null): void;
}

export class PythonWorker {
  /** Resolves with the milliseconds that the worker took; rejects with words for the learner. */
  readonly ready: Promise<number>;
  isReady = false;
  readonly #worker: Worker;
  readonly #dependencies: WorkerDependencies;
  readonly #views: SharedViews | undefined;
  readonly #inputAddress: string;
  readonly #readRing: (() => OutputChunk[]) | undefined;
  #startTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(needs: WorkerDependencies, listen: (from: PythonWorker, message: WorkerMessage) => void) {
    this.#dependencies = needs;
    this.#worker = needs.makeWorker(needs.mode);
    this.#inputAddress = needs.mode === 'service-worker' ? needs.newInputAddress() : '';
    const shared = needs.mode === 'shared-memory' ? new SharedArrayBuffer(SHARED_BYTES) : undefined;
    this.#views = shared && createSharedViews(shared);
    this.#readRing = this.#views && createRingReader(this.#views);
    this.ready = this.#start(shared, listen);
    // Callers wait for `ready`; a spare worker may fail unnoticed.
    this.ready.catch(() => undefined);
  }

  #start(
    shared: SharedArrayBuffer | undefined,
    listen: (from: PythonWorker, m: WorkerMessage) => void,
  ): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#startTimer = setTimeout(() => reject(new Error(t`Python did not start in time.`)), START_TIMEOUT_MS);
      const settle = (end: () => void) => {
        clearTimeout(this.#startTimer);
        end();
      };
      const fail = (message: string) => settle(() => reject(new Error(message)));
      this.#worker.onerror = (event) => {
        if (this.isReady) listen(this, { kind: 'dead', message: t`Python stopped unexpectedly.` });
        // An error of a program has words; a script that did not come has none.
        else if (event.message) fail(t`Python could not be started in this browser.`);
        else void whyNotStarted().then(fail);
      };
      this.#worker.onmessage = (event: MessageEvent<unknown>) => {
        const data = readWorkerMessage(event.data);
        if (!data) this.#handleForgery(listen, fail);
        else if (data.kind === 'hello') {
          this.#dependencies.assets.then(
            (assets) => this.#init(assets, shared),
            (error: unknown) => settle(() => reject(error)),
          );
        } else if (data.kind === 'ready') {
          this.isReady = true;
          settle(() => resolve(data.ms));
        } else if (data.kind === 'dead' && !this.isReady) fail(data.message);
        else listen(this, data);
      };
    });
  }

  /** Our worker code posts no such message: a program has taken over the worker, which is terminated. */
  #handleForgery(listen: (from: PythonWorker, m: WorkerMessage) => void, fail: (message: string) => void): void {
    const message = t`Python stopped unexpectedly.`;
    if (this.isReady) listen(this, { kind: 'dead', message });
    else fail(message);
  }

  #init(assets: PythonAssets, shared: SharedArrayBuffer | undefined): void {
    const { mode } = this.#dependencies;
    this.#post({ kind: 'init', assets, mode, inputAddress: this.#inputAddress, ...(shared && { shared }) });
  }

  #post(message: HostMessage): void {
    this.#worker.postMessage(message);
  }

  postJob(job: JobMessage): void {
    this.#post(job);
  }

  /** Raises KeyboardInterrupt in the program; false where this browser cannot. */
  interrupt(): boolean {
    if (!this.#views) return false;
    this.#views.interrupt[0] = SIGINT;
    Atomics.notify(this.#views.slots, SLOT.read);
    return true;
  }

  /** Asks the running program for a glimpse of its variables, unless Stop was pressed; without shared memory nothing happens. */
  requestGlimpse(): void {
    if (this.#views) Atomics.compareExchange(this.#views.interrupt, 0, 0, GLIMPSE_SIGNAL);
  }

  /** Brings the answer of a question; null ends the program. */
  answer(runId: number, question: number, text: string | null): void {
    const words = text?.slice(0, MAX_ANSWER_LENGTH) ?? null;
    if (!this.#views) {
      if (this.#dependencies.mode === 'service-worker')
        this.#dependencies.sendAnswer(`${this.#inputAddress}${runId}/${question}`, words);
      return;
    }
    const { slots, answer } = this.#views;
    if (words !== null) {
      const bytes = new TextEncoder().encode(words);
      answer.set(bytes);
      Atomics.store(slots, SLOT.length, bytes.length);
    }
    Atomics.store(slots, SLOT.state, words === null ? INPUT_STATE.cancelled : INPUT_STATE.answered);
    Atomics.notify(slots, SLOT.state);
  }

  /** What the program has printed since the last time; nothing where output comes as messages. */
  readOutput(): readonly OutputChunk[] {
    return this.#readRing?.() ?? [];
  }

  /** One that was still starting then never becomes ready. */
  terminate(): void {
    clearTimeout(this.#startTimer);
    this.#worker.terminate();
  }
}
