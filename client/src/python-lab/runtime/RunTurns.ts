// Takes turns among the programs of one editor: a newer press of Run wins, and output of an older run is dropped.

/** One press of Run, and the text that it runs. */
export interface Turn {
  readonly code: string;
  isStopped: boolean;
  /** Resolves when the turn is stopped. */
  readonly stopped: Promise<void>;
}

interface OwnTurn extends Turn {
  resolveStopped(): void;
}

function createTurn(code: string): OwnTurn {
  let resolveStopped = () => {};
  const stopped = new Promise<void>((resolve) => {
    resolveStopped = resolve;
  });
  return { code, isStopped: false, stopped, resolveStopped };
}

export class RunTurns {
  #current: OwnTurn | undefined;
  #working: Turn | undefined;
  #ended: Promise<void> = Promise.resolve();

  constructor(private readonly stopRuntime: () => void) {}

  /** A program is at work, or waits for the one before it. */
  get isBusy(): boolean {
    return this.#current !== undefined;
  }

  /** Whether what the runtime reports at this moment comes from the newest run. */
  get isListening(): boolean {
    return this.#working !== undefined && this.#working === this.#current;
  }

  isCurrent(turn: Turn): boolean {
    return turn === this.#current;
  }

  /**
   * Stops the program at work, and starts `work`, which must not reject, when that one is over. False where this very text is at
   * work already, which then goes on.
   */
  start(code: string, work: (turn: Turn) => Promise<void>): boolean {
    if (this.#current && !this.#current.isStopped && this.#current.code === code) return false;
    this.stop();
    const turn = createTurn(code);
    this.#current = turn;
    this.#ended = this.#ended.then(() => this.#work(turn, work));
    return true;
  }

  async #work(turn: Turn, work: (turn: Turn) => Promise<void>): Promise<void> {
    // A newer press came while this one waited.
    if (turn !== this.#current) return;
    this.#working = turn;
    await work(turn);
    this.#working = undefined;
    if (turn === this.#current) this.#current = undefined;
  }

  stop(): void {
    const turn = this.#current;
    if (!turn || turn.isStopped) return;
    turn.isStopped = true;
    turn.resolveStopped();
    if (turn === this.#working) this.stopRuntime();
  }

  /** Stops the program at work, and drops its result: the editor holds another program now. */
  abandon(): void {
    this.stop();
    this.#current = undefined;
  }
}
