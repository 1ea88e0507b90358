// The Python worker: starts Python, then runs, checks and records programs one at a time, as the host asks.
import type { PyodideInterface } from 'pyodide';
import type { PyCallable } from 'pyodide/ffi';
import type { CheckRequest } from '../protocol.ts';
import {
  createSharedViews,
  type HostMessage,
  INPUT_STATE,
  type InitMessage,
  type JobMessage,
  type SharedViews,
  SLOT,
  type WorkerMessage,
} from '../runtime/workerMessages.ts';
import type { ChannelHandlers } from './channels.ts';
import { createInputWaiter, type InputWaiter } from './inputWaiter.ts';
import { isolate } from './isolate.ts';
import { lockDown } from './lockdown.ts';
import { createOutputWriter, type OutputWriter } from './outputWriter.ts';
import { type FileLimit, limitFiles, limitMemory } from './resourceLimits.ts';
import { startPython } from './startPython.ts';
import { createTractor } from './tractor.ts';

const startedAt = performance.now();
// References of our own: lockdown takes the names from the scope.
const post: (message: WorkerMessage) => void = self.postMessage.bind(self);
const sleep = Atomics.wait.bind(Atomics);
/** Characters of drawing commands of one run; whatever comes past it was not sent by our drawing module. */
const MAX_DRAW_CHARACTERS = 8_000_000;

/** A glimpse is far below this; a longer one is no JSON any more. */
const MAX_GLIMPSE_CHARACTERS = 100_000;

let python: PyodideInterface | undefined;
/** Kept from the start: no program can put others in their place. */
let jobs: Record<JobMessage['kind'] | 'is_contained', PyCallable> | undefined;
let views: SharedViews | undefined;
let output: OutputWriter | undefined;
let waitForInput: InputWaiter | undefined;
let runId = 0;
let questions = 0;
let fileLimit: FileLimit | undefined;
/** Size and age of Python's library when it started. */
let library = '';
let drawn = 0;

const handlers: ChannelHandlers = {
  out: (bytes) => output?.write('out', bytes),
  err: (bytes) => output?.write('err', bytes),
  warning: (bytes) => output?.write('warning', bytes),
  flush: () => output?.flush(),
  /** Hands on a batch of drawing commands. The drawing module keeps its own, friendlier limit far below this one. */
  draw(json) {
    drawn += json.length;
    if (drawn <= MAX_DRAW_CHARACTERS) post({ kind: 'draw', id: runId, json });
  },
  ask(prompt) {
    output?.flush();
    const question = ++questions;
    if (views) Atomics.store(views.slots, SLOT.state, INPUT_STATE.waiting);
    post({ kind: 'ask', id: runId, question, prompt });
    const answer = waitForInput?.(runId, question);
    if (!views) post({ kind: 'answered', id: runId, question });
    return answer;
  },
  drive: createTractor(),
  glimpse: (json) => post({ kind: 'glimpse', id: runId, json: json.slice(0, MAX_GLIMPSE_CHARACTERS) }),
};

/** Python reads the signal of Stop here every few steps; without shared memory none can come, but waiting output is sent. */
function createInterruptBuffer(): Uint8Array {
  if (views) return views.interrupt;
  const noSignal = () => {
    output?.flushIfDue();
    return 0;
  };
  return Object.defineProperty({}, 0, { get: noSignal, set: () => undefined }) as Uint8Array;
}

