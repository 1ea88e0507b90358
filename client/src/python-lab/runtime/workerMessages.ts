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
  kind: 'run' | 'check' | 'trace';
  id: number;
  code: string;
  options: string;
}

export type HostMessage = InitMessage | JobMessage;

export type WorkerMessage =
  | { kind: 'hello' }
  | { kind: 'ready'; ms: number; usedSnapshot: boolean }
  | { kind: 'output'; id: number; stream: 'out' | 'err'; text: string }
  /** A batch of drawing commands, as JSON. */
  | { kind: 'draw'; id: number; json: string }
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
}

/** Int32 slots of the shared memory: state of input(), bytes of the answer, characters of output not yet shown. */
export const SLOT = { state: 0, length: 1, credit: 2 } as const;
export const INPUT_STATE = { idle: 0, waiting: 1, answered: 2, cancelled: 3 } as const;
export const INTERRUPT_BYTE = 64;
export const ANSWER_BYTE = 128;
const MAX_ANSWER_BYTES = 65_536;
export const SHARED_BYTES = ANSWER_BYTE + MAX_ANSWER_BYTES;
/** Python's number of the signal that becomes KeyboardInterrupt. */
export const SIGINT = 2;
/** Characters that may be on their way to the screen before the program waits. */
export const OUTPUT_CREDIT = 64 * 1024;

export interface SharedViews {
  slots: Int32Array;
  interrupt: Uint8Array;
  answer: Uint8Array;
}

export const createSharedViews = (memory: SharedArrayBuffer): SharedViews => ({
  slots: new Int32Array(memory, 0, 16),
  interrupt: new Uint8Array(memory, INTERRUPT_BYTE, 1),
  answer: new Uint8Array(memory, ANSWER_BYTE),
});

/** Everything below this path is answered by the service worker, never by the server. */
export const INPUT_PATH = '/python-input/';
