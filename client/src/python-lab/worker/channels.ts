// The only ways between a program and the worker: opened files that carry bytes. Python holds no JavaScript object, so a program
// that finds them can do no more than print, ask and draw.
import type { PyodideInterface } from 'pyodide';

/** What the worker does with what Python writes; `undefined` ends the run that asked. */
export interface ChannelHandlers {
  out(bytes: Uint8Array): void;
  err(bytes: Uint8Array): void;
  warning(bytes: Uint8Array): void;
  /** A program waits for input: pending output must be flushed. */
  flush(): void;
  draw(json: string): void;
  ask(prompt: string): string | undefined;
  /** An order of the tractor, and the field (JSON) for the first one. */
  drive(order: string): string;
  /** What the program holds at this moment, as JSON. */
  glimpse(json: string): void;
}

/** The files' numbers, in the order in which lab_streams takes them. */
export type ChannelNumbers = readonly number[];

/** Major device numbers below this one are emscripten's own. */
const FIRST_DEVICE = 90;
/** Python's number of "Input/output error". */
const INPUT_OUTPUT_ERROR = 29;

interface DeviceOperations {
  write?(bytes: Uint8Array): void;
  /** What the next read gives; nothing is the end of the file. */
  read?(): Uint8Array;
  fsync?(): void;
}

/** Replies begin with a byte of their own, because an empty read means the end. */
const REPLY_MARK = '=';
const ERROR_MARK = '!';

function exchange(answer: (text: string) => string | undefined): DeviceOperations {
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
  let question = '';
  return {
    write: (bytes) => {
      question = decoder.decode(bytes);
    },
    read: () => {
      try {
        const reply = answer(question);
        return encoder.encode(reply === undefined ? '' : REPLY_MARK + reply);
      } catch (error) {
        return encoder.encode(ERROR_MARK + (error instanceof Error ? error.message : String(error)));
      }
    },
  };
}

/** Opens the channels; their names are gone afterwards. */
export function openChannels({ FS }: Pick<PyodideInterface, 'FS'>, handlers: ChannelHandlers): ChannelNumbers {
  const guard = <T>(call: () => T): T => {
    try {
      return call();
    } catch {
      throw new FS.ErrnoError(INPUT_OUTPUT_ERROR);
    }
  };
  const open = (minor: number, { write, read, fsync }: DeviceOperations): number => {
    const device: number = FS.makedev(FIRST_DEVICE, minor);
    FS.registerDevice(device, {
      open: () => undefined,
      close: () => undefined,
      write: (_stream: object, memory: Int8Array, offset: number, length: number) => {
        // A copy: the memory is Python's own.
        guard(() => write?.(new Uint8Array(memory.slice(offset, offset + length).buffer)));
        return length;
      },
      read: (_stream: object, memory: Int8Array, offset: number, length: number) => {
        const bytes = guard(() => read?.() ?? new Uint8Array()).subarray(0, length);
        memory.set(bytes, offset);
        return bytes.length;
      },
      fsync: () => guard(() => fsync?.()),
    });
    const path = `/dev/lab-${minor}`;
    FS.mkdev(path, 0o600, device);
    const { fd }: { fd: number } = FS.open(path, 'r+');
    FS.unlink(path);
    return fd;
  };
  const decoder = new TextDecoder();
  return [
    { write: handlers.out, fsync: handlers.flush },
    { write: handlers.err },
    { write: handlers.warning },
    exchange(handlers.ask),
    { write: (bytes: Uint8Array) => handlers.draw(decoder.decode(bytes)) },
    exchange(handlers.drive),
    { write: (bytes: Uint8Array) => handlers.glimpse(decoder.decode(bytes)) },
  ].map((operations, at) => open(at, operations));
}
