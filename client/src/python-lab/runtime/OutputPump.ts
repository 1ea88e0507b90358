// Passes output on at most once a frame while a program runs, so that a flood never blocks the page.
import type { OutputChunk } from './outputRing.ts';

/** The background tab has no frames; output goes on, slowly. */
const HIDDEN_TAB_FLUSH_MS = 100;

export class OutputPump {
  #pushed: OutputChunk[] = [];
  #isRunning = false;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `readShared` gives what stands in shared memory. */
  constructor(
    private readonly show: (chunk: OutputChunk) => void,
    private readonly readShared: () => readonly OutputChunk[],
  ) {}

  /** A program has started: looks for its output in every frame from now on. */
  start(): void {
    this.#isRunning = true;
    this.#schedule();
  }

  /** Output that came as a message. */
  push(chunk: OutputChunk): void {
    this.#pushed.push(chunk);
  }

  /** Shows everything now: before a question is asked and before a run ends. */
  flush(): void {
    const pushed = this.#pushed;
    this.#pushed = [];
    for (const chunk of pushed) this.show(chunk);
    for (const chunk of this.readShared()) this.show(chunk);
  }

  /** The program is over; drops what is left. */
  stop(): void {
    this.#isRunning = false;
    this.#cancel();
    this.#pushed = [];
  }

  #schedule(): void {
    this.#cancel();
    const flush = () => {
      this.flush();
      if (this.#isRunning) this.#schedule();
    };
    this.#frame = requestAnimationFrame(flush);
    this.#timer = setTimeout(flush, HIDDEN_TAB_FLUSH_MS);
  }

  #cancel(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
  }
}
