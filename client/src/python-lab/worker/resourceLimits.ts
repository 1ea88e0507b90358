// Keeps a program from eating the whole tab: past the ceilings Python gets no memory (MemoryError) and no
// room for files (OSError). Python holds no object of JavaScript, so nothing else can fill the worker's own heap.
import type { PyodideInterface } from 'pyodide';

const PAGE_BYTES = 65_536;
const MEMORY_LIMIT_BYTES = 192 * 1024 * 1024;

/** Must run before Python starts; it changes how every WebAssembly memory of this worker grows. */
export function limitMemory(): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + Number(pages) * PAGE_BYTES > MEMORY_LIMIT_BYTES)
      throw new RangeError('memory ceiling');
    return grow.call(this, pages);
  };
}

/** Files live outside Python's own memory. Counts the bytes that each program writes. */
const FILES_LIMIT_BYTES = 32 * 1024 * 1024;
/** Files, folders and links of one program: each takes room in the worker's heap, even an empty one. */
const MAX_FILES = 5000;
/** Python's number of "No space left on device". */
const NO_SPACE = 51;

interface FileOperations {
  node: { setattr(node: object, attributes: { size?: number }): void };
  stream: {
    write(...given: [stream: object, buffer: object, offset: number, length: number, ...rest: unknown[]]): number;
  };
}

export interface FileLimit {
  /** A new program starts: it has written nothing yet. */
  reset(): void;
  /** A program filled so much that the files it left may be a burden for the next ones. */
  isHit(): boolean;
}

/** Must run once Python has started: its own library is a file too. */
export function limitFiles({ FS }: PyodideInterface): FileLimit {
  const { node, stream }: FileOperations = FS.filesystems.MEMFS.ops_table.file;
  const { write } = stream;
  const { setattr } = node;
  let written = 0;
  let made = 0;
  const createNode: (...given: unknown[]) => object = FS.createNode;
  FS.createNode = (...given: unknown[]) => {
    made += 1;
    if (made > MAX_FILES) throw new FS.ErrnoError(NO_SPACE);
    return createNode(...given);
  };
  const countBytes = (bytes: number) => {
    written += bytes;
    if (written > FILES_LIMIT_BYTES) throw new FS.ErrnoError(NO_SPACE);
  };
  stream.write = (...given) => {
    countBytes(given[3]);
    return write(...given);
  };
  node.setattr = (file, attributes) => {
    countBytes(attributes.size ?? 0);
    setattr(file, attributes);
  };
  return {
    reset: () => {
      written = 0;
      made = 0;
    },
    isHit: () => written > FILES_LIMIT_BYTES || made > MAX_FILES,
  };
}
