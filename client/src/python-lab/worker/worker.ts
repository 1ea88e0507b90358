// The Python worker: starts Python, then runs, checks and records programs one at a time, as the host asks.
import type { PyodideInterface } from 'pyodide';
import type { PyCallable, PyProxy } from 'pyodide/ffi';
import {
  CREDIT,
  type FromWorker,
  INPUT,
  type InitMessage,
  type JobMessage,
  type SharedViews,
  SIGINT,
  SLOT,
  type ToWorker,
  viewsOf,
} from '../runtime/messages.ts';
import { type Wait, waitBy } from './input.ts';
import { lockDown } from './lockdown.ts';
import { limitMemory } from './memoryCeiling.ts';
import { startPython } from './start.ts';

const began = performance.now();
// References of our own: lockdown takes the names from the scope.
const post: (message: FromWorker) => void = self.postMessage.bind(self);
const sleep = Atomics.wait.bind(Atomics);
/** Output that nobody shows yet is looked at again after this long, in case the wake-up was missed. */
const RECHECK_MS = 250;

/** The Python module and function of each job. */
const FUNCTIONS = {
  run: ['lab_runner', 'run'],
  check: ['lab_checks', 'check'],
  trace: ['lab_tracer', 'trace'],
} as const;

let python: PyodideInterface | undefined;
let views: SharedViews | undefined;
let wait: Wait | undefined;
let runId = 0;
let questions = 0;

/** Sends output; with shared memory it waits until the page has shown what it already has. */
function emit(stream: 'out' | 'err', text: string): void {
  post({ kind: 'output', id: runId, stream, text });
  if (!views) return;
  const { slots, interrupt } = views;
  Atomics.add(slots, SLOT.credit, text.length);
  for (;;) {
    const unseen = Atomics.load(slots, SLOT.credit);
    if (unseen <= CREDIT || interrupt[0] === SIGINT) return;
    sleep(slots, SLOT.credit, unseen, RECHECK_MS);
  }
}

/** Undefined becomes None in Python (null would become something of its own): the run was stopped. */
function ask(prompt: string): string | undefined {
  const question = ++questions;
  if (views) Atomics.store(views.slots, SLOT.state, INPUT.waiting);
  post({ kind: 'ask', id: runId, question, prompt });
  const answer = wait?.(runId, question);
  if (!views) post({ kind: 'answered', id: runId, question });
  return answer;
}

async function start({ assets, mode, shared, inputAddress }: InitMessage): Promise<void> {
  views = shared && viewsOf(shared);
  wait = waitBy(mode, views, inputAddress);
  limitMemory();
  const started = await startPython(assets);
  python = started.python;
  const bridge = functionOf('lab_runner', 'bridge');
  bridge(emit, ask);
  bridge.destroy();
  if (views) python.setInterruptBuffer(views.interrupt);
  lockDown(self);
  post({ kind: 'ready', ms: performance.now() - began, usedSnapshot: started.usedSnapshot });
}

function functionOf(module: string, name: string): PyCallable {
  if (!python) throw new Error('Python has not started.');
  const owner = python.pyimport(module) as PyProxy & Record<string, PyCallable>;
  const found = owner[name];
  owner.destroy();
  if (!found) throw new Error(`${module}.${name} is missing.`);
  return found;
}

const heapBytes = () => (python as unknown as { _module: { HEAP8: Int8Array } } | undefined)?._module.HEAP8.length ?? 0;

function work({ kind, id, code, options }: JobMessage): void {
  runId = id;
  if (views) {
    views.interrupt[0] = 0;
    Atomics.store(views.slots, SLOT.state, INPUT.idle);
    Atomics.store(views.slots, SLOT.credit, 0);
  }
  const [module, name] = FUNCTIONS[kind];
  const job = functionOf(module, name);
  const json = String(job(code, options));
  job.destroy();
  post({ kind: 'done', id, json, heapBytes: heapBytes() });
}

// A listener, not `onmessage`: a program that got hold of the scope cannot replace it.
self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  try {
    if (data.kind === 'init') await start(data);
    else work(data);
  } catch (error) {
    const message = (error instanceof Error ? error.message : String(error)).slice(0, 2000);
    post({ kind: 'dead', message, ...(data.kind !== 'init' && { id: data.id }) });
  }
});
post({ kind: 'hello' });