async function start({ assets, mode, shared, inputAddress }: InitMessage): Promise<void> {
  views = shared && createSharedViews(shared);
  waitForInput = createInputWaiter(mode, views, inputAddress);
  output = createOutputWriter(views, sleep, (stream, text) => post({ kind: 'output', id: runId, stream, text }));
  limitMemory();
  const started = await startPython(assets);
  python = started.python;
  fileLimit = limitFiles(python);
  library = libraryFingerprint();
  jobs = {
    run: functionIn(python, 'lab_runner', 'run'),
    check: functionIn(python, 'lab_checks', 'check'),
    trace: functionIn(python, 'lab_tracer', 'trace'),
    evaluate: functionIn(python, 'lab_evaluate', 'evaluate'),
    is_contained: functionIn(python, 'lab_containment', 'is_contained'),
  };
  isolate(python, handlers);
  python.setInterruptBuffer(createInterruptBuffer());
  lockDown(self);
  post({ kind: 'ready', ms: performance.now() - startedAt, usedSnapshot: started.usedSnapshot });
}

/** Runs once what learners do first, so that the browser has compiled that code. A request made meanwhile waits for some milliseconds. */
function warmUp(): void {
  try {
    jobs?.is_contained('print(1)');
    jobs?.run('for i in range(99): print(i)', JSON.stringify({ capture: true, stdin: [] }));
    jobs?.trace('n = 0\nfor i in range(199):\n    n += i', '{}');
  } catch {
    // The learner's own programs will say what is wrong.
  }
}

const functionIn = (started: PyodideInterface, module: string, name: string) =>
  started.runPython(`__import__('sys').modules['${module}'].${name}`) as PyCallable;

const LIBRARY = '/lib/python314.zip';
/** Memory never shrinks: past this size the next program gets a new Python. */
const BIG_HEAP_BYTES = 128 * 1024 * 1024;

function libraryFingerprint(): string {
  try {
    const file: { size: number; mtime: Date } | undefined = python?.FS.stat(LIBRARY);
    return `${file?.size} ${Number(file?.mtime)}`;
  } catch {
    return 'gone';
  }
}

/** The program has left this Python in a state that no other program should start in. */
function needsRestart(): boolean {
  const heap = (python as unknown as { _module: { HEAP8: Int8Array } } | undefined)?._module.HEAP8.length ?? 0;
  return heap > BIG_HEAP_BYTES || fileLimit?.isHit() === true || libraryFingerprint() !== library;
}

/** A check reads the program; only for its outputs it is run. */
const executes = ({ kind, options }: JobMessage): boolean =>
  kind !== 'check' || (JSON.parse(options) as CheckRequest).checks.some((check) => check.kind === 'output');

function runJob(job: JobMessage): void {
  const { kind, id, code, options } = job;
  runId = id;
  drawn = 0;
  output?.reset();
  if (views) {
    views.interrupt[0] = 0;
    Atomics.store(views.slots, SLOT.state, INPUT_STATE.idle);
  }
  fileLimit?.reset();
  // Asked before the program runs: afterwards it might have changed the answer.
  const isContained = !executes(job) || jobs?.is_contained(code) === true;
  const json = String(jobs?.[kind](code, options));
  output?.flush();
  post({ kind: 'done', id, json, isSpent: !isContained || needsRestart() });
}

const JOB_KINDS: readonly string[] = ['run', 'check', 'trace', 'evaluate'] satisfies JobMessage['kind'][];

function reportDeath(error: unknown, id?: number): void {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 2000);
  post({ kind: 'dead', message, ...(id !== undefined && { id }) });
}

function takeJob({ data }: MessageEvent<HostMessage>): void {
  // Only the first message may start Python; whatever else is no job is nothing.
  if (data.kind === 'init' || !JOB_KINDS.includes(data.kind)) return;
  try {
    runJob(data);
  } catch (error) {
    reportDeath(error, data.id);
  }
}

// Listeners, not `onmessage`: a program that got hold of the scope cannot replace them. The one for the start hears one message only.
self.addEventListener(
  'message',
  async ({ data }: MessageEvent<HostMessage>) => {
    self.addEventListener('message', takeJob);
    try {
      if (data.kind !== 'init') throw new Error('Python has not started.');
      await start(data);
      warmUp();
    } catch (error) {
      reportDeath(error);
    }
  },
  { once: true },
);
post({ kind: 'hello' });
