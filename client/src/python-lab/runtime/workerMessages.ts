// What host and worker post to each other, and the layout of the memory they share.
import type {
  CheckRequest,
  CheckResult,
  InputMode,
  RunOptions,
  RunResult,
  TraceOptions,
  TraceResult,
} from '../protocol.ts';
import type { ModuleSources } from '../worker/install.ts';

/** What the page fetched once for all its workers. */
export interface PythonAssets {
  module: WebAssembly.Module;
  library: ArrayBuffer;
  /** Left out where it could not be had: the worker then starts Python the ordinary way. */
  snapshot?: ArrayBuffer;
  sources: ModuleSources;
}

export interface InitMessage {
  kind: 'init';
  assets: PythonAssets;
  mode: InputMode;
  shared?: SharedArrayBuffer;
  /** Where input() asks when the service worker holds the request. */
  inputAddress: string;
}

/** A job and the JSON that its Python function takes. */
export interface JobMessage {
  kind: 'run' | 'check' | 'trace' | 'evaluate';
  id: number;
  code: string;
  options: string;
}

export type HostMessage = InitMessage | JobMessage;

/** 'warning': one of Python's warnings as JSON, see `PythonWarning`. The order is that of the shared memory's numbers. */
export const OUTPUT_STREAMS = ['out', 'err', 'warning'] as const;
export type OutputStream = (typeof OUTPUT_STREAMS)[number];
/** Comes as a warning when a program asks on and on although a test case has no more answers; the same in streams.py. */
export const OUT_OF_ANSWERS = 'out of answers';

export type WorkerMessage =
  | { kind: 'hello' }
  | { kind: 'ready'; ms: number; usedSnapshot: boolean }
  /** Only without shared memory, which carries the output where there is some. */
  | { kind: 'output'; id: number; stream: OutputStream; text: string }
  /** A batch of drawing commands, as JSON. */
  | { kind: 'draw'; id: number; json: string }
  /** What the program holds at this moment, as JSON. */
  | { kind: 'glimpse'; id: number; json: string }
  | { kind: 'ask'; id: number; question: number; prompt: string }
  /** The answer has arrived; only said where the service worker brings it. */
  | { kind: 'answered'; id: number; question: number }
  /** A spent worker is thrown away. */
  | { kind: 'done'; id: number; json: string; isSpent: boolean }
  | { kind: 'dead'; id?: number; message: string };

/** JSON that Python takes and gives, by job. */
export interface Jobs {
  run: { options: Omit<RunOptions, 'timeoutMs'>; result: RunResult };
  check: { options: CheckRequest; result: CheckResult };
  trace: { options: TraceOptions; result: TraceResult };
  evaluate: { options: Record<string, never>; result: RunResult };
}

/** Int32 slots of the shared memory: state of input(), bytes of the answer, bytes of output ever written and ever read. */
export const SLOT = { state: 0, length: 1, written: 2, read: 3 } as const;
export const INPUT_STATE = { idle: 0, waiting: 1, answered: 2, cancelled: 3 } as const;
export const INTERRUPT_BYTE = 64;
export const ANSWER_BYTE = 128;
const MAX_ANSWER_BYTES = 65_536;
const OUTPUT_BYTE = ANSWER_BYTE + MAX_ANSWER_BYTES;
/** Bytes of output that may be on their way to the screen before the program waits; a power of 2. */
export const OUTPUT_RING_BYTES = 32_768;
export const SHARED_BYTES = OUTPUT_BYTE + OUTPUT_RING_BYTES;
/** Python's number of the signal that becomes KeyboardInterrupt. */
export const SIGINT = 2;
/** SIGUSR1: asks a running program for a glimpse of its variables. */
export const GLIMPSE_SIGNAL = 10;

export interface SharedViews {
  slots: Int32Array;
  interrupt: Uint8Array;
  answer: Uint8Array;
  output: Uint8Array;
}

export const createSharedViews = (memory: SharedArrayBuffer): SharedViews => ({
  slots: new Int32Array(memory, 0, 16),
  interrupt: new Uint8Array(memory, INTERRUPT_BYTE, 1),
  answer: new Uint8Array(memory, ANSWER_BYTE, MAX_ANSWER_BYTES),
  output: new Uint8Array(memory, OUTPUT_BYTE, OUTPUT_RING_BYTES),
});

/** Everything below this path is answered by the service worker, never by the server. */
export const INPUT_PATH = '/python-input/';
