// Ends the process on SIGTERM and SIGINT, also in the middle of its start: closes what is open, last opened first, without a word.

/** Connections are closed after 7 s at the latest; jobs and the database have the rest. */
const LIMIT_MS = 9500;

type Close = () => void | Promise<void>;

export class Shutdown {
  readonly #closers: Close[] = [];
  #isStopping = false;
  #isStarted = false;

  /** @param onError called with what a closer throws */
  constructor(private readonly onError: (error: unknown) => void) {}

  /** True from the first signal on: what fails then fails because of it. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  onStop(close: Close): void {
    this.#closers.push(close);
  }

  /** From now on the process ends when nothing is left to do, instead of in the middle of its start. */
  started(): void {
    this.#isStarted = true;
  }

  listen(): void {
    process.on('SIGTERM', () => void this.#stop());
    process.on('SIGINT', () => void this.#stop());
  }

  async #stop(): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    // Every acknowledged write is on disk by now: what still hangs (a mail server, a database that does not answer) may be cut off.
    setTimeout(() => process.exit(), LIMIT_MS).unref();
    const isStarted = this.#isStarted;
    try {
      for (const close of this.#closers.toReversed()) await close();
      process.exitCode = 0;
      if (!isStarted) process.exit();
    } catch (error) {
      this.onError(error);
    }
  }
}
