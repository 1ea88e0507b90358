// A program's output in shared memory: the worker writes it the moment it is printed, the page reads it once a frame.
import {
  OUTPUT_RING_BYTES,
  OUTPUT_STREAMS,
  type OutputStream,
  type SharedViews,
  SIGINT,
  SLOT,
} from './workerMessages.ts';

export interface OutputChunk {
  stream: OutputStream;
  text: string;
}

/** Bytes before each piece: its length and the number of its stream. */
const HEADER_BYTES = 4;
const STREAM_BITS = 2;
/** The page is looked after again after this time, in case its wake-up was missed. */
const RECHECK_MS = 250;

/** Waits while the memory is full of output that the page has not read; an interrupted program's output is dropped then. */
export function createRingWriter(
  { slots, interrupt, output }: SharedViews,
  sleep: typeof Atomics.wait,
): (stream: OutputStream, bytes: Uint8Array) => void {
  const put = (at: number, bytes: Uint8Array) => {
    const start = at & (OUTPUT_RING_BYTES - 1);
    const room = OUTPUT_RING_BYTES - start;
    output.set(bytes.subarray(0, room), start);
    if (bytes.length > room) output.set(bytes.subarray(room), 0);
  };
  const header = new Uint8Array(HEADER_BYTES);
  const headerView = new DataView(header.buffer);
  return (stream, bytes) => {
    for (let sent = 0; sent < bytes.length; ) {
      const written = Atomics.load(slots, SLOT.written);
      const read = Atomics.load(slots, SLOT.read);
      // Both numbers may wrap around; their difference stays right.
      const free = OUTPUT_RING_BYTES - ((written - read) | 0);
      if (free <= HEADER_BYTES) {
        if (interrupt[0] === SIGINT) return;
        sleep(slots, SLOT.read, read, RECHECK_MS);
        continue;
      }
      const piece = bytes.subarray(sent, sent + free - HEADER_BYTES);
      headerView.setUint32(0, (piece.length << STREAM_BITS) | OUTPUT_STREAMS.indexOf(stream), true);
      put(written, header);
      put(written + HEADER_BYTES, piece);
      Atomics.store(slots, SLOT.written, (written + HEADER_BYTES + piece.length) | 0);
      sent += piece.length;
    }
  };
}

/** The page's side: everything written since the last time, in order; pieces of one stream that follow each other are one. */
export function createRingReader({ slots, output }: SharedViews): () => OutputChunk[] {
  // A piece may end within a character.
  const decoders = OUTPUT_STREAMS.map(() => new TextDecoder());
  const take = (at: number, length: number): Uint8Array => {
    const start = at & (OUTPUT_RING_BYTES - 1);
    const first = output.slice(start, start + length);
    if (first.length === length) return first;
    const whole = new Uint8Array(length);
    whole.set(first);
    whole.set(output.subarray(0, length - first.length), first.length);
    return whole;
  };
  return () => {
    const chunks: OutputChunk[] = [];
    const written = Atomics.load(slots, SLOT.written);
    let at = Atomics.load(slots, SLOT.read);
    while (at !== written) {
      const header = new DataView(take(at, HEADER_BYTES).buffer).getUint32(0, true);
      const number = header & ((1 << STREAM_BITS) - 1);
      const length = header >>> STREAM_BITS;
      const stream = OUTPUT_STREAMS[number];
      const text = decoders[number]?.decode(take(at + HEADER_BYTES, length), { stream: true }) ?? '';
      at = (at + HEADER_BYTES + length) | 0;
      const last = chunks.at(-1);
      if (stream === undefined) continue;
      if (last?.stream === stream && stream !== 'warning') last.text += text;
      else chunks.push({ stream, text });
    }
    if (chunks.length > 0) {
      Atomics.store(slots, SLOT.read, written);
      Atomics.notify(slots, SLOT.read);
    }
    return chunks;
  };
}
