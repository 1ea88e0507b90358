// Runs what a request leaves to be done after its reply: one task after the other, and to the end before the server closes.

/** Further tasks are dropped: a client that sends more than that is not a person. */
const MAX_WAITING = 1000;

export class BackgroundTasks {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #onError: (error: unknown) => void = () => undefined;

  /** Gets the errors of tasks, which have no request to answer. */
  onError(listener: (error: unknown) => void): void {
    this.#onError = listener;
  }

  /** Starts after the current request's handler has returned. */
  add(task: () => Promise<void>): void {
    if (this.#waiting >= MAX_WAITING) return;
    this.#waiting += 1;
    this.#last = this.#last
      .then(() => new Promise<void>((resolve) => setImmediate(resolve)))
      .then(task)
      .catch((error: unknown) => this.#onError(error))
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  /** Resolves when all accepted tasks have ended. */
  async finished(): Promise<void> {
    while (this.#waiting > 0) await this.#last;
  }
}
