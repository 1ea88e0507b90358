// One open answer of a live lesson: a stream, or a poll that ends with its first lines.
import type { ServerResponse } from 'node:http';
import type { Role } from '@lanternwise/shared/constants/users';
import type { BoardMessage, OwnLiveMessage } from '@lanternwise/shared/contracts/liveMessages';

export type LiveMessage = BoardMessage | OwnLiveMessage;

/** Encoded once for all who get it. */
export const encodeLine = (message: LiveMessage): Buffer => Buffer.from(`${JSON.stringify(message)}\n`);

/** Unsent bytes of a stream: more than the largest class needs. A slower reader is disconnected and resumes. */
const MAX_UNSENT_BYTES = 256 * 1024;

export interface StreamOwner {
  userId: string;
  tokenHash: string;
  role: Role;
  /** Of the page; a new stream of the same page replaces its old one. */
  tab: string | undefined;
  /** The class of a teacher's stream; null for a learner's. */
  groupId: string | null;
}

export class LiveStream {
  /** As of the last look at the session. */
  role: Role;
  /** Place in the list of all streams. */
  index = -1;
  /** By the monotonic clock. */
  lastSentAt = performance.now();
  #pollTimer: NodeJS.Timeout | undefined;
  #ended = false;

  /** @param isPoll whether the answer ends with its first lines */
  constructor(
    readonly owner: StreamOwner,
    private readonly response: ServerResponse,
    private readonly isPoll: boolean,
    onClose: (stream: LiveStream) => void,
  ) {
    this.role = owner.role;
    response.once('close', () => {
      this.#ended = true;
      clearTimeout(this.#pollTimer);
      onClose(this);
    });
    // A client that goes away is no fault; 'close' follows.
    response.on('error', () => undefined);
  }

  get isOpen(): boolean {
    return !this.#ended;
  }

  send(lines: Buffer): void {
    if (this.#ended) return;
    this.lastSentAt = performance.now();
    if (this.isPoll) {
      this.end(lines);
      return;
    }
    this.response.write(lines);
    if (this.response.writableLength > MAX_UNSENT_BYTES) this.response.destroy();
  }

  /** Ends a poll that waits with `lines` if nothing came before; does nothing for a stream. */
  endPollAfter(ms: number, lines: () => Buffer): void {
    if (this.isPoll && !this.#ended) this.#pollTimer = setTimeout(() => this.end(lines()), ms);
  }

  end(lines: Buffer): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#pollTimer);
    this.response.end(lines);
  }

  refuse(code: string, message: string): void {
    this.end(encodeLine({ type: 'refused', code, message }));
  }

  /** @param withinMs the client comes back after a random part of this time */
  sendAway(withinMs: number): void {
    this.end(encodeLine({ type: 'reconnect', withinMs }));
  }
}
