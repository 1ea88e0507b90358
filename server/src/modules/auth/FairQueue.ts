// Runs few tasks at once: waiting ones take turns by network, and a full queue refuses from the longest line.

/** Who waits. */
export interface Turn {
  network: string;
  /** On a device that the account has used before, or signed in. */
  isKnown: boolean;
}

export interface QueueLimits {
  /** Tasks that run at once. */
  running: number;
  /** Tasks of one network that wait, of the known ones and of the others. */
  perNetwork: number;
  /** All that wait. */
  waiting: number;
}

/** Known ones in a row while strangers wait: accounts of an attacker's own are known as well, and must not keep strangers out. */
export const KNOWN_IN_A_ROW = 4;

export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

interface Waiting {
  start(): void;
  refuse(): void;
}

export class FairQueue {
  readonly #known = new Line();
  readonly #strangers = new Line();
  #running = 0;
  #knownInARow = 0;

  constructor(private readonly limits: QueueLimits) {}

  /** Throws QueueFullError if there is no room, or if the place is given to somebody in a shorter line. */
  async run<T>(turn: Turn, task: () => Promise<T>): Promise<T> {
    if (this.#running >= this.limits.running) await this.#wait(turn);
    else this.#running += 1;
    try {
      return await task();
    } finally {
      // A finished task hands its place on, so that a later one cannot overtake those that wait.
      const next = this.#next();
      if (next) next.start();
      else this.#running -= 1;
    }
  }

  #wait({ network, isKnown }: Turn): Promise<void> {
    const line = isKnown ? this.#known : this.#strangers;
    if (line.lengthOf(network) >= this.limits.perNetwork || !this.#makeRoom(line, network)) {
      return Promise.reject(new QueueFullError());
    }
    return new Promise((start, reject) => line.add(network, { start, refuse: () => reject(new QueueFullError()) }));
  }

  /** Where all places are taken, the last stranger of the network with the most waiting loses its place to a network with fewer, or to a known one. */
  #makeRoom(line: Line, network: string): boolean {
    if (this.#known.size + this.#strangers.size < this.limits.waiting) return true;
    const longest = this.#strangers.longest();
    if (longest === undefined) return false;
    const isShorter = line.lengthOf(network) + 1 < this.#strangers.lengthOf(longest);
    if (line === this.#strangers && !isShorter) return false;
    this.#strangers.takeLast(longest)?.refuse();
    return true;
  }

  #next(): Waiting | undefined {
    const isStrangersTurn = this.#known.size === 0 || this.#knownInARow >= KNOWN_IN_A_ROW;
    const stranger = isStrangersTurn ? this.#strangers.takeNext() : undefined;
    this.#knownInARow = stranger || this.#known.size === 0 ? 0 : this.#knownInARow + 1;
    return stranger ?? this.#known.takeNext();
  }
}

/** The waiting of each network, in the order of the networks' turns. */
class Line {
  readonly #networks = new Map<string, Waiting[]>();
  size = 0;

  lengthOf(network: string): number {
    return this.#networks.get(network)?.length ?? 0;
  }

  add(network: string, waiting: Waiting): void {
    const own = this.#networks.get(network);
    if (own) own.push(waiting);
    else this.#networks.set(network, [waiting]);
    this.size += 1;
  }

  /** The first of the network whose turn it is; that network is then the last. */
  takeNext(): Waiting | undefined {
    for (const [network, own] of this.#networks) {
      const next = own.shift();
      this.#networks.delete(network);
      if (own.length > 0) this.#networks.set(network, own);
      this.size -= 1;
      return next;
    }
    return undefined;
  }

  longest(): string | undefined {
    let longest: string | undefined;
    for (const network of this.#networks.keys())
      if (longest === undefined || this.lengthOf(network) > this.lengthOf(longest)) longest = network;
    return longest;
  }

  takeLast(network: string): Waiting | undefined {
    const own = this.#networks.get(network);
    const last = own?.pop();
    if (last) this.size -= 1;
    if (own?.length === 0) this.#networks.delete(network);
    return last;
  }
}
