// The Python worker: starts Python, then runs, checks and records programs one at a time, as the host asks.
import type { PyodideInterface } from 'pyodide';
import type { PyCallable } from 'pyodide/ffi';
import {
  createSharedViews,
  type HostMessage,
  INPUT_STATE,
  type InitMessage,
  type JobMessage,
  OUTPUT_CREDIT,
  type SharedViews,
  SIGINT,
  SLOT,
  type WorkerMessage,
} from '../runtime/workerMessages.ts';
import { createInputWaiter, type InputWaiter } from './inputWaiter.ts';
import { lockDown } from './lockdown.ts';
import { type FileLimit, limitFiles, limitMemory } from './resourceLimits.ts';
import { startPython } from './startPython.ts';
import { createTractor } from './tractor.ts';

const startedAt = performance.now();
// References of our own: lockdown takes the names from the scope.
const post: (message: WorkerMessage) => void = self.postMessage.bind(self);
const sleep = Atomics.wait.bind(Atomics);
/** Output not yet shown is checked again after this time, in case the wake-up was missed. */
const RECHECK_MS = 250;
/** Characters of drawing commands of one run; whatever comes past it was not sent by our drawing module. */
const MAX_DRAW_CHARACTERS = 8_000_000;

let python: PyodideInterface | undefined;
/** Kept from the start: no program can put others in their place. */
let jobs: Record<JobMessage['kind'], PyCallable> | undefined;
let views: SharedViews | undefined;
let waitForInput: InputWaiter | undefined;
let runId = 0;
let questions = 0;
let fileLimit: FileLimit | undefined;
/** Size and age of Python's library when it started. */
let library = '';
let drawn = 0;

/** Sends output; with shared memory it waits until the page has shown what it already has. */
function emit(stream: 'out' | 'err', text: string): void {
  post({ kind: 'output', id: runId, stream, text });
  if (!views) return;
  const { slots, interrupt } = views;
  Atomics.add(slots, SLOT.credit, text.length);
  for (;;) {
    const unseen = Atomics.load(slots, SLOT.credit);
    if (unseen <= OUTPUT_CREDIT || interrupt[0] === SIGINT) return;
    sleep(slots, SLOT.credit, unseen, RECHECK_MS);
  }
}

/** Hands on a batch of drawing commands. The drawing module keeps its own, friendlier limit far below this one. */
function draw(json: string): void {
  drawn += json.length;
  if (drawn <= MAX_DRAW_CHARACTERS) post({ kind: 'draw', id: runId, json });
}

/** Undefined becomes None in Python (null would become something of its own): the run was stopped. */
function ask(prompt: string): string | undefined {
  const question = ++questions;
  if (views) Atomics.store(views.slots, SLOT.state, INPUT_STATE.waiting);
  post({ kind: 'ask', id: runId, question, prompt });
  const answer = waitForInput?.(runId, question);
  if (!views) post({ kind: 'answered', id: runId, question });
  return answer;
}

async function start({ assets, mode, shared, inputAddress }: InitMessage): Promise<void> {
  views = shared && createSharedViews(shared);
  waitForInput = createInputWaiter(mode, views, inputAddress);
  limitMemory();
  const started = await startPython(assets);
  python = started.python;
  fileLimit = limitFiles(python);
  library = libraryFingerprint();
  const bridge = functionIn(python, 'lab_runner', 'bridge');
  bridge(emit, ask, draw, createTractor());
  bridge.destroy();
  jobs = {
    run: functionIn(python, 'lab_runner', 'run'),
    check: functionIn(python, 'lab_checks', 'check'),
    trace: functionIn(python, 'lab_tracer', 'trace'),
  };
  if (views) python.setInterruptBuffer(views.interrupt);
  lockDown(self);
  post({ kind: 'ready', ms: performance.now() - startedAt, usedSnapshot: started.usedSnapshot });
}

/** Runs once what learners do first, so that the browser has compiled that code. A request made meanwhile waits for some milliseconds. */
function warmUp(): void {
  try {
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

function runJob({ kind, id, code, options }: JobMessage): void {
  runId = id;
  drawn = 0;
  if (views) {
    views.interrupt[0] = 0;
    Atomics.store(views.slots, SLOT.state, INPUT_STATE.idle);
    Atomics.store(views.slots, SLOT.credit, 0);
  }
  fileLimit?.reset();
  const json = String(jobs?.[kind](code, options));
  post({ kind: 'done', id, json, isSpent: needsRestart() });
}

// A listener, not `onmessage`: a program that got hold of the scope cannot replace it.
self.addEventListener('message', async ({ data }: MessageEvent<HostMessage>) => {
  try {
    if (data.kind === 'init') {
      await start(data);
      warmUp();
    } else runJob(data);
  } catch (error) {
    const message = (error instanceof Error ? error.message : String(error)).slice(0, 2000);
    post({ kind: 'dead', message, ...(data.kind !== 'init' && { id: data.id }) });
  }
});
post({ kind: 'hello' });
