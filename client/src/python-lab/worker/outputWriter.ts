// How a program's output leaves the worker at once: through shared memory, else as messages, of which a flood sends a few in each moment.
import { createRingWriter } from '../runtime/outputRing.ts';
import type { OutputStream, SharedViews } from '../runtime/workerMessages.ts';

export interface OutputWriter {
  write(stream: OutputStream, bytes: Uint8Array): void;
  /** Sends what waits for its moment. */
  flush(): void;
  /** Python looks here now and then while it runs: sends what has waited long enough. */
  flushIfDue(): void;
  /** A new program has printed nothing yet. */
  reset(): void;
}

type Post = (stream: OutputStream, text: string) => void;

/** Bytes of one program's output; Python's own limit is far below, but a program might take it away. */
const MAX_BYTES = 16_000_000;
const MOMENT_MS = 30;
/** Messages sent at once in a moment; what is printed beyond them waits for the end of the moment. */
const MESSAGES_A_MOMENT = 32;

function createMessageWriter(post: Post): Omit<OutputWriter, 'reset'> {
  const decoder = new TextDecoder();
  let waiting: { stream: OutputStream; text: string }[] = [];
  let momentBegan = 0;
  let sent = 0;
  const flush = () => {
    const all = waiting;
    waiting = [];
    for (const { stream, text } of all) post(stream, text);
  };
  const isNewMoment = (now: number) => {
    if (now - momentBegan < MOMENT_MS) return false;
    momentBegan = now;
    sent = 0;
    return true;
  };
  return {
    write(stream, bytes) {
      const text = decoder.decode(bytes);
      if (isNewMoment(performance.now())) flush();
      if (waiting.length === 0 && ++sent <= MESSAGES_A_MOMENT) {
        post(stream, text);
        return;
      }
      const last = waiting.at(-1);
      if (last?.stream === stream && stream !== 'warning') last.text += text;
      else waiting.push({ stream, text });
    },
    flush,
    flushIfDue() {
      if (waiting.length > 0 && isNewMoment(performance.now())) flush();
    },
  };
}

export function createOutputWriter(
  views: SharedViews | undefined,
  sleep: typeof Atomics.wait,
  post: Post,
): OutputWriter {
  const nothing = () => undefined;
  const writer = views
    ? { write: createRingWriter(views, sleep), flush: nothing, flushIfDue: nothing }
    : createMessageWriter(post);
  let bytesWritten = 0;
  return {
    ...writer,
    write(stream, bytes) {
      bytesWritten += bytes.length;
      if (bytesWritten <= MAX_BYTES) writer.write(stream, bytes);
    },
    reset() {
      bytesWritten = 0;
    },
  };
}
