// Passes output on at most once a frame, so that a flood never blocks the page, and acknowledges to the worker what was shown.

/** The background tab has no frames; output goes on, slowly. */
const HIDDEN_TAB_FLUSH_MS = 100;

export interface OutputChunk {
  stream: 'out' | 'err';
  text: string;
}

type Show = (chunk: OutputChunk) => void;
type Credit = (characters: number) => void;

export class OutputPump {
  #pending: OutputChunk[] = [];
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #show: Show;
  readonly #credit: Credit;

  constructor(show: Show, credit: Credit) {
    this.#show = show;
    this.#credit = credit;
  }

  push(chunk: OutputChunk): void {
    const last = this.#pending.at(-1);
    if (last?.stream === chunk.stream) last.text += chunk.text;
    else this.#pending.push({ ...chunk });
    if (this.#timer !== undefined) return;
    this.#frame = requestAnimationFrame(() => this.flush());
    this.#timer = setTimeout(() => this.flush(), HIDDEN_TAB_FLUSH_MS);
  }

  /** Shows everything now: before a question is asked and before a run ends. */
  flush(): void {
    this.#cancelFlush();
    const chunks = this.#pending;
    this.#pending = [];
    let characters = 0;
    for (const chunk of chunks) {
      characters += chunk.text.length;
      this.#show(chunk);
    }
    if (characters > 0) this.#credit(characters);
  }

  /** Drops what is left. */
  dispose(): void {
    this.#cancelFlush();
    this.#pending = [];
  }

  #cancelFlush(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
